import { Link } from '@tanstack/react-router'
import MailWarning from 'lucide-react/icons/mail-warning'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { shortDay } from '../time/short-time.ts'
import { Fact } from './fact.tsx'

/** The order that a ticket is about, with the progress of each parcel. */
export function OrderCard({ order }: { order: Order }) {
  const { desk } = useArea('staff')
  const { rights } = useConsoleReader()
  const { ui } = useMessages()
  return (
    <section>
      <h3 className="text-h3">
        {rights.includes('orders') ? (
          <Link
            to="/staff/$"
            params={{ _splat: `orders/${order.number}` }}
            className="text-ink underline hover:text-crimson"
          >
            {desk.order(order.number)}
          </Link>
        ) : (
          desk.order(order.number)
        )}
      </h3>
      {order.mail && (
        <p className="mt-2 flex gap-2 rounded-chip bg-cream px-3 py-2 text-small font-semibold text-cream-ink">
          <MailWarning aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{desk.orderMail[order.mail.state](order.mail.to)}</span>
        </p>
      )}
      {order.parcels.map((parcel) => (
        <div key={parcel.position} className="mt-3">
          {order.parcels.length > 1 && (
            <p className="mb-1.5 text-fine font-semibold text-muted">
              {desk.parcel(formatCount(parcel.position, ui.language))}
            </p>
          )}
          <ParcelItems parcel={parcel} />
          <dl className="mt-2.5">
            <Fact label={desk.paid(desk.methods[order.method])}>
              {formatRupees(parcel.totalPaisa, ui.language)}
            </Fact>
          </dl>
          <ParcelTimeline parcel={parcel} />
          {parcel.returnUntil && (
            <p className="mt-3 flex items-center gap-2 rounded-chip bg-pine-tint px-3 py-2 text-small font-semibold text-pine">
              <RotateCcw aria-hidden className="size-4" />
              {desk.returnUntil(shortDay(parcel.returnUntil, ui.language))}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function ParcelItems({ parcel }: { parcel: Parcel }) {
  const { ui } = useMessages()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {parcel.lines.map((line) => (
        <li key={line.variantId} className="flex items-center gap-3">
          <Picture
            picture={line.picture}
            sizes="48px"
            isDecorative
            className="size-12 shrink-0 rounded-chip"
          />
          <p className="min-w-0">
            <strong className="block truncate text-name">
              {[line.title, ...line.choice].map((one) => inLanguage(one, ui.language)).join(', ')}
            </strong>
            <span className="block truncate text-small text-muted">
              {line.quantity > 1 && `${formatCount(line.quantity, ui.language)} × `}
              {inLanguage(parcel.vendor.name, ui.language)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function ParcelTimeline({ parcel }: { parcel: Parcel }) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  return (
    <ol className="relative mt-3 grid gap-1.5 before:absolute before:top-3 before:bottom-3 before:left-[5px] before:w-0.5 before:bg-pine">
      {parcel.timeline.map(({ state, at }, index) => (
        <li
          key={`${state}-${index}`}
          className="relative flex items-center justify-between gap-3 pl-5.5 text-small"
        >
          <span aria-hidden className="absolute left-0.5 size-2 rotate-45 bg-pine" />
          {desk.states[state]}
          <time dateTime={at} className="text-muted">
            {shortDay(at, ui.language)}
          </time>
        </li>
      ))}
    </ol>
  )
}
