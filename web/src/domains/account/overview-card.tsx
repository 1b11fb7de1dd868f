import { Link, type LinkProps } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface OverviewCardProps {
  tone: 'crimson' | 'surface' | 'cream' | 'pine'
  kicker: string
  title: string
  className?: string
  /** The card's one link or button, at its foot. */
  action: ReactNode
  children: ReactNode
}
const tones = {
  crimson: 'ghost on-colour bg-crimson-fill [--kicker:var(--color-marigold-soft)]',
  surface: 'bg-surface shadow-2 [--kicker:var(--color-muted)]',
  cream: 'bg-cream [--kicker:var(--color-cream-ink)]',
  pine: 'bg-pine-tint [--kicker:var(--color-pine)]',
}

/** A card of the profile's overview: what it is about, the news as its title, and one action. */
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

/** Of a route that has pages of its own below it. A link knows the types of parameters only where its target is a constant. */
export const firstPage = { _splat: '' } as never

interface CardLinkProps extends Pick<LinkProps, 'to'> {
  isOnColour?: boolean
  children: string
}

/** A link with an arrow at the foot of a card. Its negative margin gives a finger 44 px without making the card taller. */
export function CardLink({ to, isOnColour, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      params={firstPage}
      className={classNames(
        'group -my-2.5 inline-flex min-h-11 items-center gap-2 rounded-chip font-semibold underline-offset-4 hover:underline',
        isOnColour ? 'text-white' : 'text-crimson hover:text-crimson-deep',
      )}
    >
      {children}
      <ArrowRight className="size-5 transition-[translate] group-hover:translate-x-0.5" />
    </Link>
  )
}
