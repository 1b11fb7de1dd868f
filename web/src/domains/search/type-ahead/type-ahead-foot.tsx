import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { use } from 'react'
import type { SearchCount } from '@haat/contract/domains/search.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { TypeAheadContext } from './type-ahead-context.ts'

type TypeAheadFootProps = {
  searchTerm: string
  totals: { products: SearchCount; services: SearchCount } | undefined
}

/** The link to all results, with their number once counted; on a desktop also what the keys do. */
export function TypeAheadFoot({ searchTerm, totals }: TypeAheadFootProps) {
  const texts = useArea('search')
  return (
    <div
      className={classNames(
        'flex items-center justify-between gap-4 border-t border-line px-5 py-1.5 md:min-h-15',
        searchTerm === '' && 'max-md:hidden',
      )}
    >
      <p className="flex items-center gap-5 text-small text-muted max-lg:hidden" aria-hidden>
        <Key name="↑ ↓" does={texts.move} />
        <Key name="Enter" does={texts.open} />
        <Key name="Esc" does={texts.close} />
      </p>
      {searchTerm !== '' && <AllResults searchTerm={searchTerm} totals={totals} />}
    </div>
  )
}

const Key = ({ name, does }: { name: string; does: string }) => (
  <span className="flex items-center gap-2">
    <kbd className="rounded-badge bg-sunken px-2 py-1 font-sans text-micro font-semibold text-ink">
      {name}
    </kbd>
    {does}
  </span>
)

function AllResults({ searchTerm, totals }: TypeAheadFootProps) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const { onChosen } = use(TypeAheadContext)
  const count = totals ? totals.products.count + totals.services.count : 0
  const isMore = totals && (totals.products.isMore || totals.services.isMore)
  const figure = formatCount(count, ui.language)
  const label =
    count > 1
      ? texts.all(isMore ? texts.more(figure) : figure, searchTerm)
      : count === 1
        ? texts.oneResult(searchTerm)
        : texts.allFor(searchTerm)
  const isService = count > 0 && totals?.products.count === 0
  return (
    <Link
      to={isService ? '/services/' : '/products/'}
      search={{ searchTerm }}
      onClick={() => onChosen(searchTerm)}
      className="flex min-h-12 min-w-0 items-center gap-2.5 font-semibold text-crimson hover:underline md:ml-auto"
    >
      <span className="line-clamp-1 break-all">{label}</span>
      <ArrowRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}
