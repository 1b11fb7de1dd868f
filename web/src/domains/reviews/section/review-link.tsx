import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReviewSearch } from '../review-search.ts'

type ReviewLinkProps = {
  change: ReviewSearch
  className: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link to another view of the reviews: it changes the address but keeps the scroll position. */
export const ReviewLink = ({ change, className, isCurrent = false, children }: ReviewLinkProps) => (
  <Link
    to="."
    hash="reviews"
    hashScrollIntoView={false}
    search={(before: object) => ({ ...before, ...change })}
    replace
    resetScroll={false}
    preload={false}
    className={className}
    activeOptions={{ exact: true }}
    {...(isCurrent && { 'aria-current': true as const })}
  >
    {children}
  </Link>
)
