import type { ReactNode } from 'react'

interface StepPanelProps {
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

export const StepPanel = ({ title, aside, children }: StepPanelProps) => (
  <section className="rounded-panel bg-surface p-4 shadow-2 md:rounded-hero md:p-7">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-title md:text-h2">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
