import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from '#ui/largest-picture.ts'
import { ratingJsonLd, rupees } from '#ui/schema-values.ts'

/** What search engines read of a product: itself, what it costs, and what buyers think. */
export function productJsonLd(product: Product, publicUrl: string, language: Language) {
  const words = (text: Product['title']) => inLanguage(text, language)
  const address = `${publicUrl}/products/${product.id}`
  const { seller } = product
  return {
    '@type': 'Product',
    '@id': address,
    name: words(product.title),
    description: words(product.description),
    image: product.pictures.slice(0, 3).map((picture) => publicUrl + largestPicture(picture).src),
    sku: product.variants[0]?.sku,
    category: product.categories.map(({ name }) => words(name)).join(' > ') || undefined,
    offers: {
      ...offerOf(product),
      url: address,
      priceCurrency: 'NPR',
      availability: `https://schema.org/${product.stock === 'out' ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: {
        '@type': 'Organization',
        name: words(seller.name),
        url: `${publicUrl}/vendors/${seller.slug}`,
      },
    },
    ...ratingJsonLd(product.rating, product.ratingCount),
  }
}

/** One price with its terms, or the range of them where the choice changes the price. */
function offerOf(product: Product) {
  const prices = product.variants.map(({ pricePaisa }) => pricePaisa)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (low !== high) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: rupees(low),
      highPrice: rupees(high),
      offerCount: product.variants.length,
    }
  }
  return {
    '@type': 'Offer',
    price: rupees(low),
    shippingDetails: shippingOf(product, low),
    hasMerchantReturnPolicy: returnsOf(product),
  }
}

/** As for this thing alone: a larger order may travel free. */
function shippingOf({ delivery }: Product, price: number) {
  const { minDays, maxDays, feePaisa, freeFromPaisa } = delivery
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NP' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: rupees(price >= freeFromPaisa ? 0 : feePaisa),
      currency: 'NPR',
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
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
