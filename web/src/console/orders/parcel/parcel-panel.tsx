import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { isOver } from '@haat/contract/domains/orders.steps.rules.ts'
import { nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dayAndTime, shortDay } from '#console/support/time/short-time.ts'
import { Badge } from '#ui/badge.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { spanOf } from '../queue/order-clock.ts'
import { LineRefunds } from '../refunds/line-refunds.tsx'
import { ParcelActions } from './actions/parcel-actions.tsx'
import { ParcelGoods } from './parcel-goods.tsx'
import { ParcelSteps } from './parcel-steps.tsx'

interface ParcelPanelProps {
  parcel: ShopParcel
  staffOrder: StaffOrder
  /** Whether it has the one crimson button of the screen. */
  isFirst: boolean
}

/** A parcel: what is in it, how far it is, and what staff can do with it for its shop. */
export function ParcelPanel({ parcel, staffOrder, isFirst }: ParcelPanelProps) {
  const { orderParcels: texts } = useArea('staff')
  const { ui } = useMessages()
  const { order } = staffOrder
  const [isOpen, setIsOpen] = useState(false)
  const shop = inLanguage(order.parcels[parcel.position - 1]!.vendor.name, ui.language)
  const [picture] = parcel.pictures
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <li aria-label={texts.parcel.region(shop)} className="block rounded-panel bg-surface p-4 shadow-2 md:p-5">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        {picture && (
          <Picture
            picture={picture}
            sizes="48px"
            onlyWidths={[160]}
            isDecorative
            className="size-12 shrink-0 rounded-chip"
          />
        )}
        <div className="min-w-0 grow basis-44">
          <h3 className="text-name">
            {shop}{' '}
            <span className="text-fine font-normal whitespace-nowrap text-muted">
              {texts.parcel.of(count(parcel.position), count(order.parcels.length))}
            </span>
          </h3>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="block max-w-full truncate py-1 text-left text-small text-muted hover:text-ink"
          >
            {parcel.titles.map((title) => inLanguage(title, ui.language)).join(', ')}
            <span className="sr-only"> {isOpen ? texts.parcel.close : texts.parcel.open}</span>
          </button>
        </div>
        <p className="font-extrabold">{formatRupees(parcel.totalPaisa, ui.language)}</p>
        <StateBadge parcel={parcel} />
      </div>
      {isOpen && <ParcelGoods parcel={parcel} />}
      <ParcelSteps parcel={parcel} shop={shop} />
      <Facts parcel={parcel} />
      <ParcelActions parcel={parcel} shopperName={order.address.name.split(' ')[0]!} isFirst={isFirst} />
      <LineRefunds parcel={parcel} shop={shop} />
    </li>
  )
}

/** The end of the last promised day, in Nepal. */
const dueMoment = (dueTo: string) => new Date(new Date(`${dueTo}T24:00:00Z`).getTime() - nepalOffsetMs)

function StateBadge({ parcel }: { parcel: ShopParcel }) {
  const { desk, orders, orderParcels: texts } = useArea('staff')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const { state, isLate, dueTo, saidPayment, isCashOnlySaid } = parcel
  if (isLate) {
    const span = spanOf(now.getTime() - dueMoment(dueTo).getTime(), orders.clock, ui.language)
    return <Badge tone="blushTint">{texts.parcel.late(span)}</Badge>
  }
  if ((saidPayment && saidPayment.answer !== 'arrived') || isCashOnlySaid) {
    return <Badge tone="creamTint">{texts.parcel.paymentOpen}</Badge>
  }
  if (state === 'delivered')
    return (
      <Badge tone="pineTint">
        <Check aria-hidden className="mr-1 size-4" />
        {texts.parcel.paid}
      </Badge>
    )
  const left = dueMoment(dueTo).getTime() - now.getTime()
  if (!isOver(state) && left > 0 && left < 86_400_000)
    return <Badge tone="blushTint">{texts.parcel.today}</Badge>
  return <Badge tone={isOver(state) ? 'sunken' : 'creamTint'}>{desk.states[state]}</Badge>
}

/** What else is known of the parcel: note, courier, tries, and until when the shop has to accept it. */
function Facts({ parcel }: { parcel: ShopParcel }) {
  const { orderParcels } = useArea('staff')
  const { ui } = useMessages()
  const texts = orderParcels.parcel
  const { note, carrier, courierName, trackingNumber, tries, wishedDay, acceptBy, state } = parcel
  const { saidPayment, isCashOnlySaid } = parcel
  const facts = [
    carrier === 'self' ? texts.carriedByShop : courierName,
    trackingNumber && texts.tracking(trackingNumber),
    tries > 0 && texts.tries(formatCount(tries, ui.language)),
    wishedDay && texts.wished(shortDay(wishedDay, ui.language)),
    parcel.isWaitingForShopper && texts.waitsForShopper,
    isCashOnlySaid && texts.cashOnlySaid,
    saidPayment &&
      texts.saidPayment[saidPayment.answer ?? 'open'](
        formatRupees(saidPayment.amountPaisa, ui.language),
        saidPayment.reference,
      ),
    saidPayment?.words,
    state === 'confirmed' && acceptBy && texts.acceptBy(dayAndTime(acceptBy, ui.language)),
    note !== '' && texts.note(note),
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  if (facts.length === 0) return null
  return <p className="mt-3 text-small text-muted [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
}
