import plug from 'picture:state-plug'
import basket from 'picture:state-basket'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ShopCashParcel, ShopSaidPayment } from '@haat/contract/domains/cash.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { parcelPath } from '../orders/parcel-path.ts'
import { useFigures } from '../orders/parts/use-figures.ts'
import { CashCard } from './cash-card.tsx'
import { shopCash } from './cash.queries.ts'

/** Every parcel whose cash a courier still has, the oldest first, and the sums by courier. */
export default function CashPage({ shop: { shopId } }: { shop: Shop }) {
  const { cash: texts } = useArea('vendor').home
  const figures = useFigures()
  const query = useQuery(shopCash(useCall(), shopId))
  const { data } = query
  const held = data?.couriers.reduce((sum, { parcelCount }) => sum + parcelCount, 0) ?? 0
  // What only the shop says is in no sum of a courier.
  const total = held + (data?.parcels.filter(({ isSaid }) => isSaid).length ?? 0)
  return (
    <PageLayout>
      <PageHead title={texts.title} note={texts.lead} />
      {!data && query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={texts.failed} query={query} />
      ) : !data ? (
        <SkeletonGroup className="grid gap-4 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <Skeleton className="h-80 rounded-panel md:rounded-hero" />
          <Skeleton className="h-44 rounded-panel md:rounded-hero" />
        </SkeletonGroup>
      ) : total === 0 && data.saidPayments.length === 0 ? (
        <EmptyState
          picture={basket}
          tone="pine"
          headingLevel={2}
          heading={texts.none}
          actions={
            <Link
              to="/vendor/$"
              params={{ _splat: `${shopId}/orders` }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {texts.toOrders}
            </Link>
          }
        >
          {texts.noneText}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.saidPayments.length > 0 && (
              <Panel title={texts.saidPayments}>
                <p className="text-small text-muted">{texts.saidPaymentsText}</p>
                <ul className="mt-3 -mb-3">
                  {data.saidPayments.map((said) => (
                    <SaidRow key={said.number} {...{ shopId, said }} />
                  ))}
                </ul>
              </Panel>
            )}
            {total > 0 && (
              <Panel title={texts.count(figures.count(total))}>
                <ul className="-mb-3">
                  {data.parcels.map((parcel) => (
                    <CashRow key={parcel.number} {...{ shopId, parcel }} />
                  ))}
                </ul>
                {data.parcels.length < total && (
                  <p className="mt-3 text-fine text-muted">
                    {texts.oldestShown(figures.count(data.parcels.length))}
                  </p>
                )}
              </Panel>
            )}
          </div>
          <div className="max-lg:order-first">
            <CashCard shopId={shopId} />
          </div>
        </div>
      )}
    </PageLayout>
  )
}

function CashRow({ shopId, parcel }: { shopId: string; parcel: ShopCashParcel }) {
  const { cash: texts } = useArea('vendor').home
  const figures = useFigures()
  const { number, courierName, amountPaisa, takenAt, isSaid } = parcel
  const day = figures.bsDay(takenAt) ?? figures.adDay(takenAt)
  const who = courierName || texts.noName
  return (
    <Row {...{ shopId, number, amountPaisa }} text={isSaid ? texts.onlySaid(who, day) : `${who}, ${day}`} />
  )
}

function SaidRow({ shopId, said }: { shopId: string; said: ShopSaidPayment }) {
  const { cash: texts } = useArea('vendor').home
  const { number, courierName, amountPaisa, reference } = said
  return (
    <Row
      {...{ shopId, number, amountPaisa }}
      text={texts.saidReference(courierName || texts.noName, reference)}
    />
  )
}

interface RowProps {
  shopId: string
  number: string
  amountPaisa: number
  text: string
}

function Row({ shopId, number, amountPaisa, text }: RowProps) {
  const { open } = useArea('vendor').orders
  const figures = useFigures()
  return (
    <li className="relative flex items-center justify-between gap-3 border-t border-line py-3 has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <span className="grid min-w-0">
        <Link
          to="/vendor/$"
          params={{ _splat: parcelPath(shopId, number) }}
          aria-label={open(number)}
          className="font-extrabold outline-none after:absolute after:inset-0 hover:text-crimson"
        >
          {number}
        </Link>
        <span className="text-small wrap-anywhere text-muted">{text}</span>
      </span>
      <span className="shrink-0 text-price">{figures.rupees(amountPaisa)}</span>
    </li>
  )
}
