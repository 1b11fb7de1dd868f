import { keepPreviousData, useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { OrderChoice, TicketContext } from '@haat/contract/domains/support.context.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { deskQueries } from '../desk.queries.ts'
import { OrderCard } from './order-card.tsx'

interface NamedOrdersProps {
  number: string
  version: number
  context: TicketContext
}

/** The order that the ticket means, and a choice where it can mean several. */
export function NamedOrders({ number, version, context }: NamedOrdersProps) {
  const { desk } = useArea('staff')
  const [chosen, setChosen] = useState<string>()
  const { data = context } = useQuery({
    ...deskQueries.context(useCall(), { number, version, order: chosen }),
    placeholderData: keepPreviousData,
    enabled: chosen !== undefined,
  })
  const { order, orders } = chosen === undefined ? context : data
  const shown = orders.find((one) => one.number === order?.number)
  const hasChoice = orders.length > 1 || !order
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {hasChoice && (
        <div role="group" aria-label={desk.orders} className="flex flex-wrap gap-2">
          {orders.map((one) => (
            <ChoiceButton
              key={one.number}
              choice={one}
              isChosen={one === shown}
              onChoose={() => setChosen(one.number)}
            />
          ))}
        </div>
      )}
      {shown && <OrderNote choice={shown} />}
      {order && <OrderCard order={order} />}
    </section>
  )
}

interface ChoiceButtonProps {
  choice: OrderChoice
  isChosen: boolean
  onChoose(): void
}

function ChoiceButton({ choice, isChosen, onChoose }: ChoiceButtonProps) {
  const { desk } = useArea('staff')
  const { number, isNamed, whose } = choice
  const what = whose === 'sender' ? (isNamed ? 'named' : 'latest') : whose
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'min-h-10 rounded-chip px-3 text-small font-semibold',
        isChosen ? 'bg-blush text-crimson-deep' : 'bg-sunken hover:text-crimson',
      )}
    >
      {number} <span className="text-fine font-normal text-muted">{desk.orderChoices[what]}</span>
    </button>
  )
}

/** Warns of an order that may not be the sender's, and says when the ticket does not name the order. */
function OrderNote({ choice }: { choice: OrderChoice }) {
  const { desk } = useArea('staff')
  if (choice.whose === 'sender') {
    return choice.isNamed ? null : <p className="text-small text-muted">{desk.orderLatest}</p>
  }
  return (
    <p
      role="note"
      className="flex gap-2 rounded-chip bg-cream px-3 py-2 text-small font-semibold text-cream-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {choice.whose === 'other' ? desk.orderOthers : desk.orderUnproven}
    </p>
  )
}
