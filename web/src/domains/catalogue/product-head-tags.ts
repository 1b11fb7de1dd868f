import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { crumbsJsonLd } from '#ui/page/crumbs-json-ld.ts'
import { jsonLdScripts } from '#ui/page/json-ld-text.ts'
import type { ContextWithMessages } from '#ui/messages/load-messages.ts'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from '#ui/picture/largest-picture.ts'
import { ratingJsonLd, rupees } from '#ui/page/schema-values.ts'

/** Structured data for search engines. The tags for shared links are rendered by the page itself (`HeadTags`). */
export function productHead(
  { queryClient, call, config, language, messages }: ContextWithMessages,
  productId: string,
) {
  const product = queryClient.getQueryData(catalogueQueries.product(call, productId).queryKey)
  if (!product) return {}
  const { publicUrl } = config
  const crumbs = [
    { label: messages.shell.home, href: '/' },
    ...product.categories.map(({ slug, name }) => ({
      label: inLanguage(name, language),
      href: `/products/?category=${slug}`,
    })),
    { label: inLanguage(product.title, language), href: `/products/${product.id}` },
  ]
  return {
    scripts: jsonLdScripts(productJsonLd(product, publicUrl, language), crumbsJsonLd(crumbs, publicUrl)),
  }
}

/** A product with its offer and rating, as search engines read it. */
export function productJsonLd(product: Product, publicUrl: string, language: Language) {
  const inPageLanguage = (text: Product['title']) => inLanguage(text, language)
  const url = `${publicUrl}/products/${product.id}`
  const { seller } = product
  return {
    '@type': 'Product',
    '@id': url,
    name: inPageLanguage(product.title),
    description: inPageLanguage(product.description),
    image: product.pictures.slice(0, 3).map((picture) => publicUrl + largestPicture(picture).src),
    sku: product.variants[0]?.sku,
    category: product.categories.map(({ name }) => inPageLanguage(name)).join(' > ') || undefined,
    offers: {
      ...offerOf(product),
      url,
      priceCurrency: 'NPR',
      availability: `https://schema.org/${product.stock === 'out' ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: {
        '@type': 'Organization',
        name: inPageLanguage(seller.name),
        url: `${publicUrl}/vendors/${seller.slug}`,
      },
    },
    ...ratingJsonLd(product.rating, product.ratingCount),
  }
}

const isOffered = (variant: Product['variants'][number]) => variant.isOffered !== false

/** One price with its terms, or the range of prices where they differ between variants. */
function offerOf(product: Product) {
  const prices = product.variants.filter(isOffered).map(({ pricePaisa }) => pricePaisa)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (low !== high) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: rupees(low),
      highPrice: rupees(high),
      offerCount: prices.length,
    }
  }
  return {
    '@type': 'Offer',
    price: rupees(low),
    shippingDetails: shippingOf(product),
    hasMerchantReturnPolicy: returnsOf(product),
  }
}

/**
 * What is true wherever in Nepal a parcel goes, since search engines know none of the regions in which our fees differ: the
 * highest fee, and the days from the quickest to the slowest delivery. Nothing is said of what is out of stock, or not sent
 * to all districts.
 */
function shippingOf({ stock, delivery: { minDays, farthest } }: Product) {
  if (stock === 'out' || !farthest) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NP' },
    shippingRate: { '@type': 'MonetaryAmount', maxValue: rupees(farthest.feePaisa), currency: 'NPR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: minDays,
        maxValue: farthest.maxDays,
        unitCode: 'DAY',
      },
    },
  }
}

function returnsOf({ returnDays }: Product) {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'NP' }
  if (returnDays === 0) {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
  }
}
