import type { ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import type { Sort } from './sort-select.tsx'

interface SortLink {
  className: string
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
    <nav aria-label={texts.sort} className="hidden flex-wrap gap-x-4 text-small noscript:flex">
      {sorts.map((sort) =>
        renderLink(sort.value, {
          'aria-current': sort.value === value ? 'true' : undefined,
          className:
            'flex min-h-11 items-center underline aria-[current]:font-semibold aria-[current]:no-underline',
          children: sort.label,
        }),
      )}
    </nav>
  )
}
