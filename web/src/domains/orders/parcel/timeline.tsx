import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { dueText } from '../news/due-text.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { nepalDay } from '../news/order-news.ts'
import { timelineSteps, type TimelineStep } from './timeline-steps.ts'

interface TimelineProps {
  order: Order
  parcel: Parcel
  vendor: string
}

/** A column of diamonds: past steps in pine, the current one in crimson, those to come hollow. */
export function Timeline({ order, parcel, vendor }: TimelineProps) {
  const orders = useArea('orders')
  const { ui } = useMessages()
  const steps = timelineSteps(parcel, order.method)
  const { steps: names } = orders
  const isOnline = isGateway(order.method)

  function nameOf({ state }: TimelineStep): string {
    if (state === 'packed') return names.packed(inLanguage(parcel.vendor.place, ui.language))
    if (state === 'confirmed' && isOnline) return names.paid(orders.methods[order.method])
    if (state === 'delivered' && !isOnline) return names.deliveredPaid
    return names[state]
  }
  function noteOf({ state, place }: TimelineStep): string | undefined {
    const isEnd = state === 'delivered' || state === 'partlyDelivered'
    if (isEnd && place === 'past' && !isOnline)
      return orders.paidCash(formatRupees(parcel.totalPaisa, ui.language))
    if (place !== 'now') return undefined
    if (state === 'awaitingPayment') return orders.waitsForPayment
    if (state === 'placed' && order.needsCode) return orders.waitsForCode
    if (parcel.cashPaisa > 0 && parcel.doorCode === null)
      return orders.atTheDoor(formatRupees(parcel.cashPaisa, ui.language))
    return isOnline && (state === 'shipped' || state === 'tried') ? orders.paidAlready : undefined
  }
  return (
    <ol aria-label={orders.timeline(vendor)} className="mt-4 mb-1.5 [print-color-adjust:exact]">
      {steps.map((step, at) => (
        <Step
          key={`${step.state} ${at}`}
          step={step}
          name={nameOf(step)}
          note={noteOf(step)}
          next={steps[at + 1]}
        />
      ))}
    </ol>
  )
}

interface StepProps {
  step: TimelineStep
  name: string
  note: string | undefined
  next: TimelineStep | undefined
}

const diamonds = {
  past: 'bg-pine',
  now: 'bg-crimson-fill shadow-[0_0_0_4px_var(--color-blush)]',
  toCome: 'border-[1.5px] border-line-strong bg-surface',
}

function Step({ step, name, note, next }: StepProps) {
  const orders = useArea('orders')
  const { place, at } = step
  return (
    <li
      aria-current={place === 'now' ? 'step' : undefined}
      className={classNames(
        'relative flex min-h-8.5 gap-3.5 pl-8',
        next && 'before:absolute before:top-3 before:-bottom-3 before:left-[0.5625rem] before:w-0.5',
        next && (next.place === 'toCome' ? 'before:bg-line' : 'before:bg-pine'),
      )}
    >
      <span
        aria-hidden
        className={`absolute top-[0.3125rem] left-1 size-3 rotate-45 rounded-[2px] ${diamonds[place]}`}
      />
      <span className="min-w-0 grow pb-2.5">
        <span
          className={classNames(
            place === 'past' && 'text-label',
            place === 'now' && 'text-h3 font-bold text-crimson',
            place === 'toCome' && 'text-muted',
          )}
        >
          {name}
          {place !== 'now' && (
            <span className="sr-only">{place === 'past' ? orders.stepDone : orders.stepToCome}</span>
          )}
        </span>
        {note && <span className="block text-small text-muted">{note}</span>}
      </span>
      {at && <StepTime at={at} isSameDay={step.isSameDay} />}
    </li>
  )
}

/** "Sun 15 Nov, 2:10 PM", and only "2:14 PM" when the day is the same. */
function StepTime({ at, isSameDay }: { at: string; isSameDay: boolean }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const day = nepalDay(new Date(at))
  const time = formatTime(at, ui.language)
  return (
    <time dateTime={at} className="pt-0.5 text-fine whitespace-nowrap text-muted">
      {isSameDay ? time : orders.dayAndTime(dueText({ dueFrom: day, dueTo: day }, ui.language, orders), time)}
    </time>
  )
}
