import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import type { SearchedList } from './searched-list.ts'
import { useSearchEverywhere } from './use-search-everywhere.ts'

const chipClass =
  'flex min-h-11 items-center rounded-chip border border-line-strong bg-surface px-4 text-small font-semibold hover:border-crimson hover:text-crimson'

/** For a search without results: similar terms, popular searches and departments. */
export function EmptySearchLinks({ to, search, children }: SearchedList & { children?: ReactNode }) {
  const texts = useArea('search')
  const { everywhere } = useSearchEverywhere(search)
  const searches = (words: readonly string[]) =>
    words.map((searchTerm) => (
      <li key={searchTerm}>
        <Link to={to} search={{ searchTerm }} className={chipClass}>
          {searchTerm}
        </Link>
      </li>
    ))
  return (
    <div className="mx-auto grid max-w-3xl gap-6 pb-8">
      {everywhere && everywhere.words.length > 0 && (
        <Way title={texts.nearest}>{searches(everywhere.words)}</Way>
      )}
      {everywhere && everywhere.popular.length > 0 && (
        <Way title={texts.othersSearch}>{searches(everywhere.popular)}</Way>
      )}
      {children && <Way title={texts.departments}>{children}</Way>}
    </div>
  )
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2.5 text-center text-h3">{title}</h3>
    <ul className="flex flex-wrap justify-center gap-2">{children}</ul>
  </section>
)

export const CategoryChip = ({ to, category, children }: CategoryChipProps) => (
  <li>
    <Link to={to} search={{ category }} className={chipClass}>
      {children}
    </Link>
  </li>
)
type CategoryChipProps = { to: SearchedList['to']; category: string; children: ReactNode }
