import { Link } from '@tanstack/react-router'
import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { AddToCartButton } from '#domains/cart/add-to-cart-button.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { ProductBadge } from './card/product-badge.tsx'
import { HeartButton } from '#domains/wishlist/heart-button.tsx'
import { Card } from '#ui/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Price } from '#ui/price/price.tsx'

const sizes = '(min-width: 64rem) 300px, 92vw'

/** The deal of the week, with its own button. */
export function FeaturedProduct({ product }: { product: ProductCard }) {
  const { pricePaisa, oldPricePaisa, lowestPaisa } = product
  return (
    <Card
      picture={
        <Picture
          picture={product.picture}
          sizes={sizes}
          className="aspect-[300/220] max-lg:aspect-[358/210]"
        />
      }
    >
      <div className="absolute top-3.5 left-3.5">
        <ProductBadge product={product} />
      </div>
      <div className="absolute top-2.5 right-2.5">
        <HeartButton product={product} />
      </div>
      <p className="text-fine text-muted">
        <BilingualText text={product.vendor.name} />, <BilingualText text={product.vendor.place} />
      </p>
      <h3 className="text-h3">
        <Link
          to="/products/$productId"
          params={{ productId: product.id }}
          className="after:absolute after:inset-0 group-hover:text-crimson"
        >
          <BilingualText text={product.title} />
        </Link>
      </h3>
      <Price
        size="feature"
        paisa={pricePaisa}
        {...(oldPricePaisa !== null && { oldPaisa: oldPricePaisa })}
        {...(lowestPaisa !== null && { lowestPaisa })}
      />
      <AddToCartButton product={product} className="mt-auto" />
    </Card>
  )
}
