import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { dueTextBeside, usePromisedDays } from '../../news/due-text.ts'
import type { Checkout } from '../use-checkout.ts'
import { StepPanel } from './step-panel.tsx'

/** Lists one parcel for each vendor with the days between which it comes. */
export function DeliveryStep({ checkout: { address }, quote }: { checkout: Checkout; quote: Quote }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  return (
    <StepPanel step="delivery" title={texts.when} aside={<FeeBadge quote={quote} />}>
      <p className="-mt-2 mb-3 text-small text-muted">
        {address ? texts.toDistrict(inLanguage(address.districtName, ui.language)) : texts.toValley}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {quote.parcels.map((parcel) => (
          <ParcelRow key={parcel.vendor.slug} parcel={parcel} />
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">{texts.anyTime}</p>
    </StepPanel>
  )
}

function FeeBadge({ quote: { deliveryPaisa, freeFromPaisa } }: { quote: Quote }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  if (deliveryPaisa === 0) return <Badge tone="pineTint">{texts.isFree}</Badge>
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone="sunken">{texts.fee(money(deliveryPaisa))}</Badge>
      {freeFromPaisa !== null && <Badge tone="pineTint">{texts.freeFrom(money(freeFromPaisa))}</Badge>}
    </span>
  )
}

function ParcelRow({ parcel }: { parcel: Quote['parcels'][number] }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const promisedDays = usePromisedDays(texts)
  const count = parcel.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const items = texts.items(formatCount(count, ui.language))
  const { closed, picture } = parcel.items[0]!
  const day = (date: string) => formatLocalDate(date, ui.language)
  return (
    <li className="flex items-center gap-3.5 py-3.5">
      <Picture picture={picture} sizes="52px" isDecorative className="size-13 shrink-0 rounded-control" />
      <div className="flex grow flex-wrap justify-between gap-x-4">
        <p>
          <span className="block text-label">{inLanguage(parcel.vendor.name, ui.language)}</span>
          <span className="text-small text-muted">
            {texts.from(inLanguage(parcel.vendor.place, ui.language), items)}
          </span>
        </p>
        <p className="sm:text-right">
          <span className="block text-label">{promisedDays(parcel)}</span>
          <span className="text-small text-muted">{dueTextBeside(parcel, ui.language, texts)}</span>
        </p>
        {closed && (
          <p className="w-full text-small text-cream-ink">
            {texts.closedShop(day(closed.until), day(closed.packsFrom))}
          </p>
        )}
      </div>
    </li>
  )
}
