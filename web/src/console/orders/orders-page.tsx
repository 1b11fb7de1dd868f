import basket from 'picture:state-basket'
import { Suspense, useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { usePageKeys } from '#console/staff/palette/tools-context.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { classNames } from '#ui/class-names.ts'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { OpenOrder } from './order/open-order.tsx'
import { orderQueries } from './orders.queries.ts'
import { OrdersColumn, type OrderList } from './queue/orders-column.tsx'
import { useOrdersSearch } from './queue/use-orders-search.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const CouriersPage = lazyPart(() => import('#console/couriers/couriers-page.tsx'))
const RunsPage = lazyPart(() => import('#console/runs/runs-page.tsx'))

/**
 * Serves `/staff/orders`, `/staff/orders/<number>` (one order), `/staff/orders/couriers` (who carries parcels) and
 * `/staff/orders/runs` with what is below it (their runs).
 */
export default function OrdersPage({ rest }: { rest: string }) {
  const [name, ...below] = rest.split('/')
  if (name === 'couriers' || name === 'runs') {
    return <Suspense>{name === 'runs' ? <RunsPage rest={below.join('/')} /> : <CouriersPage />}</Suspense>
  }
  return <OrdersView openNumber={rest} />
}

/** What staff look after, and one order with its parcels. */
function OrdersView({ openNumber }: { openNumber: string }) {
  const { orders } = useArea('staff')
  const address = useOrdersSearch()
  const list = useEndlessList(orderQueries.list(useCall(), address.filter))
  const step = useStep(list, openNumber, address.open)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] bg-paper md:h-[var(--page-height,100dvh)] md:grid-cols-[312px_minmax(0,1fr)]">
      <section
        aria-label={orders.title}
        className={classNames(
          'flex min-h-0 flex-col border-r border-line bg-surface',
          openNumber !== '' && 'max-md:hidden',
        )}
      >
        <OrdersColumn address={address} list={list} openNumber={openNumber} />
      </section>
      {/* On a phone the list with the title of the page is not there. */}
      {openNumber !== '' && <h1 className="sr-only md:hidden">{orders.title}</h1>}
      {openNumber === '' ? (
        <NothingOpen onStep={step} />
      ) : (
        <OpenOrder
          key={openNumber}
          number={openNumber}
          view={address.filter.searchTerm === '' ? address.filter.view : 'all'}
          list={list}
          onStep={step}
          onBack={() => address.open('')}
        />
      )}
    </div>
  )
}

/** Opens the order after or before the open one; from one that has left the list it goes on where that was. */
function useStep(list: OrderList, openNumber: string, open: (number: string) => void) {
  const numbers = list.rows?.map(({ number }) => number) ?? []
  const at = numbers.indexOf(openNumber)
  const [lastAt, setLastAt] = useState(-1)
  if (at !== -1 && at !== lastAt) setLastAt(at)
  return (by: 1 | -1) => {
    const isGone = at === -1 && openNumber !== ''
    const from = isGone ? (by === 1 ? lastAt - 1 : lastAt) : at
    const next = numbers[Math.max(0, from + by)]
    if (next !== undefined && next !== openNumber) open(next)
    else if (isGone) open('')
  }
}

function NothingOpen({ onStep }: { onStep(by: 1 | -1): void }) {
  const { orders } = useArea('staff')
  usePageKeys({
    j: { what: orders.keys.next, act: () => onStep(1) },
    k: { what: orders.keys.previous, act: () => onStep(-1) },
  })
  return (
    <div className="grid place-content-center max-md:hidden">
      <PageTitle title={orders.title} />
      <EmptyState picture={basket} tone="indigo" headingLevel={2} heading={orders.chooseTitle} actions={null}>
        {orders.choose}
      </EmptyState>
    </div>
  )
}
