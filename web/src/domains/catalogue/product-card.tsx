import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { isQuickDevice } from '#ui/device/is-quick-device.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Price } from '#ui/price/price.tsx'
import { Stars } from '#ui/rating/stars.tsx'
import { whenInView } from '#first-load/when-in-view.ts'
import { QuickAdd } from '../cart/add-to-cart-button.tsx'
import { HeartButton } from '../wishlist/heart-button.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { ProductBadges } from './card/product-badges.tsx'

type ProductCardProps = {
  product: ProductCardData
  /** How wide its picture is shown; by default as in the grid of the shop. */
  sizes?: string
  /** Its picture is among the first that are seen, so it is fetched first. */
  isPriority?: boolean
  /** Offered as a deal: the price in crimson, with the lowest of the last thirty days. */
  isDeal?: boolean
  /** 4:5 instead of square. */
  isTall?: boolean
}

export const gridSizes = '(min-width: 64rem) 216px, (min-width: 48rem) 30vw, 44vw'
const cardWidths = [320, 640]

/** All of the card is a link to the product, except the heart and the quick add. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes = gridSizes, isPriority = false, isDeal = false, isTall = false } = props
  return (
    <article ref={usePreload(product.id)} className="group relative isolate flex h-full flex-col">
      <div className="relative">
        <div className="overflow-hidden rounded-picture">
          <Picture
            picture={product.picture}
            sizes={sizes}
            priority={isPriority}
            onlyWidths={cardWidths}
            isDecorative
            className={classNames(
              'transition-[scale] duration-(--slide) group-hover:scale-103',
              isTall ? 'aspect-4/5' : 'aspect-square',
              product.stock === 'out' && 'opacity-60',
            )}
          />
        </div>
        <div className="absolute top-2.5 left-2.5">
          <ProductBadges product={product} />
        </div>
        <HeartButton product={product} className="absolute! top-1.5 right-1.5" />
        <QuickAdd product={product} className="absolute! right-1.5 bottom-1.5" />
      </div>
      <p className="mt-3 truncate text-fine text-muted">
        <BilingualText text={product.vendor.name} />
      </p>
      <h3 className="line-clamp-2 min-h-[2lh] text-name">
        <Link
          to="/products/$productId"
          params={{ productId: product.id }}
          viewTransition={isQuickDevice()}
          className="after:absolute after:inset-0 after:rounded-picture hover:text-crimson"
        >
          <BilingualText text={product.title} />
        </Link>
      </h3>
      <CardPrice product={product} isDeal={isDeal} />
      <CardFoot product={product} />
    </article>
  )
}

/** Preloads the product's page when the card has been in view for a while, so that it opens at once. */
function usePreload(productId: string) {
  const router = useRouter()
  const card = useRef<HTMLElement>(null)
  useEffect(
    () =>
      whenInView(card.current!, () =>
        router.preloadRoute({ to: '/products/$productId', params: { productId } }),
      ),
    [router, productId],
  )
  return card
}

function CardPrice({ product, isDeal }: { product: ProductCardData; isDeal: boolean }) {
  const { pricePaisa, oldPricePaisa, lowestPaisa } = product
  return (
    <div className="mt-1">
      <Price
        paisa={pricePaisa}
        isDeal={isDeal}
        {...(oldPricePaisa !== null && { oldPaisa: oldPricePaisa })}
        {...(isDeal && lowestPaisa !== null && { lowestPaisa })}
      />
    </div>
  )
}

/** The rating, and how many are left. */
function CardFoot({ product }: { product: ProductCardData }) {
  const { ui } = useMessages()
  const texts = useArea('productCard')
  const { rating, ratingCount, stock, left } = product
  return (
    <div className="mt-0.5 flex min-h-[1lh] flex-wrap items-center gap-x-2.5 text-fine">
      {rating !== null && <Stars rating={rating} count={ratingCount} />}
      {stock === 'few' && left !== null && (
        <p className="font-semibold text-crimson">{texts.left(formatCount(left, ui.language))}</p>
      )}
      {stock === 'out' && <p className="font-semibold text-muted">{texts.soldOut}</p>}
    </div>
  )
}
