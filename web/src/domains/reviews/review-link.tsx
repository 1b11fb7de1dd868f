import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReviewSearch } from './review-search.ts'

type ReviewLinkProps = {
  change: ReviewSearch
  className: string
  isCurrent?: boolean
  label?: string
  children: ReactNode
}

/** Another view of the reviews on the same page: an address of its own, while the page stays where it is. */
export const ReviewLink = ({ change, className, isCurrent = false, label, children }: ReviewLinkProps) => (
  <Link
    to="."
    hash="reviews"
    hashScrollIntoView={false}
    search={(before: object) => ({ ...before, ...change })}
    replace
    resetScroll={false}
    preload={false}
    aria-label={label}
    className={className}
    activeOptions={{ exact: true }}
    {...(isCurrent && { 'aria-current': true as const })}
  >
    {children}
  </Link>
)
