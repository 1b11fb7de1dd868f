import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { announcedCouponsSchema } from './coupons.announced.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pictureSchema } from '../shared/picture.ts'
import { signColours } from '../shared/sign-colours.ts'
import { vatStates } from './catalogue.rules.ts'
import { productFacetQuery, productFacetsSchema, productListQuery } from './catalogue.filters.ts'
import { searchOutcomeSchema } from './search.ts'
import { ratingSchema } from './reviews.ts'

const paisa = z.int()

export const vendorLinkSchema = z.strictObject({
  slug: z.string(),
  name: bilingualSchema,
  place: bilingualSchema,
})

/** Only of a shop that is closed today: the last closed day, and the day from which it packs orders again. */
export const closedShopSchema = z.strictObject({ until: z.iso.date(), packsFrom: z.iso.date() })
export type ClosedShop = z.infer<typeof closedShopSchema>

export const productCardSchema = z.strictObject({
  id: z.string(),
  title: bilingualSchema,
  vendor: vendorLinkSchema,
  picture: pictureSchema,
  pricePaisa: paisa,
  /** The price before a reduction; null when it is not reduced. */
  oldPricePaisa: paisa.nullable(),
  /** The lowest price of the last thirty days, shown beside a reduced price. */
  lowestPaisa: paisa.nullable(),
  /** Null when nobody has rated it yet. */
  rating: z.number().nullable(),
  ratingCount: z.int(),
  isNew: z.boolean(),
  isMadeInNepal: z.boolean(),
  stock: z.enum(['in', 'few', 'out']),
  /** How many are left, when they are few. */
  left: z.int().nullable(),
  /** The variant that "add" puts into the cart; null when there is something to choose first. */
  variantId: z.string().nullable(),
  /** Only while it is not on sale or its vendor is suspended: says so. It stands in no list but a shopper's own. */
  paused: bilingualSchema.optional(),
})
export type ProductCard = z.infer<typeof productCardSchema>

export const categorySchema = z.strictObject({
  slug: z.string(),
  name: bilingualSchema,
  picture: pictureSchema.nullable(),
  count: z.int(),
  children: z.array(z.strictObject({ slug: z.string(), name: bilingualSchema, count: z.int() })),
})
export type Category = z.infer<typeof categorySchema>
export const categoryTreeSchema = z.strictObject({ total: z.int(), categories: z.array(categorySchema) })

export const vendorCardSchema = z.strictObject({
  slug: z.string(),
  name: bilingualSchema,
  place: bilingualSchema,
  /** The letter on the vendor's sign. */
  sign: z.string(),
  signColour: z.enum(signColours),
  /** In the list of vendors, where the shop has one: it stands in the place of the sign. */
  logo: pictureSchema.optional(),
  banner: pictureSchema,
  rating: z.number().nullable(),
  ratingCount: z.int(),
  productCount: z.int(),
  serviceCount: z.int(),
  /** The year in which the shop opened on Haat. */
  sinceYearBs: z.int(),
  /** Of its parcels of ninety days, how many were sent in time; null when they are too few to say. */
  onTimePercent: z.int().nullable(),
  /** Within how many minutes it answers questions, the middle of thirty days; null when they are too few to say. */
  answerMinutes: z.int().nullable(),
  panNumber: z.string(),
})
export type VendorCard = z.infer<typeof vendorCardSchema>

const crumb = z.strictObject({ slug: z.string(), name: bilingualSchema })
export const productSchema = z.strictObject({
  ...productCardSchema.shape,
  pictures: z.array(pictureSchema).min(1),
  /** From the department down to the product's own category. */
  categories: z.array(crumb),
  headline: bilingualSchema,
  description: bilingualSchema,
  /** How many were delivered in the last thirty days, by the lines of orders. */
  soldLately: z.int(),
  /** Coupons that are for it and that its shop tells everybody of; left out where there are none. */
  coupons: announcedCouponsSchema.optional(),
  ratings: ratingSchema,
  questionCount: z.int(),
  options: z.array(
    z.strictObject({
      key: z.string(),
      name: bilingualSchema,
      values: z.array(
        z.strictObject({ key: z.string(), name: bilingualSchema, pictureIndex: z.int().nullable() }),
      ),
    }),
  ),
  variants: z.array(
    z.strictObject({
      id: z.string(),
      sku: z.string(),
      /** One value key per option, in the order of the options. */
      values: z.array(z.string()),
      pricePaisa: paisa,
      oldPricePaisa: paisa.nullable(),
      stock: z.enum(['in', 'few', 'out']),
      left: z.int().nullable(),
      /** How many can be bought at once: what is in stock, but no more than a cart takes of one thing. */
      most: z.int(),
      /** Only of one that its shop has switched off: it is shown struck out and cannot be bought. */
      isOffered: z.literal(false).optional(),
    }),
  ),
  facts: z.array(z.strictObject({ value: bilingualSchema, label: bilingualSchema, picture: pictureSchema })),
  attributes: z.array(z.strictObject({ name: bilingualSchema, value: bilingualSchema })),
  warranty: bilingualSchema,
  origin: bilingualSchema,
  /** To the Kathmandu Valley. Where else somebody lives, their cart says what it costs and how much longer it takes. */
  delivery: z.strictObject({
    minDays: z.int(),
    maxDays: z.int(),
    feePaisa: paisa,
    freeFromPaisa: paisa,
    /** Whether this vendor takes cash on delivery, which is for orders up to a limit. */
    isCashPossible: z.boolean(),
    maxCashPaisa: paisa,
    /** The dearest and slowest delivery within Nepal; null where the vendor does not send to all districts. */
    farthest: z.strictObject({ feePaisa: paisa, maxDays: z.int() }).nullable(),
    /** The districts that the vendor sends to; null for all of them. */
    onlyIn: z.array(bilingualSchema).nullable(),
  }),
  returnDays: z.int(),
  sealedReturnDays: z.int(),
  vat: z.enum(vatStates),
  seller: vendorCardSchema,
  /** Only while its shop is closed: days of delivery count from the day on which it packs again. */
  closed: closedShopSchema.optional(),
  createdAt: z.iso.datetime(),
})
export type Product = z.infer<typeof productSchema>

const productId = z.strictObject({ productId: publicIdSchema })
const minute = 60

export const catalogueEndpoints = defineEndpoints({
  'GET /products': {
    name: 'listProducts',
    summary: 'Products, filtered, sorted and paged; deeper than page 1,000 by cursor',
    access: 'public',
    query: productListQuery,
    response: deepPageOf(productCardSchema, { searchOutcome: searchOutcomeSchema }),
    errors: [400],
    maxAgeSeconds: minute,
  },
  'GET /products/facets': {
    name: 'getProductFacets',
    summary: 'True counts over the whole result of a product list, per filter',
    access: 'public',
    query: productFacetQuery,
    response: answerOf(productFacetsSchema),
    maxAgeSeconds: minute,
  },
  'GET /products/:productId': {
    name: 'getProduct',
    summary: 'One product with everything its page shows',
    access: 'public',
    params: productId,
    response: answerOf(productSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'GET /products/:productId/related': {
    name: 'listRelatedProducts',
    summary: 'What was bought together with it, more from the vendor, and what is like it',
    access: 'public',
    params: productId,
    response: answerOf(
      z.strictObject({
        /** What many orders of the last half year held together with it; empty when they are too few to say. */
        boughtTogether: z.array(productCardSchema),
        fromVendor: z.array(productCardSchema),
        similar: z.array(productCardSchema),
      }),
    ),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'POST /products/by-ids': {
    name: 'listProductsByIds',
    summary: 'Cards of some products, in the order asked for; unknown ids are left out',
    access: 'public',
    onlyReads: true,
    body: z.strictObject({ productIds: z.array(publicIdSchema).max(100, 'At most 100 at a time') }),
    response: answerOf(z.strictObject({ items: z.array(productCardSchema) })),
  },
  'GET /categories': {
    name: 'listCategories',
    summary: 'The tree of product categories with counts; empty ones are left out',
    access: 'public',
    response: answerOf(categoryTreeSchema),
    maxAgeSeconds: minute,
  },
})
