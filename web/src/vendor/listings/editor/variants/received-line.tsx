import { useMessages } from '#ui/messages/use-messages.ts'
import { useNewRate } from '../../../commission/use-new-rate.ts'
import { ReceivedNote } from '../../prices/price-notes.tsx'
import { useProduct } from '../form/listing-form.ts'
import { nameOf, type Selling } from './selling.ts'

/** What the shop receives for one of the variant that is being written in. */
export function ReceivedLine({ selling, row }: { selling: Selling; row: number }) {
  const { ui } = useMessages()
  const { content, shop } = useProduct()
  const rate = useNewRate({ shopId: shop.shopId, categorySlug: content.categorySlug }, selling.rate)
  const variant = selling.variants[row] ?? selling.variants[0]
  const pricePaisa = variant?.dealPaisa ?? variant?.pricePaisa ?? null
  if (!variant || pricePaisa === null) return null
  const name = nameOf(content.options, variant.values, ui.language)
  return (
    <p className="mt-3 rounded-control bg-cream px-4 py-2.5 text-small text-cream-ink">
      {name && <b className="font-semibold">{name}: </b>}
      <ReceivedNote pricePaisa={pricePaisa} rate={rate} />
    </p>
  )
}
