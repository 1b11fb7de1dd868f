import { Link } from '@tanstack/react-router'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { listingPath } from './listing-path.ts'

interface SentBackLineProps {
  shop: Shop
  row: ListingRow
  sentBack: NonNullable<ListingRow['sentBack']>
}

/** Below a row: what staff want changed, who said so, and the way to it. */
export function SentBackLine({ shop, row: { id, kind, title }, sentBack }: SentBackLineProps) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  const words = [...sentBack.reasons.map((reason) => reason.words), sentBack.words].filter(Boolean)
  const day = formatLocalDate(sentBack.at, ui.language)
  return (
    <div className="-mx-4 -mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 bg-blush px-4 py-2 text-crimson-deep">
      <CornerDownRight aria-hidden className="size-4.5 shrink-0 max-md:hidden" />
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        <strong>{listings.sentBack}</strong> {words.join(' ')}{' '}
        <span className="text-fine">{sentBack.by ? listings.sentBackBy(sentBack.by, day) : day}</span>
      </p>
      <Link
        to="/vendor/$"
        params={{ _splat: listingPath(shop.shopId, kind, id) }}
        aria-label={listings.mendOf(inLanguage(title, ui.language) || listings.unnamed)}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {listings.mend}
      </Link>
    </div>
  )
}
