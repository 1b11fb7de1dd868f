import { useNavigate } from '@tanstack/react-router'
import Share2 from 'lucide-react/icons/share-2'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { Variant } from './choose-variant.ts'
import { useShare } from './use-share.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import Heart from 'lucide-react/icons/heart'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { quantityIn } from '#domains/cart/local-cart.ts'
import { toastCartFailure } from '#domains/cart/toast-cart-failure.ts'
import { useAddToCart } from '#domains/cart/use-add-to-cart.ts'
import { useCartActions } from '#domains/cart/use-cart-actions.ts'
import { useCartLines } from '#domains/cart/use-cart-lines.ts'
import { useIsSaved, useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { useWaiting } from '#ui/button/use-waiting.ts'
import { deferred } from '#ui/deferred.tsx'
import { useMatches } from '#ui/device/use-matches.ts'

type BuyPanelProps = {
  product: Product
  variant: Variant
  onOpenCart: () => void
  /** In a preview there are no sections to go to. */
  hasSectionBar: boolean
}

/** Fetched by wide screens alone, once somebody has read on. */
const SectionBar = deferred(async () => (await import('../section-bar.tsx')).SectionBar, undefined)

/** Quantity and buttons to buy. On a phone the buttons are in the bar at the bottom, heart and share on the picture. */
export function BuyPanel({ product, variant, onOpenCart, hasSectionBar }: BuyPanelProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const buying = useBuying(product, variant, onOpenCart)
  const share = useShare(inLanguage(product.title, ui.language))
  const { quantity, maxQuantity, setQuantity } = buying
  const isWide = useMatches('(min-width: 64rem)')
  const { element, isPassed } = useIsPassed()
  return (
    <div ref={element} className="no-js:hidden">
      <div className="flex flex-wrap items-center gap-3 max-md:justify-between">
        {buying.canBuy && (
          <>
            <p aria-hidden className="font-semibold md:hidden">
              {texts.quantity}
            </p>
            <QuantityStepper quantity={quantity} maxQuantity={maxQuantity} onChange={setQuantity} />
          </>
        )}
        <div className="buy-buttons max-md:hidden">
          <AddButton buying={buying} hasIcon />
          <BuyNowButton buying={buying} />
        </div>
      </div>
      {buying.canBuy && quantity > 1 && quantity >= maxQuantity && (
        <p role="alert" className="mt-2 text-small font-semibold text-cream-ink">
          {texts.noMore(formatCount(maxQuantity, ui.language))}
        </p>
      )}
      <div className="mt-2 flex gap-4 max-md:hidden">
        <SaveButton productId={product.id} />
        <button type="button" onClick={() => void share()} className={quietActionClass}>
          <Share2 aria-hidden />
          {texts.share}
        </button>
      </div>
      <BuyBar variant={variant} buying={buying} />
      {isPassed && isWide && hasSectionBar && (
        <SectionBar product={product} variant={variant} canBuy={buying.canBuy} onAdd={buying.add} />
      )}
    </div>
  )
}

/** Whether the window has been scrolled past an element. */
function useIsPassed() {
  const element = useRef<HTMLDivElement>(null)
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) =>
      setIsPassed(!entry!.isIntersecting && entry!.boundingClientRect.bottom < 0),
    )
    watcher.observe(element.current!)
    return () => watcher.disconnect()
  }, [])
  return { element, isPassed }
}

/** On a phone this bar takes the position that the bottom bar has on other pages. */
function BuyBar({ variant, buying }: { variant: Variant; buying: Buying }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { pricePaisa, oldPricePaisa } = variant
  return (
    <section aria-label={texts.buying} className="phone-foot buy-bar">
      <p className="flex grow basis-20 flex-wrap items-baseline gap-x-2 leading-tight">
        {oldPricePaisa !== null && (
          <span className="text-micro text-muted">
            <s aria-hidden>{formatRupees(oldPricePaisa, ui.language)}</s>
            <VisuallyHidden>{ui.oldPrice(formatRupees(oldPricePaisa, ui.language))}</VisuallyHidden>
          </span>
        )}
        <span className="text-price whitespace-nowrap">{formatRupees(pricePaisa, ui.language)}</span>
      </p>
      <div className="buy-buttons">
        <BuyNowButton buying={buying} />
        <AddButton buying={buying} />
      </div>
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

function AddButton({ buying, hasIcon = false }: { buying: Buying; hasIcon?: boolean }) {
  const texts = useArea('product')
  const { mark, run } = useWaiting()
  return (
    <Button
      {...replayPress}
      {...mark}
      size="large"
      disabled={!buying.canBuy}
      onClick={() => run(buying.add)}
      icon={hasIcon && <ShoppingBasket aria-hidden />}
    >
      {buying.canBuy ? texts.addToCart : texts.outOfStock}
    </Button>
  )
}

function BuyNowButton({ buying }: { buying: Buying }) {
  const texts = useArea('product')
  const { mark, run } = useWaiting()
  return (
    <Button
      {...replayPress}
      {...mark}
      variant="secondary"
      size="large"
      disabled={!buying.canBuy}
      onClick={() => run(buying.buyNow)}
    >
      {texts.buyNow}
    </Button>
  )
}

type QuantityStepperProps = { quantity: number; maxQuantity: number; onChange: (quantity: number) => void }

function QuantityStepper({ quantity, maxQuantity, onChange }: QuantityStepperProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  // At its ends the button is marked as disabled but not disabled: a disabled button would lose the focus.
  const step = (by: 1 | -1, isEnd: boolean, label: string) => (
    <IconButton
      label={label}
      aria-disabled={isEnd}
      className={classNames(isEnd && 'opacity-40')}
      onClick={() => !isEnd && onChange(quantity + by)}
    >
      {by === 1 ? <Plus aria-hidden /> : <Minus aria-hidden />}
    </IconButton>
  )
  return (
    <div
      role="group"
      aria-label={texts.quantity}
      className="flex h-13 w-33 items-center justify-between rounded-control border-[1.5px] border-line-strong bg-surface px-0.5"
    >
      {step(-1, quantity <= 1, texts.fewer)}
      <output className="font-semibold">{formatCount(quantity, ui.language)}</output>
      {step(1, quantity >= maxQuantity, texts.more)}
    </div>
  )
}

/** The chosen quantity, and the actions of the two buttons. */
function useBuying(product: Product, variant: Variant, onOpenCart: () => void) {
  const [wanted, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const { orderOnly } = useCartActions()
  const navigate = useNavigate()
  const maxQuantity = variant.most
  // Another variant may have fewer left.
  const quantity = Math.max(1, Math.min(wanted, maxQuantity))
  const { id, title } = product
  const pick = { productId: id, variantId: variant.id }
  const add = () => addToCart({ id, title, left: variant.most }, variant.id, quantity)
  const isInCart = quantityIn(useCartLines(), pick) > 0

  // A product that is in the cart already is bought in the quantity that it has there.
  async function buyNow() {
    try {
      if (await orderOnly(pick, quantity)) return await navigate({ to: '/checkout' })
    } catch (failure) {
      return toastCartFailure(failure)
    }
    if (!isInCart) await add()
    onOpenCart()
  }
  return {
    quantity,
    maxQuantity,
    setQuantity,
    canBuy: variant.stock !== 'out',
    add,
    buyNow: () => buyNow().catch(() => {}),
  }
}

type Buying = ReturnType<typeof useBuying>
