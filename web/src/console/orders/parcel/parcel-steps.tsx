import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { isOver, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { shortDay } from '#console/support/time/short-time.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const mainWay: readonly ParcelState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered']
/** What is to come after a state beside the main way. */
const comesAfter: Partial<Record<ParcelState, readonly ParcelState[]>> = {
  tried: ['delivered'],
  refused: ['returned'],
  partlyDelivered: ['partlyReturned'],
}

interface Step {
  state: ParcelState
  /** When it happened; null for what is still to come. */
  at: string | null
}

/** The steps of a parcel that are worth a mark: those of the main way, how it stands now, and what is to come. */
export function stepsOf({ state, events }: Pick<ShopParcel, 'state' | 'events'>): Step[] {
  const lastOf = (one: ParcelState) => events.findLast((event) => event.state === one)?.at ?? null
  const begin = { state: 'placed' as const, at: events[0]?.at ?? null }
  const isMain = mainWay.includes(state)
  const made = mainWay
    .slice(1)
    .map((one) => ({ state: one, at: lastOf(one) }))
    .filter(({ at, state: one }) => at !== null && one !== state)
  const now = state === 'placed' || state === 'awaitingPayment' ? [] : [{ state, at: lastOf(state) }]
  const rest = isOver(state)
    ? []
    : isMain
      ? mainWay.slice(mainWay.indexOf(state) + 1)
      : (comesAfter[state] ?? restOf(made))
  return [begin, ...made, ...now, ...rest.map((one) => ({ state: one, at: null }))]
}

/** Of a state between two of the main way, such as accepted: what of that way is left. */
const restOf = (made: Step[]) => mainWay.slice(mainWay.indexOf(made.at(-1)?.state ?? 'placed') + 1)

/** The steps in one line, done ones with their time; the next one tells the promised day. */
export function ParcelSteps({ parcel, shop }: { parcel: ShopParcel; shop: string }) {
  const { desk, orderParcels } = useArea('staff')
  const { ui } = useMessages()
  const steps = stepsOf(parcel)
  const next = steps.findIndex(({ at }) => at === null)
  return (
    <ol
      aria-label={orderParcels.parcel.steps(shop)}
      className="mt-4 flex overflow-x-auto pb-1 text-fine [scrollbar-width:thin]"
    >
      {steps.map(({ state, at }, index) => {
        const isNext = index === next
        const isLate = isNext && parcel.isLate
        return (
          <li key={`${state} ${index}`} className="relative min-w-19 flex-1 pt-4.5 pr-2">
            {index < steps.length - 1 && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-[5px] left-1.5 h-0.5 w-full',
                  steps[index + 1]?.at === null ? 'bg-line' : 'bg-pine',
                )}
              />
            )}
            <span
              aria-hidden
              className={classNames(
                'absolute top-0.5 left-0.5 size-2 rotate-45',
                at !== null ? 'bg-pine' : isLate ? 'bg-crimson' : 'bg-surface ring-[1.5px] ring-line-strong',
              )}
            />
            <span
              className={classNames(
                'block font-semibold',
                isLate ? 'text-crimson' : at === null && !isNext && 'font-normal text-muted',
              )}
            >
              {desk.states[state]}
            </span>
            {at !== null ? (
              <time dateTime={at} className="block text-muted">
                {shortDay(at, ui.language)} {formatTime(at, ui.language)}
              </time>
            ) : (
              state === 'delivered' && (
                <span className={classNames('block', parcel.isLate ? 'text-crimson' : 'text-muted')}>
                  {orderParcels.parcel.due(shortDay(parcel.dueTo, ui.language))}
                </span>
              )
            )}
          </li>
        )
      })}
    </ol>
  )
}
