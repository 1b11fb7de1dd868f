import { useSuspenseQuery } from '@tanstack/react-query'
import { isGone, useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { useArea } from '#messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { useAfterPaint } from '#ui/use-after-paint.ts'
import { BuyPanel } from './buy-panel.tsx'
import { chosenVariant, pictureIndexOf } from './choose-variant.ts'
import { DeliveryCard } from './delivery-card.tsx'
import { Gallery } from './gallery.tsx'
import { OptionPicker } from './option-picker.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { PriceBlock } from './price-block.tsx'
import { ProductBelow } from './product-below.tsx'
import { ProductBroken } from './product-broken.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGone } from './product-gone.tsx'
import { ProductHead } from './product-head.tsx'
import { validateProductPageSearch } from './product-page-search.ts'
import { ProductPlace } from './product-place.tsx'
import { ProductStory } from './product-story.tsx'
import { SellerCard } from './seller-card.tsx'
import { StockLine } from './stock-line.tsx'

interface ProductPageProps {
  productId: string
  /** What stands behind the question mark. */
  address: object
  onOpenCart: () => void
}

export function ProductPage(props: ProductPageProps) {
  const { failure, ...again } = useFailure(catalogueQueries.product(useCall(), props.productId))
  if (isGone(failure)) return <ProductGone />
  return failure ? <ProductBroken {...again} /> : <ProductThere {...props} />
}

function ProductThere({ productId, address, onOpenCart }: ProductPageProps) {
  const search = validateProductPageSearch({ ...address })
  const texts = useArea('product')
  const isPainted = useAfterPaint()
  const { data: product } = useSuspenseQuery(catalogueQueries.product(useCall(), productId))
  const variant = chosenVariant(product, search.variant)
  const asked = search.picture === undefined ? undefined : search.picture - 1
  const start = asked !== undefined && product.pictures[asked] ? asked : pictureIndexOf(product, variant)
  return (
    <>
      <ProductPlace product={product} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-11 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr] md:pt-1 lg:grid-cols-[660fr_480fr]">
        <Gallery key={product.id} pictures={product.pictures} start={start} variant={search.variant}>
          <PhoneTools product={product} onOpenCart={onOpenCart} />
          {product.isMadeInNepal && (
            <span className="absolute top-4 left-4 max-md:hidden">
              <Badge tone="pine">{texts.madeInNepal}</Badge>
            </span>
          )}
        </Gallery>
        <div className="grid min-w-0 content-start gap-4.5 md:row-span-2">
          <ProductHead product={product} />
          <PriceBlock product={product} variant={variant} />
          {product.options.map(({ key }, at) => (
            <OptionPicker key={key} product={product} variant={variant} option={at} />
          ))}
          <StockLine product={product} variant={variant} />
          <BuyPanel key={product.id} product={product} variant={variant} onOpenCart={onOpenCart} />
          <DeliveryCard product={product} />
        </div>
        {product.facts.length > 0 && (
          <div className="min-w-0 lg:pl-25">
            <ProductFacts facts={product.facts} />
          </div>
        )}
      </div>
      <div className="far-below grid grid-cols-[minmax(0,1fr)] gap-y-(--section-gap) py-(--section-gap)">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_25rem]">
          <ProductStory product={product} variant={variant} />
          <SellerCard seller={product.seller} />
        </div>
        {isPainted ? <ProductBelow product={product} /> : <div className="h-[200rem]" />}
      </div>
    </>
  )
}
