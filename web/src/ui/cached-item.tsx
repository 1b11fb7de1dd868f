import type { ReactNode } from 'react'
import { cachedFragment } from './fragment-cache.ts'

type CachedItemProps = {
  /** All that the content depends on; undefined for content that must not be cached. */
  cacheKey: readonly unknown[] | undefined
  className?: string
  children: ReactNode
}

/** A list item whose markup the server renders once and then takes from the fragment cache. */
export const CachedItem = ({ cacheKey, className, children }: CachedItemProps) => (
  <li className={className} {...cachedFragment(cacheKey, children)} />
)
