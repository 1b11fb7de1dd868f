import type { Product, VendorCard } from '@haat/contract/domains/catalogue.ts'
import type { Service } from '@haat/contract/domains/services.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { describe, expect, it } from 'vitest'
import { organizationJsonLd, websiteJsonLd } from '#domains/home/market-json-ld.ts'
import { productJsonLd } from '#domains/catalogue/product-head-tags.ts'
import { serviceJsonLd } from '#domains/services/service-head-tags.ts'
import { vendorJsonLd } from '#domains/vendors/vendor-head-tags.ts'
import { crumbsJsonLd } from './ui/page/crumbs-json-ld.ts'
import { jsonLdText } from './ui/page/json-ld-text.ts'
import { checkJsonLd } from '#ui/testing/check-json-ld.ts'

const site = 'https://haat.example'
const both = (en: string, ne = en) => ({ en, ne })
const picture = {
  src: '/pictures/ab',
  widths: [160, 320, 640, 1280],
  width: 1280,
  height: 1280,
  blur: '',
  alt: both('A shawl'),
}
const vendorCard = {
  slug: 'pashupati',
  name: both('Pashupati Pashmina', 'पशुपति पश्मिना'),
  place: both('Kathmandu'),
  banner: picture,
  rating: 4.7,
  ratingCount: 12,
} as VendorCard
const variant = (pricePaisa: number) => ({
  id: '1',
  sku: 'SH-1',
  values: [],
  pricePaisa,
  oldPricePaisa: null,
  stock: 'in' as const,
  left: null,
  most: 99,
})
const shawl = {
  id: 'shawl-1',
  title: both('Shawl', 'सल'),
  description: both('Warm.'),
  pictures: [picture],
  categories: [{ slug: 'clothing', name: both('Clothing', 'लुगा') }],
  variants: [variant(145_000)],
  stock: 'in',
  rating: 4.86,
  ratingCount: 186,
  seller: vendorCard,
  delivery: {
    minDays: 2,
    maxDays: 4,
    feePaisa: 100_00,
    freeFromPaisa: 1500_00,
    isCashPossible: true,
    maxCashPaisa: 25_000_00,
    farthest: { feePaisa: 350_00, maxDays: 9 },
  },
  returnDays: 7,
} as unknown as Product
const plumber = {
  id: 'plumber-1',
  title: both('Plumber at home'),
  description: both('Dripping taps.'),
  pictures: [picture],
  categories: [{ slug: 'plumbers', name: both('Plumbers') }],
  provider: vendorCard,
  areas: [{ district: 'lalitpur', name: both('Lalitpur'), wards: '' }],
  options: [{ id: '1', name: both('One job'), minutes: 60, visitPaisa: 200_00, labourPaisa: 600_50 }],
  rating: null,
  ratingCount: 0,
} as unknown as Service
const vendor = {
  ...vendorCard,
  about: both('Weavers'),
  particulars: { legalName: 'Pashupati Pvt. Ltd.', panNumber: '301234567', address: both('Gaushala') },
} as unknown as Vendor
const settings = {
  company: {
    name: { en: 'Haat Bazaar Pvt. Ltd.', ne: 'हाट बजार प्रा. लि.' },
    address: { en: 'Kathmandu', ne: 'काठमाडौँ' },
  },
  support: { phone: '01-4412345', email: 'support@haat.example' },
} as Parameters<typeof organizationJsonLd>[0]
const home = { label: 'Home', href: '/' }

/** Drops undefined values, as the JSON that a search engine reads does. */
const asRead = (data: object) => JSON.parse(jsonLdText(data)) as Record<string, unknown>
const product = (changes: Partial<Product> = {}) =>
  asRead(productJsonLd({ ...shawl, ...changes }, site, 'en'))

describe('structured data passes the rules of search engines', () => {
  it.each([
    ['a product', product()],
    ['a product in Nepali', asRead(productJsonLd(shawl, site, 'ne'))],
    ['a product at several prices', product({ variants: [variant(500_00), variant(700_00)] })],
    [
      'a product that is sold out, unrated and not taken back',
      product({ stock: 'out', rating: null, returnDays: 0 }),
    ],
    ['a service', asRead(serviceJsonLd(plumber, site, 'en'))],
    ['a rated service', asRead(serviceJsonLd({ ...plumber, rating: 4, ratingCount: 3 }, site, 'ne'))],
    ['a vendor', asRead(vendorJsonLd(vendor, site, 'en'))],
    ['the company', asRead(organizationJsonLd(settings, site))],
    ['the site', asRead(websiteJsonLd(site))],
    [
      'the way to a page',
      asRead(crumbsJsonLd([home, { label: 'Tea', href: '/products/?category=tea' }], site)),
    ],
  ])('%s', (_, data) => {
    expect(data['@context']).toBe('https://schema.org')
    expect(checkJsonLd(data)).toEqual([])
  })

  it('and what breaks them is found', () => {
    const wrong = { ...product(), image: ['/pictures/ab.webp'], name: '', colour: 'red' }
    expect(checkJsonLd(wrong)).toEqual([
      'Product lacks name',
      'Product must not have colour',
      'Product.image is "/pictures/ab.webp"',
    ])
    expect(checkJsonLd({ '@type': 'Shawl' })).toEqual(['Shawl has no type that we know'])
    expect(checkJsonLd(crumbsJsonLd([home], site))).toEqual(['BreadcrumbList is not counted from 1 on'])
  })
})

describe('what it says', () => {
  it('of a product: its terms of delivery and return, and who sells it', () => {
    expect(product()).toMatchObject({
      name: 'Shawl',
      image: [`${site}/pictures/ab-1280.webp`],
      offers: {
        '@type': 'Offer',
        price: '1450.00',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { name: 'Pashupati Pashmina', url: `${site}/vendors/pashupati` },
        shippingDetails: {
          shippingDestination: { addressCountry: 'NP' },
          shippingRate: { maxValue: '350.00', currency: 'NPR' },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 9 } },
        },
        hasMerchantReturnPolicy: { merchantReturnDays: 7 },
      },
      aggregateRating: { ratingValue: '4.9', reviewCount: 186 },
    })
  })

  it('of a product that is out of stock or not sent everywhere: no delivery', () => {
    expect(product({ stock: 'out' })['offers']).not.toHaveProperty('shippingDetails')
    const delivery = { ...shawl.delivery, farthest: null }
    expect(product({ delivery })['offers']).not.toHaveProperty('shippingDetails')
  })

  it('of a product at several prices: the range, and no rating where there is none', () => {
    const data = product({ variants: [variant(500_00), variant(700_00)], rating: null, stock: 'out' })
    expect(data).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '500.00',
        highPrice: '700.00',
        offerCount: 2,
        availability: 'https://schema.org/OutOfStock',
      },
    })
    expect(data).not.toHaveProperty('aggregateRating')
  })

  it('of stars that nobody gave: nothing', () => {
    expect(product({ rating: 4, ratingCount: 0 })).not.toHaveProperty('aggregateRating')
  })

  it('of a service: the whole price of each option', () => {
    expect(asRead(serviceJsonLd(plumber, site, 'en'))).toMatchObject({
      offers: [{ name: 'One job', price: '800.50' }],
      provider: { address: { addressLocality: 'Kathmandu' } },
    })
  })

  it('never ends the element it stands in', () => {
    expect(jsonLdText({ name: '</script><b>' })).not.toContain('<')
  })
})
