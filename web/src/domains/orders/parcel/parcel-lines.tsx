import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import type { Parcel } from '@haat/contract/domains/orders.ts'
import { refusedStates, soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { isKept, keptOf } from './kept.ts'
import { hasSameReturnDays, ReturnDays } from './return-days.tsx'

type Line = Parcel['lines'][number]

/** What was ordered, and what became of it where that is something else. */
export function ParcelLines({ parcel }: { parcel: Parcel }) {
  return (
    <ul className="grid gap-3">
      {parcel.lines.map((line) => (
        <ParcelLine key={line.variantId} parcel={parcel} line={line} />
      ))}
    </ul>
  )
}

function ParcelLine({ parcel, line }: { parcel: Parcel; line: Line }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const { productId, title, choice, picture, pricePaisa } = line
  const isOver = refusedStates.includes(parcel.state)
  // What nobody took was sent all the same, and stands there as it was.
  const count = isOver ? line.sent : keptOf(line)
  const name = inLanguage(title, ui.language)
  const note = useLineNote(parcel, line)
  const hasOwnDays = soldStates.includes(parcel.state) && !hasSameReturnDays(parcel) && isKept(line)
  return (
    <li className="flex items-center gap-3">
      <Picture
        picture={picture}
        sizes="60px"
        isDecorative
        className={`size-15 shrink-0 rounded-control ${count === 0 ? 'opacity-50' : ''}`}
      />
      <div className="min-w-0 grow">
        <Link
          to="/products/$productId"
          params={{ productId }}
          className={`line-clamp-2 text-name hover:text-crimson ${count === 0 ? 'text-muted line-through' : ''}`}
        >
          {count > 1 ? orders.quantity(name, formatCount(count, ui.language)) : name}
        </Link>
        {choice.length > 0 && (
          <p className="text-small text-muted">
            {choice.map((value) => inLanguage(value, ui.language)).join(', ')}
          </p>
        )}
        {note && <p className="text-small text-crimson">{note}</p>}
        {soldStates.includes(parcel.state) && isKept(line) && (
          <Link
            to="/profile/reviews/$"
            params={{ _splat: `write/product/${productId}` }}
            className="-my-1 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-crimson underline-offset-4 hover:underline print:hidden"
          >
            <Star aria-hidden className="size-4" />
            {orders.line.review}
          </Link>
        )}
        {hasOwnDays && (
          <p className="text-small text-muted">
            <ReturnDays days={line} />
          </p>
        )}
      </div>
      {count > 0 && (
        <span className="text-small whitespace-nowrap">{formatRupees(count * pricePaisa, ui.language)}</span>
      )}
    </li>
  )
}

/** One sentence about what became of the line; undefined where it is as it was ordered. */
function useLineNote({ lines, state }: Parcel, { variantId, quantity, sent, taken, replaces }: Line) {
  const { ui } = useMessages()
  const { line: words } = useArea('orders')
  const count = (many: number) => formatCount(many, ui.language)
  if (sent === 0) return lines.some((one) => one.replaces === variantId) ? words.replaced : words.none
  if (taken !== null && taken < sent && soldStates.includes(state)) {
    return taken === 0 ? words.keptNone : words.kept(count(sent), count(taken))
  }
  if (sent < quantity) return words.less(count(quantity), count(sent))
  const former = lines.find((one) => one.variantId === replaces)
  return former && words.instead(inLanguage(former.title, ui.language))
}
