import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Link } from '#ui/link/link.tsx'
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
import { ProductBadge } from './card/product-badge.tsx'

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
    <article ref={usePreload(product.id)} className="product-card">
      <div className="product-card-top">
        <div className="product-card-picture">
          <Picture
            picture={product.picture}
            sizes={sizes}
            priority={isPriority}
            onlyWidths={cardWidths}
            isDecorative
            className={classNames(isTall && 'aspect-4/5', product.stock === 'out' && 'opacity-60')}
          />
        </div>
        <div className="product-card-badge">
          <ProductBadge product={product} />
        </div>
        <HeartButton product={product} />
        <QuickAdd product={product} />
      </div>
      <p className="product-card-vendor">
        <BilingualText text={product.vendor.name} />
      </p>
      <h3 className="product-card-name">
        <Link to="/products/$productId" params={{ productId: product.id }} viewTransition={isQuickDevice()}>
          <BilingualText text={product.title} />
        </Link>
      </h3>
      <div className="product-card-price">
        <Price
          paisa={product.pricePaisa}
          isDeal={isDeal}
          {...(product.oldPricePaisa !== null && { oldPaisa: product.oldPricePaisa })}
          {...(isDeal && product.lowestPaisa !== null && { lowestPaisa: product.lowestPaisa })}
        />
      </div>
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

/** The rating, and how many are left or why there are none. */
function CardFoot({ product }: { product: ProductCardData }) {
  const { ui } = useMessages()
  const texts = useArea('productCard')
  const { rating, ratingCount, stock, left, paused } = product
  return (
    <div className="product-card-foot">
      {rating !== null && <Stars rating={rating} count={ratingCount} />}
      {stock === 'few' && left !== null && (
        <p className="font-semibold text-crimson">{texts.left(formatCount(left, ui.language))}</p>
      )}
      {stock === 'out' && (
        <p className="font-semibold text-muted">{paused ? <BilingualText text={paused} /> : texts.soldOut}</p>
      )}
    </div>
  )
}
