import Share2 from 'lucide-react/icons/share-2'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { AddButton, BuyNowButton } from './buy-buttons.tsx'
import type { Variant } from './choose-variant.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { useBuying, type Buying } from './use-buying.ts'
import { useShare } from './use-share.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import Heart from 'lucide-react/icons/heart'
import { useIsSaved, useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'

type BuyPanelProps = { product: Product; variant: Variant; onOpenCart: () => void }

/** Quantity and buttons to buy. On a phone the buttons are in the bar at the bottom, heart and share on the picture. */
export function BuyPanel({ product, variant, onOpenCart }: BuyPanelProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const buying = useBuying(product, variant, onOpenCart)
  const share = useShare(inLanguage(product.title, ui.language))
  const { quantity, maxQuantity, setQuantity } = buying
  return (
    <div>
      <div className="flex items-center gap-3 max-md:justify-between">
        <p aria-hidden className="font-semibold md:hidden">
          {texts.quantity}
        </p>
        <QuantityStepper quantity={quantity} maxQuantity={maxQuantity} onChange={setQuantity} />
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

/** On a phone this bar takes the position that the bottom bar has on other pages. */
function BuyBar({ variant, buying }: { variant: Variant; buying: Buying }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { pricePaisa, oldPricePaisa } = variant
  return (
    <section aria-label={texts.buying} className="phone-foot grid-cols-[auto_1fr_1fr] gap-2.5">
      <p className="grid leading-tight">
        {oldPricePaisa !== null && (
          <span className="text-micro text-muted">
            <s aria-hidden>{formatRupees(oldPricePaisa, ui.language)}</s>
            <VisuallyHidden>{ui.oldPrice(formatRupees(oldPricePaisa, ui.language))}</VisuallyHidden>
          </span>
        )}
        <span className="text-price whitespace-nowrap">{formatRupees(pricePaisa, ui.language)}</span>
      </p>
      <BuyNowButton buying={buying} />
      <AddButton buying={buying} />
    </section>
  )
}

const quietActionClass =
  'flex min-h-11 items-center gap-2 rounded-control pr-2 text-label hover:text-crimson [&>svg]:size-5'

/** The heart as a button with a label. */
function SaveButton({ productId }: { productId: string }) {
  const texts = useArea('product')
  const { save, remove } = useWishlistActions()
  const isSaved = useIsSaved(productId)
  return (
    <button
      type="button"
      {...replayPress}
      aria-pressed={isSaved}
      onClick={() => void (isSaved ? remove(productId) : save(productId))}
      className={quietActionClass}
    >
      <Heart aria-hidden className={classNames(isSaved && 'fill-current text-crimson')} />
      {isSaved ? texts.saved : texts.saveForLater}
    </button>
  )
}
