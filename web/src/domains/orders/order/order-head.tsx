import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { bsDateOf, formatBsDate } from '@haat/contract/shared/bikram-sambat.ts'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, nepalDateParts } from '@haat/contract/shared/dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'

/** The heading of an order. On a phone the page has no site header, so a link back stands before it. */
export function OrderHead({ number, placedAt }: { number: string; placedAt: string | undefined }) {
  const orders = useArea('orders')
  return (
    <div className="max-md:-mx-(--gutter) max-md:-mt-1 max-md:bg-surface">
      <div className="flex items-center gap-2 max-md:min-h-16 max-md:px-1.5 md:gap-3">
        <Link
          to="/profile/orders"
          aria-label={orders.toAll}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken md:-ml-2.5"
        >
          <ArrowLeft aria-hidden className="size-5.5" />
        </Link>
        <div className="min-w-0">
          <h1 className="text-h3 md:text-h1">{orders.order(number)}</h1>
          {/* Keeps its height while the date is loading. */}
          <p className="min-h-5 text-fine text-muted md:text-small">{placedAt && <Day at={placedAt} />}</p>
        </div>
      </div>
      <Weave cell={1} className="md:hidden" />
    </div>
  )
}

/** "Tuesday 1 Mangsir 2083 · 17 November 2026" */
function Day({ at }: { at: string }) {
  const { language } = useMessages().ui
  const bs = bsDateOf(at)
  return (
    <time dateTime={at}>
      {weekdayNames[language][nepalDateParts(at).weekday]} {bs && `${formatBsDate(bs, language)} · `}
      {formatDate(at, language)}
    </time>
  )
}
