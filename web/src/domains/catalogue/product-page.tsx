import { useSuspenseQuery, type FetchQueryOptions } from '@tanstack/react-query'
import { isGone, useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { useAfterPaint } from '#ui/device/use-after-paint.ts'
import { BuyPanel } from './product/buying/buy-panel.tsx'
import { chosenVariant, pictureIndexOf } from './product/buying/choose-variant.ts'
import { DeliveryCard } from './product/delivery/delivery-card.tsx'
import { Gallery } from './product/gallery/gallery.tsx'
import { OptionPicker } from './product/buying/option-picker.tsx'
import { PhoneTools } from './product/phone-tools.tsx'
import { PriceBlock } from './product/buying/price-block.tsx'
import { ProductGone } from './product/product-gone.tsx'
import { ProductHead } from './product/product-head.tsx'
import { validateProductPageSearch } from './product-page-search.ts'
import { ProductStory } from './product/product-story.tsx'
import { SellerCard } from './product/seller-card.tsx'
import { StockLine } from './product/buying/stock-line.tsx'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { nameVariant } from '@haat/contract/domains/catalogue.variants.ts'
import { AnnouncedCoupons } from './announced-coupons.tsx'
import { WaitButton } from '#domains/alerts/wait-button.tsx'
import { ReviewsSection } from '#domains/reviews/reviews-section.tsx'
import { QuestionsSection } from '#domains/reviews/questions-section.tsx'
import { RecentlyViewed } from './product/below/recently-viewed.tsx'
import { RelatedRows } from './product/below/related-rows.tsx'
import plug from 'picture:state-plug'
import { Navigate, notFound, redirect } from '@tanstack/react-router'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { PageError } from '#ui/state/page-error.tsx'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { questionsQueries } from '#domains/reviews/questions.queries.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import { prefetchPicture } from '#ui/picture/preload-picture.ts'
import type { RouterContext } from '#api/router-context.ts'
import { renderRouterLink } from '#ui/link/link-to.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Breadcrumb } from '#ui/page/breadcrumb.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { gallerySizes, galleryWidths } from './product/gallery/gallery-sizes.ts'

export { ProductGone } from './product/product-gone.tsx'
export { ProductSkeleton } from './product/product-skeleton.tsx'

interface ProductPageProps {
  productId: string
  /** The search parameters of the address, not yet validated. */
  address: object
  onOpenCart: () => void
  /** Asks a visitor to sign in, and comes back to this page. */
  onSignIn: () => void
}

export function Page(props: ProductPageProps) {
  const texts = useArea('product')
  const { failure, ...query } = useFailure(catalogueQueries.product(useCall(), props.productId))
  if (isGone(failure)) return <ProductGone />
  if (!failure) return <ProductThere {...props} />
  return <PageError picture={plug} heading={texts.broken} query={query} hasHomeLink />
}

function ProductThere({ productId, ...rest }: ProductPageProps) {
  const { data } = useSuspenseQuery(catalogueQueries.product(useCall(), productId))
  // It is called otherwise since this page was opened.
  if (data.id !== productId) {
    const search = validateProductPageSearch({ ...rest.address })
    return <Navigate to="/products/$productId" params={{ productId: data.id }} search={search} replace />
  }
  return <ProductContent data={data} {...rest} />
}

interface ProductContentProps extends Omit<ProductPageProps, 'productId' | 'onSignIn'> {
  data: Product
  /** Left out in a preview. */
  onSignIn?: () => void
  /** Without the title of the document, and without what others wrote about the product. */
  isPreview?: boolean
}

export function ProductContent(props: ProductContentProps) {
  const { data, address, onOpenCart, onSignIn, isPreview = false } = props
  const search = validateProductPageSearch({ ...address })
  const texts = useArea('product')
  const isPainted = useAfterPaint()
  const variant = chosenVariant(data, search.variant)
  const product = { ...data, title: nameVariant(data, variant.values).title }
  const asked = search.picture === undefined ? undefined : search.picture - 1
  const start = asked !== undefined && product.pictures[asked] ? asked : pictureIndexOf(product, variant)
  return (
    <>
      {!isPreview && <ProductCrumbs product={product} />}
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
          {product.coupons && <AnnouncedCoupons coupons={product.coupons} texts={texts.shopCoupons} />}
          {product.options.map(({ key }, at) => (
            <OptionPicker key={key} product={product} variant={variant} option={at} />
          ))}
          <StockLine product={product} variant={variant} />
          {onSignIn && (product.paused || variant.stock === 'out') && (
            <WaitButton
              key={variant.id}
              variantId={variant.id}
              onSignIn={onSignIn}
              className="justify-self-start"
            />
          )}
          {!product.paused && (
            <>
              <BuyPanel
                key={product.id}
                product={product}
                variant={variant}
                onOpenCart={onOpenCart}
                hasSectionBar={!isPreview}
              />
              <div className="far-below">
                <DeliveryCard product={product} variant={variant} />
              </div>
            </>
          )}
        </div>
        {product.facts.length > 0 && (
          <div className="far-below min-w-0 lg:pl-25">
            <ProductFacts facts={product.facts} />
          </div>
        )}
      </div>
      <div className="far-below grid grid-cols-[minmax(0,1fr)] gap-y-(--section-gap) py-(--section-gap)">
        <div className="far-below grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_25rem]">
          <ProductStory product={product} variant={variant} />
          <SellerCard seller={product.seller} onSignIn={onSignIn} />
        </div>
        {!isPreview &&
          (isPainted ? (
            <ProductBelow product={product} onSignIn={onSignIn} />
          ) : (
            <div className="h-[200rem]" />
          ))}
      </div>
    </>
  )
}

interface ProductBelowProps {
  product: Product
  onSignIn: (() => void) | undefined
}

/** The sections below the first screen. */
const ProductBelow = ({ product, onSignIn }: ProductBelowProps) => (
  <>
    <ReviewsSection
      subject={{ kind: 'product', id: product.id }}
      ratings={product.ratings}
      shopName={product.seller.name}
      onSignIn={onSignIn}
    />
    <QuestionsSection subject={{ kind: 'product', id: product.id }} onSignIn={onSignIn} />
    <RelatedRows product={product} />
    <RecentlyViewed productId={product.id} />
  </>
)

/**
 * Loads the product first. Reviews and questions, which lie further down, are waited for only where the page must be
 * whole. A preload (`isAhead`) leaves them out and fetches the first picture instead.
 */
export async function load(
  { queryClient, call }: RouterContext,
  { productId, address, isAhead }: { productId: string; address: object; isAhead?: boolean },
  isWhole: boolean,
) {
  const search = validateProductPageSearch({ ...address })
  const subject = { kind: 'product', id: productId } as const
  const below = [...reviewsQueries.section(call, subject, search), questionsQueries.list(call, subject)]
  const rest = isAhead ? [] : below.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions))
  const one = catalogueQueries.product(call, productId)
  const asked = queryClient.ensureQueryData(one).catch(() => undefined)
  // Waits also when there is no product: a query still pending would reach the browser as a failure of its own.
  if (isWhole) await Promise.allSettled([asked, ...rest])
  const product = await asked
  // A product is looked up by its number, so an address with a former name leads to the present one.
  if (product && product.id !== productId) {
    throw redirect({
      to: '/products/$productId',
      params: { productId: product.id },
      search: { ...address },
      replace: true,
      statusCode: 301,
    })
  }
  const failure = failureOfSubject(queryClient, one.queryKey)
  if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) throw notFound()
  if (isAhead && product?.pictures[0]) prefetchPicture(product.pictures[0], gallerySizes, galleryWidths)
}

const widths = [320, 640]

/** Three facts, each with an icon. They are far below, where a preview would come in the HTML before it is seen. */
const ProductFacts = ({ facts }: Pick<Product, 'facts'>) => (
  <ul className="grid grid-cols-3 gap-2.5 md:gap-3">
    {facts.slice(0, 3).map((fact) => (
      <li key={fact.label.en} className="overflow-hidden rounded-picture bg-surface shadow-1">
        <Picture
          picture={{ ...fact.picture, blur: '' }}
          sizes="(min-width: 48rem) 180px, 30vw"
          onlyWidths={widths}
          isDecorative
          className="aspect-5/3"
        />
        <p className="px-3 pt-2 pb-3 md:px-3.5">
          <b className="block text-h3">
            <BilingualText text={fact.value} />
          </b>
          <span className="block text-small text-muted">
            <BilingualText text={fact.label} />
          </span>
        </p>
      </li>
    ))}
  </ul>
)

/** The title of the page and its breadcrumb. A phone has a link back on the picture instead. */
function ProductCrumbs({ product }: { product: Product }) {
  const { id, title, description, categories, pictures, paused } = product
  const { shell, ui } = useMessages()
  const inPageLanguage = (text: Product['title']) => inLanguage(text, ui.language)
  const above = categories.map(({ slug, name }) => ({
    label: inPageLanguage(name),
    href: `/products/?category=${slug}`,
  }))
  return (
    <>
      <PageHead
        title={inPageLanguage(title)}
        description={inPageLanguage(description)}
        canonical={`/products/${id}`}
        isHidden={paused !== undefined}
        picture={pictures[0]}
        type="product"
      />
      <div className="max-md:hidden">
        <Breadcrumb
          parents={[{ label: shell.home, href: '/' }, ...above]}
          current={inPageLanguage(title)}
          renderLink={renderRouterLink}
        />
      </div>
    </>
  )
}
