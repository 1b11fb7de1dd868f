import Share2 from 'lucide-react/icons/share-2'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { BuyBar } from './buy-bar.tsx'
import { AddButton, BuyNowButton } from './buy-buttons.tsx'
import type { Variant } from './choose-variant.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { quietActionClass, SaveButton } from './save-button.tsx'
import { useBuying } from './use-buying.ts'
import { useShare } from './use-share.ts'

type BuyPanelProps = { product: Product; variant: Variant; onOpenCart: () => void }

/** How many, and into the cart. On a phone the buttons stand in the bar, heart and share on the picture. */
export function BuyPanel({ product, variant, onOpenCart }: BuyPanelProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const buying = useBuying(product, variant, onOpenCart)
  const share = useShare(inLanguage(product.title, ui.language))
  const { quantity, most, setQuantity } = buying
  return (
    <div>
      <div className="flex items-center gap-3 max-md:justify-between">
        <p aria-hidden className="font-semibold md:hidden">
          {texts.quantity}
        </p>
        <QuantityStepper quantity={quantity} most={most} onChange={setQuantity} />
        <div className="grid grow grid-cols-2 gap-3 max-md:hidden">
          <AddButton buying={buying} hasIcon />
          <BuyNowButton buying={buying} />
        </div>
      </div>
      <div className="mt-2 flex gap-4 max-md:hidden">
        <SaveButton productId={product.id} />
        <button type="button" onClick={() => void share()} className={quietActionClass}>
          <Share2 aria-hidden />
          {texts.share}
        </button>
      </div>
      <BuyBar variant={variant} buying={buying} />
    </div>
  )
}
