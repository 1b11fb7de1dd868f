import { useQuery } from '@tanstack/react-query'
import type { OrderView as ViewName } from '@haat/contract/domains/orders.staff.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { usePageKeys } from '#console/staff/palette/tools-context.ts'
import { OpenedView } from '#console/vendors/opened-view.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { callKeys, useCalling, waitsForCall } from '../calls/use-calling.ts'
import { orderQueries } from '../orders.queries.ts'
import type { OrderList } from '../queue/orders-column.tsx'
import { OrderView } from './order-view.tsx'

interface OpenOrderProps {
  number: string
  view: ViewName
  list: OrderList
  onStep(by: 1 | -1): void
  onBack(): void
}

/** The order that the address names, with its keys. */
export function OpenOrder({ number, view, list, onStep, onBack }: OpenOrderProps) {
  const { orders } = useArea('staff')
  const query = useQuery(orderQueries.one(useCall(), number))
  const calling = useCalling(number, () => onStep(1))
  const isCalled = query.data !== undefined && waitsForCall(query.data)
  usePageKeys({
    j: { what: orders.keys.next, act: () => onStep(1) },
    k: { what: orders.keys.previous, act: () => onStep(-1) },
    ...(isCalled && callKeys(calling, orders)),
  })
  const rows = view === 'toConfirm' ? (list.rows ?? []) : []
  const at = rows.findIndex((card) => card.number === number)
  return (
    <OpenedView
      query={query}
      nameOf={({ order }) => order.number}
      texts={{ ...orders, failed: orders.oneFailed }}
      onBack={onBack}
    >
      {(order) => (
        <OrderView
          staffOrder={order}
          calling={isCalled ? calling : undefined}
          place={at === -1 ? undefined : { at: at + 1, count: rows.length }}
          onBack={onBack}
        />
      )}
    </OpenedView>
  )
}
