import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { maxTries } from '@haat/contract/domains/orders.steps.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { dueText } from '../news/due-text.ts'
import { useChooseDay } from '../orders.queries.ts'

/** After somebody came in vain: how often, and another day to choose. */
export function DeliveryDay({ order, parcel }: { order: Order; parcel: Parcel }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const { tries: words } = orders
  const change = useChooseDay(order.number, parcel.position)
  const { tries, wishedDay, daysToChoose } = parcel
  const dayText = (day: string) => dueText({ dueFrom: day, dueTo: day }, ui.language, orders)
  const choose = (day: string) =>
    change.mutate(day, {
      onSuccess: () => void showToast('success', words.saved),
      onError: () => void showToast('error', words.failed),
    })
  const chosen = change.isPending ? change.variables : wishedDay
  return (
    <section
      aria-label={words.title}
      className="-mx-1 mt-4 rounded-picture bg-cream p-4 text-cream-ink print:hidden"
    >
      <h4 className="text-label">{words.title}</h4>
      <p className="mt-1 text-small">
        {words.text(formatCount(tries, ui.language), formatCount(maxTries, ui.language))}
      </p>
      <fieldset className="mt-3">
        <legend className="mb-2 text-small">{words.choose}</legend>
        <div className="flex flex-wrap gap-2">
          {daysToChoose.map((day) => (
            <label
              key={day}
              className="flex min-h-11 cursor-pointer items-center rounded-control bg-surface px-4 text-label text-ink has-checked:bg-crimson-fill has-checked:text-white has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={`day of ${parcel.position}`}
                value={day}
                checked={day === chosen}
                onChange={() => choose(day)}
                className="sr-only"
              />
              {dayText(day)}
            </label>
          ))}
        </div>
      </fieldset>
      {wishedDay && <p className="mt-2.5 text-small">{words.wished(dayText(wishedDay))}</p>}
    </section>
  )
}
