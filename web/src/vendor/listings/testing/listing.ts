import type { ListingCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { knownParticulars } from '@haat/contract/domains/catalogue.known-particulars.ts'
import { emptyContent, type ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { portalApi } from '../../testing/render-portal.tsx'
import { listingPicture } from './fake-picture-server.ts'

const both = (en: string, ne = 'ने') => ({ en, ne })
const asks = (key: keyof typeof knownParticulars) => ({ ...knownParticulars[key], choices: [] })
const own = { notAsked: [], taxKind: null, allowsNoReturns: null, isClosed: false }

/** A department with a category of shawls, which asks for the origin and the highest price, and one that is closed. */
export const someCategories: ListingCategory[] = [
  {
    slug: 'clothing',
    name: both('Clothing', 'लुगा'),
    ...own,
    particulars: [asks('origin')],
    children: [
      { slug: 'shawls', name: both('Shawls', 'पछ्यौरा'), ...own, particulars: [asks('mrp')] },
      { slug: 'capes', name: both('Capes', 'घुम्टो'), ...own, particulars: [], isClosed: true },
    ],
  },
]

const option = (key: string, ...values: string[]) => ({
  key,
  name: both(key),
  values: values.map((one) => ({ key: one, name: both(one), pictureId: null })),
})
const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32))

/** A shawl in two colours that could be sent as it is. */
export const makeContent = (given: Partial<ProductContent> = {}): ProductContent => ({
  ...emptyContent.product,
  name: { en: 'Dhaka shawl', ne: 'ढाका पछ्यौरा' },
  story: { en: 'Woven in Tansen.', ne: 'तानसेनमा बुनेको।' },
  categorySlug: 'shawls',
  pictures: ids.map((pictureId) => ({ pictureId, alt: both('A shawl') })),
  options: [option('Colour', 'red', 'blue', 'green')],
  variants: ['red', 'blue', 'green'].map((value, at) => ({
    values: [value],
    sku: `SHL-${at + 1}`,
    pricePaisa: 235_000,
    stock: 4,
    isOffered: true,
  })),
  particulars: { origin: 'np:palpa', mrp: '285000' },
  weightGrams: 320,
  readyDays: 1,
  ...given,
})

export const makeListing = (given: Partial<Listing> = {}): Listing => ({
  id: '41',
  kind: 'product',
  state: 'draft',
  changes: 'none',
  publicId: null,
  sentBack: null,
  savedAt: '2026-11-16T06:00:00.000Z',
  version: 1,
  hasUnsent: true,
  content: makeContent(),
  live: null,
  pictures: {},
  waiting: null,
  savedBy: 'Maya Shakya',
  ...given,
})

/** The same shawl as shoppers see it, with two green ones promised to an order. */
export const makeLive = (given: Partial<Listing> = {}): Listing =>
  makeListing({
    state: 'live',
    publicId: 'dhaka-shawl-7',
    hasUnsent: false,
    live: {
      content: makeContent(),
      variants: makeContent().variants.map(({ values, sku }, at) => ({
        variantId: String(at + 1),
        values,
        sku,
        pricePaisa: 235_000,
        oldPricePaisa: null,
        onHand: 4,
        reserved: 0,
        allocated: values[0] === 'green' ? 2 : 0,
        isOffered: true,
      })),
    },
    ...given,
  })

export const makePrices = (): ListingPrices => ({
  commissionRate: 800,
  mrpPaisa: 285_000,
  variants: makeContent().variants.map(({ values, sku }, at) => ({
    id: String(at + 1),
    sku,
    values,
    pricePaisa: 235_000,
    standingPaisa: 235_000,
    oldPricePaisa: null,
    dealPaisa: null,
    lowestPaisa: 235_000,
    history: [{ since: '2026-09-01T00:00:00.000Z', pricePaisa: 235_000 }],
    isOffered: true,
    openOrders: 0,
  })),
  deal: null,
})

type Answers = Parameters<typeof portalApi>[0]

/** A server that keeps one listing and counts its versions. */
export function listingApi(first = makeListing(), answers: Answers = {}) {
  let listing = first
  const next = (change: Partial<Listing>) => {
    listing = { ...listing, ...change, version: listing.version + 1 }
    return { data: listing }
  }
  const write = (fields: object) =>
    next({ content: { ...listing.content, ...fields } as never, hasUnsent: true })
  const api = portalApi({
    'GET /categories/particulars': () => ({ data: { categories: someCategories } }),
    'GET /vendor/shops/:shopId/pictures': ({ query }) => ({
      data: { items: query.ids.split(',').map((id: string) => listingPicture(id)) },
    }),
    'POST /vendor/shops/:shopId/listings': () => ({ data: listing }),
    'GET /vendor/shops/:shopId/listings/:listingId': () => ({ data: listing }),
    'GET /vendor/shops/:shopId/listings/:listingId/prices': () => ({ data: makePrices() }),
    'PATCH /vendor/shops/:shopId/listings/:listingId/draft': ({ body }) =>
      body.version === listing.version ? write(body.fields) : refuse(409, { code: 'CONFLICT' }),
    'POST /vendor/shops/:shopId/listings/:listingId/submit': () =>
      next({
        state: listing.live ? listing.state : 'in-review',
        changes: listing.live ? 'in-review' : 'none',
        hasUnsent: false,
        sentBack: null,
        waiting: { number: 1, sentAt: '2026-11-16T06:00:00.000Z', answerBy: '2026-11-17T06:00:00.000Z' },
      }),
    'POST /vendor/shops/:shopId/listings/:listingId/withdraw': () =>
      next({ state: 'draft', hasUnsent: true, waiting: null }),
    ...answers,
  })
  return {
    api,
    read: () => listing,
    /** Somebody else saves something. */
    saveElsewhere: (fields: object, savedBy = 'Sita Tamang') =>
      next({
        content: { ...listing.content, ...fields } as never,
        savedBy,
        savedAt: new Date().toISOString(),
      }),
  }
}
