import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { classNames } from '#ui/class-names.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useFigures } from './use-figures.ts'

/** What happened to the parcel, the latest first, with who did it and when. */
export function History({ parcel }: { parcel: ShopParcel }) {
  const { facts, states, reasons } = useArea('vendor').orders
  const { time } = useFigures()
  // What is new to the shop is an older step to the parcel.
  const names = {
    ...states,
    awaitingPayment: facts.ordered,
    placed: facts.ordered,
    confirmed: facts.confirmed,
  }
  /** A note is a reason by its name, perhaps with words, or words alone. */
  const noteText = (note: string) => {
    const [, name = '', words] = /^(\w+)(?:: (.*))?$/.exec(note) ?? []
    const reason = (reasons as Record<string, string>)[name]
    return reason ? [reason, words].filter(Boolean).join(': ') : note
  }
  return (
    <div>
      <h3 className="text-small text-muted">{facts.history}</h3>
      <ol className="mt-2 grid gap-3">
        {parcel.events.toReversed().map(({ state, at, actor, by, note }, index) => (
          <li key={`${state} ${at}`} className="flex gap-3">
            <Diamond
              className={classNames('mt-1 size-3 shrink-0', index === 0 ? 'text-crimson' : 'text-pine')}
            />
            <div className="min-w-0">
              <p className="font-semibold">{names[state]}</p>
              <p className="text-fine text-muted">{facts.by(by ?? facts.actors[actor], time(at))}</p>
              {note && <p className="text-small wrap-anywhere">{noteText(note)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
