import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface OverviewCardProps {
  tone: 'crimson' | 'surface' | 'cream' | 'pine'
  kicker: string
  title: string
  className?: string
  /** The one thing to do, at the foot. */
  action: ReactNode
  children: ReactNode
}

const tones = {
  crimson: 'ghost on-colour bg-crimson-fill [--kicker:var(--color-marigold-soft)]',
  surface: 'bg-surface shadow-2 [--kicker:var(--color-muted)]',
  cream: 'bg-cream [--kicker:var(--color-cream-ink)]',
  pine: 'bg-pine-tint [--kicker:var(--color-pine)]',
}

/** What one should know first: a word on what it is about, the news, and what can be done. */
export function OverviewCard({ tone, kicker, title, className, action, children }: OverviewCardProps) {
  return (
    <section
      className={classNames(
        'flex min-h-44 flex-col overflow-hidden rounded-panel p-5 md:rounded-hero',
        tones[tone],
        className,
      )}
    >
      <p className="text-small font-semibold text-(--kicker)">{kicker}</p>
      <h2 className="mt-0.5 text-title text-balance">{title}</h2>
      <div className="mt-1.5 mb-4 text-small wrap-anywhere">{children}</div>
      <div className="mt-auto">{action}</div>
    </section>
  )
}
