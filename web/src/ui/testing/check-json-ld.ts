interface Rule {
  /** Properties without which search engines reject the item. */
  required: string[]
  /** Further properties that we use and that schema.org knows. */
  known?: string[]
}

/** Google's rich-result rules and schema.org's properties, for the types that our pages use. */
const rules: Record<string, Rule> = {
  AdministrativeArea: { required: ['name'] },
  AggregateOffer: {
    required: ['lowPrice', 'priceCurrency'],
    known: ['highPrice', 'offerCount', 'url', 'availability', 'itemCondition', 'seller'],
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ContactPoint: { required: ['contactType', 'telephone', 'email'], known: ['availableLanguage'] },
  DefinedRegion: { required: ['addressCountry'] },
  ListItem: { required: ['position', 'name', 'item'] },
  LocalBusiness: { required: ['name', 'address'], known: ['url', 'image'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    known: ['merchantReturnDays'],
  },
  MonetaryAmount: { required: ['maxValue', 'currency'] },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url'],
    known: ['name', 'itemCondition', 'seller', 'shippingDetails', 'hasMerchantReturnPolicy'],
  },
  OfferShippingDetails: { required: ['shippingDestination', 'shippingRate', 'deliveryTime'] },
  Organization: {
    required: ['name', 'url'],
    known: [
      'legalName',
      'alternateName',
      'description',
      'logo',
      'image',
      'address',
      'contactPoint',
      'taxID',
      'aggregateRating',
    ],
  },
  PostalAddress: { required: ['addressCountry'], known: ['streetAddress', 'addressLocality'] },
  Product: {
    required: ['name', 'image', 'offers', 'description', 'sku'],
    known: ['category', 'aggregateRating'],
  },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  Service: {
    required: ['name', 'provider', 'areaServed', 'offers', 'description'],
    known: ['url', 'image', 'serviceType', 'aggregateRating'],
  },
  ShippingDeliveryTime: { required: ['transitTime'] },
  WebSite: { required: ['name', 'url'], known: ['alternateName', 'inLanguage', 'publisher'] },
}

const enumerations: Record<string, string[]> = {
  availability: ['InStock', 'OutOfStock'],
  itemCondition: ['NewCondition'],
  returnPolicyCategory: ['MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'],
}
const isAddress = (value: unknown) => typeof value === 'string' && /^https:\/\/[^/\s]+\/\S*$/.test(value)
const isAmount = (value: unknown) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value)
const isNpr = (value: unknown) => value === 'NPR'
const shapes: Record<string, (value: unknown) => boolean> = {
  ...Object.fromEntries(['@id', 'image', 'item', 'logo', 'url'].map((key) => [key, isAddress])),
  ...Object.fromEntries(['highPrice', 'lowPrice', 'price'].map((key) => [key, isAmount])),
  ...Object.fromEntries(['currency', 'priceCurrency'].map((key) => [key, isNpr])),
  addressCountry: (value) => value === 'NP',
  applicableCountry: (value) => value === 'NP',
  reviewCount: (value) => Number.isInteger(value) && Number(value) > 0,
  ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5,
}

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null
const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** All problems that a search engine would report, each with the path to the property. */
export function checkJsonLd(thing: Thing, path = String(thing['@type'])): string[] {
  // A reference to an item that is described elsewhere.
  if (Object.keys(thing).join() === '@id') return isAddress(thing['@id']) ? [] : [`${path} leads nowhere`]
  const rule = rules[String(thing['@type'])]
  if (!rule) return [`${path} has no type that we know`]
  const allowed = ['@type', '@id', '@context', ...rule.required, ...(rule.known ?? [])]
  return [
    ...rule.required.filter((key) => isEmpty(thing[key])).map((key) => `${path} lacks ${key}`),
    ...Object.keys(thing)
      .filter((key) => !allowed.includes(key))
      .map((key) => `${path} must not have ${key}`),
    ...Object.entries(thing).flatMap(([key, value]) =>
      [value].flat().flatMap((one) => checkValue(key, one, `${path}.${key}`)),
    ),
    ...checkCombinations(thing, path),
  ]
}

function checkValue(key: string, value: unknown, path: string): string[] {
  if (isThing(value)) return checkJsonLd(value, path)
  if (value === undefined) return []
  const names = enumerations[key]
  const isRight = names
    ? names.some((name) => value === `https://schema.org/${name}`)
    : (shapes[key]?.(value) ?? true)
  return isRight ? [] : [`${path} is ${JSON.stringify(value)}`]
}

/** Checks that concern several properties. */
function checkCombinations(thing: Thing, path: string): string[] {
  if (thing['@type'] === 'BreadcrumbList') {
    const positions = (thing['itemListElement'] as Thing[]).map(({ position }) => position)
    const isInOrder = positions.length >= 2 && positions.every((position, at) => position === at + 1)
    return isInOrder ? [] : [`${path} is not counted from 1 on`]
  }
  const isWindow = String(thing['returnPolicyCategory']).endsWith('FiniteReturnWindow')
  return isWindow && !thing['merchantReturnDays'] ? [`${path} lacks merchantReturnDays`] : []
}
