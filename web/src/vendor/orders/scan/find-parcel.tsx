import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParcelCard } from '@haat/contract/domains/orders.parcel-view.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { readOrderNumber } from '../read-order-number.ts'
import { parcelPath } from '../parcel-path.ts'
import { parcelQueries } from '../parcels.queries.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { ScanFrame } from './scan-frame.tsx'

/** Finds the parcel that a code belongs to, and offers what is to be done with it next. */
export function FindParcel({ shop: { shopId } }: { shop: Shop }) {
  const { scan } = useArea('vendor').orders
  const [code, setCode] = useState<string>()
  const query = useQuery({
    ...parcelQueries.ofCode(useCall(), shopId, code ?? ''),
    enabled: code !== undefined,
  })
  const { data: found } = query
  return (
    <ScanFrame
      back={`/vendor/${shopId}/orders`}
      lead={scan.lead.parcel}
      fieldLabel={scan.field.parcel}
      onCode={(read) => setCode((readOrderNumber(read) ?? read).slice(0, searchTermMaxLength))}
    >
      <div role="status" className="grid gap-3">
        {code !== undefined && query.isFetching && !found && <p className="text-muted">{scan.looking}</p>}
        {query.isError && !query.isFetching && (
          <div className="grid justify-items-start gap-3 rounded-panel bg-cream p-4 text-cream-ink">
            <p>{scan.failed}</p>
            <Button variant="secondary" onClick={() => void query.refetch()}>
              {scan.retry}
            </Button>
          </div>
        )}
        {found?.length === 0 && (
          <p className="rounded-panel bg-cream p-4 wrap-anywhere text-cream-ink">{scan.notFound(code!)}</p>
        )}
        {found?.map((parcel, at) => (
          <FoundParcel key={parcel.number} {...{ shopId, parcel }} isFirst={at === 0} />
        ))}
      </div>
    </ScanFrame>
  )
}

interface FoundParcelProps {
  shopId: string
  parcel: ParcelCard
  /** One crimson action a view. */
  isFirst: boolean
}

function FoundParcel({ shopId, parcel, isFirst }: FoundParcelProps) {
  const { scan } = useArea('vendor').orders
  const { number, state, buyer, place } = parcel
  const steps: Partial<Record<typeof state, string>> = scan.next
  return (
    <article className="grid gap-3.5 rounded-panel bg-surface p-4 shadow-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-h3">{number}</h2>
          <p className="truncate text-small font-semibold">{buyer}</p>
          <p className="truncate text-small text-muted">
            <BilingualText text={place} />
          </p>
        </div>
        <StateBadge state={state} />
      </div>
      <a
        href={`/vendor/${parcelPath(shopId, number)}`}
        className={buttonClass({ variant: isFirst ? 'primary' : 'secondary', isWide: true })}
      >
        {steps[state] ?? scan.next.other}
      </a>
    </article>
  )
}
