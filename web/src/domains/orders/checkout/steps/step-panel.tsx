import type { ReactNode } from 'react'
import type { CheckoutStep } from './checkout-steps.ts'
import { panelId } from './use-step-focus.ts'

interface StepPanelProps {
  step?: CheckoutStep
  title: string
  /** Shown at the end of the title. */
  aside?: ReactNode
  children: ReactNode
}

export const StepPanel = ({ step, title, aside, children }: StepPanelProps) => (
  <section
    id={step && panelId(step)}
    className="scroll-mt-6 rounded-panel bg-surface p-4 shadow-2 md:rounded-hero md:p-7"
  >
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-title md:text-h2">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
