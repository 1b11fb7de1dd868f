import type { ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import type { Sort } from './sort-select.tsx'

interface SortLink {
  'aria-current': 'true' | undefined
  children: string
}

type SortLinksProps = {
  sorts: readonly Sort[]
  value: string
  renderLink: (value: string, props: SortLink) => ReactNode
}

/** The sort orders as links, for visitors without JavaScript. */
export function SortLinks({ sorts, value, renderLink }: SortLinksProps) {
  const texts = useArea('filters')
  return (
    <nav aria-label={texts.sort} className="sort-links">
      {sorts.map((sort) =>
        renderLink(sort.value, {
          'aria-current': sort.value === value ? 'true' : undefined,
          children: sort.label,
        }),
      )}
    </nav>
  )
}
