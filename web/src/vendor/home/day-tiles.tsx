import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import TrendingUp from 'lucide-react/icons/trending-up'
import { maxCountedParcels } from '@haat/contract/domains/orders.parcels.rules.ts'
import type { ParcelSums } from '@haat/contract/domains/orders.parcels.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { shopCash } from '../cash/cash.queries.ts'
import { ledgerQueries } from '../ledger/ledger.queries.ts'
import { usePayoutWords } from '../ledger/use-payout-words.ts'
import { parcelQueries } from '../orders/parcels.queries.ts'
import { useFigures } from '../orders/parts/use-figures.ts'
import { reviewQueries } from '../reviews/reviews.queries.ts'
import { Tile } from './tile.tsx'

const dayMs = 86_400_000
const noteClass = 'text-small text-muted'

/** How the shop stands today. Each figure is that of a list, and leads to it; who may not see a list has no figure of it. */
export function DayTiles({ shop }: { shop: Shop }) {
  const { tiles: texts } = useArea('vendor').home
  const { ui } = useMessages()
  const { rights } = shop
  const { dataUpdatedAt } = useQuery({
    ...parcelQueries.today(useCall(), shop.shopId),
    enabled: rights.includes('orders'),
  })
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between gap-3 md:sr-only">
        <h2 className="text-title">{texts.title}</h2>
        {dataUpdatedAt > 0 && (
          <span className="text-small text-muted">{texts.at(formatTime(dataUpdatedAt, ui.language))}</span>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 md:flex md:gap-4">
        {rights.includes('orders') && <OrdersTile shopId={shop.shopId} />}
        {rights.includes('figures') && <CashTile shopId={shop.shopId} />}
        {rights.includes('money') && <PayableTile shopId={shop.shopId} />}
        {rights.includes('reviews') && <RatingTile shop={shop} />}
      </div>
    </section>
  )
}

/** A count of the server, which ends at a number that no small shop reaches. */
function useCountText() {
  const figures = useFigures()
  return ({ count }: ParcelSums) => `${figures.count(count)}${count >= maxCountedParcels ? '+' : ''}`
}

function OrdersTile({ shopId }: { shopId: string }) {
  const { tiles: texts } = useArea('vendor').home
  const figures = useFigures()
  const countText = useCountText()
  const call = useCall()
  const today = useQuery(parcelQueries.today(call, shopId))
  const { data: waiting } = useQuery(parcelQueries.waiting(call, shopId))
  const late = waiting?.counts.late ?? 0
  const toPack = waiting?.sums.count ?? 0
  const toList = (view: string, text: string) => (
    <Link
      to="/vendor/$"
      params={{ _splat: `${shopId}/orders` }}
      search={{ view } as object}
      className="relative z-1 -my-2.5 inline-flex min-h-11 items-center hover:underline"
    >
      {text}
    </Link>
  )
  return (
    <Tile
      name={texts.orders}
      path={`${shopId}/orders`}
      search={{ view: 'today' }}
      isUrgent={toPack + late > 0}
      query={today}
    >
      {(sums) => (
        <>
          <p className="text-h2">
            {countText(sums)}
            {sums.totalPaisa !== null && sums.count > 0 && (
              <span className="text-h3 max-md:block max-md:text-small max-md:font-normal max-md:text-muted">
                {' '}
                {texts.worth(figures.rupees(sums.totalPaisa))}
              </span>
            )}
          </p>
          {waiting && (
            <p className="mt-auto flex flex-wrap gap-x-3 pt-1 text-small font-semibold max-md:hidden">
              {toPack + late === 0 && <span className="font-normal text-muted">{texts.nothingWaits}</span>}
              {toPack > 0 && (
                <span className="text-marigold-soft">
                  {toList('waiting', texts.waiting(countText(waiting.sums)))}
                </span>
              )}
              {late > 0 && <span>{toList('late', texts.late(figures.count(late)))}</span>}
            </p>
          )}
        </>
      )}
    </Tile>
  )
}

function CashTile({ shopId }: { shopId: string }) {
  const { tiles: texts } = useArea('vendor').home
  const figures = useFigures()
  const now = useBrowserTime()
  const query = useQuery(shopCash(useCall(), shopId))
  return (
    <Tile name={texts.cash} path={`${shopId}/orders/cash`} query={query}>
      {({ heldPaisa, couriers }) => {
        const count = couriers.reduce((sum, { parcelCount }) => sum + parcelCount, 0)
        const oldest = couriers.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted()[0]
        const days = oldest ? Math.floor((now.getTime() - Date.parse(oldest)) / dayMs) : 0
        return (
          <>
            <p className="text-h2">{figures.rupees(heldPaisa)}</p>
            <p className={noteClass}>
              {count === 0
                ? texts.noCash
                : texts.cashParcels(figures.count(count), days, figures.count(days))}
            </p>
          </>
        )
      }}
    </Tile>
  )
}

function PayableTile({ shopId }: { shopId: string }) {
  const { tiles: texts, payable } = useArea('vendor').home
  const figures = useFigures()
  const words = usePayoutWords()
  const query = useQuery(ledgerQueries.balance(useCall(), shopId))
  return (
    <Tile name={payable.title} path={`${shopId}/money`} query={query}>
      {(balance) => (
        <>
          <p className="text-h2">{figures.rupees(balance.payablePaisa)}</p>
          <p className={noteClass}>{balance.firstDay === null ? texts.noSales : words(balance)}</p>
        </>
      )}
    </Tile>
  )
}

function RatingTile({ shop: { shopId, onTimePercent } }: { shop: Shop }) {
  const { tiles: texts } = useArea('vendor').home
  const { language } = useMessages().ui
  const figures = useFigures()
  const query = useQuery(reviewQueries.recent(useCall(), shopId))
  return (
    <Tile
      name={texts.rating}
      path={`${shopId}/reviews`}
      search={{ view: 'all', period: 'days90' }}
      query={query}
    >
      {({ count, average }) => (
        <>
          {average === null ? (
            <p className="mt-1 text-h3 text-muted">{texts.noReviews}</p>
          ) : (
            <p className="text-h2">
              {inDigitsOf(language, average.toFixed(1))}
              <Star aria-hidden className="ms-1.5 inline size-5.5 fill-star text-star" />
              <span className="ms-2 text-small font-normal text-muted">
                {texts.reviews(figures.count(count))}
              </span>
            </p>
          )}
          {onTimePercent !== null && (
            <p className="text-small font-semibold text-pine">
              <TrendingUp aria-hidden className="me-1.5 inline size-4" />
              {texts.onTime(figures.count(onTimePercent))}
            </p>
          )}
        </>
      )}
    </Tile>
  )
}
