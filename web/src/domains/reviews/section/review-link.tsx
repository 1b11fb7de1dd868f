import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReviewSearch } from '../review-search.ts'

type ReviewLinkProps = {
  change: ReviewSearch
  className: string
  isCurrent?: boolean
  label?: string
  children: ReactNode
}

/** A link to another view of the reviews: it changes the address but keeps the scroll position. */
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
