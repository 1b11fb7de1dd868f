import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** The goods of a parcel: how many were ordered, sent and kept, and what stands in for something that was missing. */
export function ParcelGoods({ parcel }: { parcel: ShopParcel }) {
  const { parcel: texts } = useArea('staff').orderParcels
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <ul className="mt-3 divide-y divide-line rounded-chip bg-paper px-3">
      {parcel.lines.map(({ variantId, title, choice, sku, ordered, sent, taken, replaces, pricePaisa }) => (
        <li key={variantId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-small">
          <span className="min-w-0 grow basis-44">
            {[title, ...choice].map((one) => inLanguage(one, ui.language)).join(', ')}
            <span className="block text-fine text-muted">
              {[sku, replaces && texts.replaces].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="text-muted">
            {sent === ordered ? `${count(ordered)} ×` : texts.sent(count(sent), count(ordered))}
            {taken !== null && taken !== sent && `, ${texts.kept(count(taken))}`}
          </span>
          <span className="font-semibold">{formatRupees(pricePaisa, ui.language)}</span>
        </li>
      ))}
    </ul>
  )
}
