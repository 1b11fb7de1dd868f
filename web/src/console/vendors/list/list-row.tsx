import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface ListRowProps {
  /** What the row opens, below /staff/. */
  path: string
  isOpen: boolean
  /** The filters of the list, which stay in the address. */
  query: Readonly<Record<string, string>>
  sign: ReactNode
  name: ReactNode
  /** Below the name: where it is. */
  place: ReactNode
  /** The last line: how it stands. */
  children: ReactNode
}

/** A row in the lists of applications and shops; pressed anywhere, it opens. */
export const ListRow = ({ path, isOpen, query, sign, name, place, children }: ListRowProps) => (
  <li
    className={classNames(
      'relative border-b border-line px-4.5 py-3.5 transition-colors',
      isOpen ? 'bg-blush' : 'hover:bg-paper',
    )}
  >
    {isOpen && <span aria-hidden className="weave weave-turned weave-1 absolute inset-y-0 left-0 h-full" />}
    <div className="flex items-center gap-2.5">
      {sign}
      <div className="min-w-0">
        <Link
          to="/staff/$"
          params={{ _splat: path }}
          search={query as object}
          resetScroll={false}
          data-row
          {...(isOpen && { 'aria-current': 'true' as const })}
          className="block truncate text-name text-ink no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {name}
        </Link>
        <p className="truncate text-fine text-muted">{place}</p>
      </div>
    </div>
    <div className="mt-2 flex flex-wrap items-center gap-2 text-fine text-muted">{children}</div>
  </li>
)
