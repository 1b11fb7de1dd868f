import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { withChoice } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'
import { sortNamed, sortNameOf, sortNamesFor } from '../sort-options.ts'

/** The orders as links, where no script can answer a list. */
export function SortLinks({ search }: { search: ProductSearch }) {
  const texts = useArea('products')
  const now = sortNameOf(search)
  return (
    <nav aria-label={texts.sort} className="hidden flex-wrap gap-x-4 text-small noscript:flex">
      {sortNamesFor(search).map((name) => (
        <Link
          key={name}
          to="/products/"
          search={withChoice(search, sortNamed(name, search))}
          aria-current={name === now ? 'true' : undefined}
          className="flex min-h-11 items-center underline aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {texts.sorts[name]}
        </Link>
      ))}
    </nav>
  )
}
