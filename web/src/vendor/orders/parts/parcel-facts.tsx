import Download from 'lucide-react/icons/download'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { History } from './history.tsx'
import { Refunds } from './refunds.tsx'
import { usePlaceText } from './use-place-text.ts'
import { useFigures } from './use-figures.ts'
import { usePapers } from './use-papers.ts'

/** Where it goes, what it costs, its bills, and what has happened to it. */
export function ParcelFacts({ shop, parcel }: ParcelScreenProps) {
  const { facts } = useArea('vendor').orders
  return (
    <Panel title={facts.title}>
      <div className="grid gap-5">
        <Sums parcel={parcel} />
        <Bills {...{ shop, parcel }} />
        <Refunds {...{ shop, parcel }} />
        <History parcel={parcel} />
      </div>
    </Panel>
  )
}

function Sums({ parcel }: { parcel: ShopParcel }) {
  const { facts, methods } = useArea('vendor').orders
  const { rupees } = useFigures()
  const { delivery, discountPaisa } = parcel
  const place = usePlaceText(parcel)
  const rows = [
    [facts.goods, rupees(parcel.goodsPaisa)],
    ...(discountPaisa > 0 ? [[facts.discount, rupees(-discountPaisa)]] : []),
    ...(parcel.deliveryPaisa > 0 ? [[facts.delivery, rupees(parcel.deliveryPaisa)]] : []),
  ] as [string, string][]
  return (
    <>
      <div>
        <h3 className="text-small text-muted">{facts.to}</h3>
        <p className="font-semibold">{delivery.name}</p>
        <p className="text-small">{place}</p>
        {delivery.hiddenStreet && (
          <p className="mt-1 text-small text-muted">{facts.hiddenStreet[delivery.hiddenStreet]}</p>
        )}
        {parcel.courierName && (
          <p className="mt-1 text-small text-muted">
            {facts.courier(parcel.courierName)},{' '}
            {parcel.trackingNumber ? facts.tracking(parcel.trackingNumber) : facts.noTracking}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
        {rows.map(([name, sum]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end">{sum}</dd>
          </div>
        ))}
        <dt className="font-semibold">
          {facts.total} · {methods[parcel.method]}
        </dt>
        <dd className="text-end font-extrabold">{rupees(parcel.totalPaisa)}</dd>
      </dl>
    </>
  )
}

function Bills({ shop, parcel }: ParcelScreenProps) {
  const { facts } = useArea('vendor').orders
  const { rupees, time } = useFigures()
  const papers = usePapers(shop.shopId)
  const { bills, number } = parcel
  return (
    <div>
      <h3 className="text-small text-muted">{facts.bills}</h3>
      {bills.length === 0 && <p className="text-small">{facts.noBill}</p>}
      <ul>
        {bills.map((bill) => (
          <li key={bill.number} className="flex items-center gap-2">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-2 font-semibold" translate="no">
                {bill.number}
                {bill.cancelledAt && <Badge tone="sunken">{facts.billCancelled}</Badge>}
              </p>
              <p className="text-fine text-muted">
                {time(bill.issuedAt)} · {rupees(bill.totalPaisa)}
              </p>
            </div>
            {!bill.cancelledAt && (
              <IconButton
                label={facts.billOf(bill.number)}
                aria-busy={papers.isPending}
                onClick={() => papers.mutate({ numbers: [number], kinds: ['bill'] })}
              >
                <Download aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
