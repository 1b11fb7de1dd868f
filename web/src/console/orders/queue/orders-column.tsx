import { Link } from '@tanstack/react-router'
import Route from 'lucide-react/icons/route'
import Search from 'lucide-react/icons/search'
import Truck from 'lucide-react/icons/truck'
import basket from 'picture:state-basket'
import type { OrderViewSums, StaffOrderCard } from '@haat/contract/domains/orders.staff.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames } from '@haat/contract/shared/calendar-names.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { StaffViews } from '#console/views/staff-views.tsx'
import { shortDay, shortWeekday } from '#console/support/time/short-time.ts'
import { Rows } from '#console/vendors/list/list-column.tsx'
import { ListSkeleton } from '#console/vendors/list/list-parts.tsx'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { OrderRow } from './order-row.tsx'
import type { OrdersAddress } from './use-orders-search.ts'
import { ViewList } from './view-list.tsx'

export type OrderList = EndlessList<StaffOrderCard, OrderViewSums>

interface OrdersColumnProps {
  address: OrdersAddress
  list: OrderList
  openNumber: string
}

const linkClass =
  'flex min-h-10 items-center gap-2.5 rounded-chip px-2.5 text-small font-semibold no-underline hover:bg-paper [&>svg]:size-4 [&>svg]:shrink-0'

/** The views with their counts and clocks, a search among all orders, and the orders of the view that is chosen. */
export function OrdersColumn({ address, list, openNumber }: OrdersColumnProps) {
  const { couriers, orders } = useArea('staff')
  const { runs } = useArea('office')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const { filter, change } = address
  const isSearch = filter.searchTerm !== ''
  const sums = list.firstPage
  const count = filter.view === 'all' ? undefined : sums?.counts[filter.view]
  return (
    <>
      <ColumnHead now={now} />
      <div className="grid gap-2.5 px-4.5 pb-3">
        <SearchField
          label={orders.search}
          icon={<Search aria-hidden />}
          term={filter.searchTerm}
          onChange={(searchTerm) => change({ searchTerm })}
        />
        <ViewList
          chosen={isSearch ? undefined : filter.view}
          sums={sums}
          now={now}
          onChoose={(view) => change({ view: view === 'toConfirm' ? '' : view, searchTerm: '' })}
        />
        <StaffViews page="orders" />
        <div className="grid grid-cols-2">
          <Link to="/staff/$" params={{ _splat: 'orders/runs' }} className={linkClass}>
            <Route aria-hidden />
            {runs.title}
          </Link>
          <Link to="/staff/$" params={{ _splat: 'orders/couriers' }} className={linkClass}>
            <Truck aria-hidden />
            {couriers.title}
          </Link>
        </div>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-y border-line px-4.5 py-2 text-small">
        <h2 className="font-semibold">
          {isSearch
            ? orders.found
            : count === undefined
              ? orders.views[filter.view]
              : orders.heading(orders.views[filter.view], formatCount(count, ui.language))}
        </h2>
        <span className="text-fine text-muted">{orders.sorted[isSearch ? 'all' : filter.view]}</span>
      </div>
      <div className="min-h-0 grow md:overflow-y-auto md:overscroll-contain">
        {list.hasFailed ? (
          <ErrorState picture={basket} headingLevel={2} query={list}>
            {orders.failed}
          </ErrorState>
        ) : !list.rows ? (
          <ListSkeleton />
        ) : list.rows.length === 0 ? (
          <EmptyState
            picture={basket}
            tone="pine"
            headingLevel={2}
            heading={isSearch ? orders.noneFound : orders.noneTitle}
            actions={
              isSearch && (
                <Button variant="secondary" onClick={() => change({ searchTerm: '' })}>
                  {orders.clear}
                </Button>
              )
            }
          >
            {isSearch
              ? `${orders.none.searched(filter.searchTerm)} ${orders.searchHint}`
              : orders.none[filter.view]}
          </EmptyState>
        ) : (
          <OrderRows list={list} address={address} openNumber={openNumber} now={now} />
        )}
      </div>
    </>
  )
}

/** Of the late ones, those that are due today stand below a heading of their own. */
function OrderRows({ list, address, openNumber, now }: OrdersColumnProps & { now: Date }) {
  const { orders } = useArea('staff')
  const { filter, query } = address
  const view = filter.searchTerm === '' ? filter.view : 'all'
  const isDueToday = ({ dueAt }: StaffOrderCard) => view === 'late' && dueAt !== null && new Date(dueAt) > now
  const rows = list.rows ?? []
  const today = rows.filter(isDueToday)
  const row = (card: StaffOrderCard) => (
    <OrderRow
      key={card.number}
      card={card}
      view={view}
      isOpen={card.number === openNumber}
      query={query}
      now={now}
    />
  )
  if (today.length === 0)
    return (
      <Rows label={orders.queue} list={list}>
        {row}
      </Rows>
    )
  return (
    <>
      <ul aria-label={orders.queue}>{rows.filter((card) => !isDueToday(card)).map(row)}</ul>
      <h2 className="border-b border-line bg-paper px-4.5 py-2.5 text-small font-semibold">
        {orders.dueToday}
      </h2>
      <Rows label={orders.dueToday} list={{ ...list, rows: today }}>
        {row}
      </Rows>
    </>
  )
}

function ColumnHead({ now }: { now: Date }) {
  const { desk, orders } = useArea('staff')
  const { ui } = useMessages()
  const bs = bsDateOf(now)
  const day = bs
    ? `${shortWeekday(now, ui.language)} ${inDigitsOf(ui.language, String(bs.day))} ${bsMonthNames[ui.language][bs.month - 1]}`
    : shortDay(now, ui.language)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 px-4.5 pt-4 pb-3">
      <h1 className="text-h1">{orders.title}</h1>
      <p className="text-right text-fine text-muted">
        <span className="block">{day}</span>
        {desk.npt(formatTime(now, ui.language))}
      </p>
    </header>
  )
}
