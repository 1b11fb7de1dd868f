import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { use } from 'react'
import type { Found } from '@haat/contract/domains/search.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { AheadContext } from './ahead-context.ts'

type AheadFootProps = { words: string; found: { products: Found; services: Found } | undefined }

/** All of it, once counted; and what the keys do, where there are keys. */
export function AheadFoot({ words, found }: AheadFootProps) {
  const texts = useArea('search')
  return (
    <div
      className={classNames(
        'flex items-center justify-between gap-4 border-t border-line px-5 py-1.5 md:min-h-15',
        words === '' && 'max-md:hidden',
      )}
    >
      <p className="flex items-center gap-5 text-small text-muted max-lg:hidden" aria-hidden>
        <Key name="↑ ↓" does={texts.move} />
        <Key name="Enter" does={texts.open} />
        <Key name="Esc" does={texts.close} />
      </p>
      {words !== '' && <AllResults words={words} found={found} />}
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

function AllResults({ words, found }: AheadFootProps) {
  const { ui } = useMessages()
  const texts = useArea('search')
  const { onChosen } = use(AheadContext)
  const count = found ? found.products.count + found.services.count : 0
  const isMore = found && (found.products.isMore || found.services.isMore)
  const figure = formatCount(count, ui.language)
  const label =
    count > 1
      ? texts.all(isMore ? texts.more(figure) : figure, words)
      : count === 1
        ? texts.oneResult(words)
        : texts.allFor(words)
  const isService = count > 0 && found?.products.count === 0
  return (
    <Link
      to={isService ? '/services/' : '/products/'}
      search={{ searchTerm: words }}
      onClick={() => onChosen(words)}
      className="flex min-h-12 min-w-0 items-center gap-2.5 font-semibold text-crimson hover:underline md:ml-auto"
    >
      <span className="line-clamp-1 break-all">{label}</span>
      <ArrowRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}
