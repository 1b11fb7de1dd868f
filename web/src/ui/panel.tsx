import type { ReactNode } from 'react'
import { Weave } from './brand/weave.tsx'
import { classNames } from './class-names.ts'

type PanelProps = {
  title?: ReactNode
  /** A link or quiet button at the end of the title's line. */
  action?: ReactNode
  tone?: 'surface' | 'cream' | 'indigo' | 'pine'
  hasWeave?: boolean
  className?: string
  children: ReactNode
}

const tones = {
  surface: 'bg-surface shadow-2',
  cream: 'bg-cream',
  indigo: 'bg-indigo-tint',
  pine: 'bg-pine-tint',
}

export function Panel({ title, action, tone = 'surface', hasWeave, className, children }: PanelProps) {
  return (
    <section className={classNames('overflow-hidden rounded-panel md:rounded-hero', tones[tone], className)}>
      {hasWeave && <Weave />}
      <div className="p-5 md:p-6">
        {(title || action) && (
          <div className="mb-4 flex items-center justify-between gap-4">
            {title && <h2 className="text-title">{title}</h2>}
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
