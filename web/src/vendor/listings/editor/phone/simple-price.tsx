import { maxOnHand } from '@haat/contract/domains/stock.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useNewRate } from '../../../commission/use-new-rate.ts'
import { ReceivedNote } from '../../prices/price-notes.tsx'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import { AmountField } from '../law/amount-field.tsx'
import { CountField } from '../law/count-field.tsx'
import { ReasonNotes } from '../standing/reason-notes.tsx'

/** Price and stock of a product that has no options. */
export function SimplePrice() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, flush, errorAt, shop } = useProduct()
  const rate = useNewRate({ shopId: shop.shopId, categorySlug: content.categorySlug }, undefined)
  const [only] = content.variants
  if (!only) return null
  const change = (next: Partial<typeof only>) => edit({ variants: [{ ...only, ...next }] })
  const step = (by: 1 | -1) => {
    change({ stock: Math.min(maxOnHand, Math.max(0, (only.stock ?? 0) + by)) })
    void flush()
  }
  return (
    <div>
      <ReasonNotes part="variants" />
      <div className="grid grid-cols-[5fr_4fr] items-start gap-3">
        <AmountField
          id={fieldId('variants.0.pricePaisa')}
          label={editor.priceToPay}
          isRequired
          error={errorAt('variants.0.pricePaisa')}
          paisa={only.pricePaisa}
          onChange={(pricePaisa) => change({ pricePaisa })}
        />
        <CountField
          id={fieldId('variants.0.stock')}
          label={editor.howMany}
          isRequired
          error={errorAt('variants.0.stock')}
          count={only.stock}
          onChange={(stock) => change({ stock })}
          onStep={step}
        />
      </div>
      {only.pricePaisa !== null && (
        <p className="mt-2 rounded-control bg-cream px-4 py-3">
          <ReceivedNote pricePaisa={only.pricePaisa} rate={rate} />
        </p>
      )}
    </div>
  )
}
