import type { ReactNode } from 'react'
import type { LinkRenderer } from './link-renderer.tsx'

type PagerStepProps = {
  label: string
  rel: 'prev' | 'next'
  /** None at the ends: the arrow keeps its place but leads nowhere. */
  href: string | undefined
  renderLink: LinkRenderer
  children: ReactNode
}

const stepClass = 'grid size-11 place-items-center rounded-chip [&>svg]:size-5'

export function PagerStep({ label, rel, href, renderLink, children }: PagerStepProps) {
  if (href === undefined) {
    return (
      <li aria-hidden className={`${stepClass} text-line-strong opacity-60`}>
        {children}
      </li>
    )
  }
  const className = `${stepClass} transition-colors hover:bg-sunken`
  return <li>{renderLink({ href, className, rel, 'aria-label': label, children })}</li>
}
