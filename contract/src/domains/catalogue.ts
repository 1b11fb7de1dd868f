import { z } from 'zod'
import { answerOf, deepPageOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { commaJoined, pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { colours, productSorts } from './catalogue.rules.ts'
import { exactlySchema, searchOutcomeSchema } from './search.ts'
import { ratingSchema, reviewQuery, reviewSchema } from './reviews.ts'

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A slug is small letters, digits and hyphens')
  .max(80, 'A slug has at most 80 characters')
/** Anything short: what is no id of ours is simply not found. */
export const publicIdSchema = z.string().min(1).max(120)
const paisa = z.int()

export const vendorLinkSchema = z.strictObject({
  slug: z.string(),
  name: bilingualSchema,
  place: bilingualSchema,
})

export const productCardSchema = z.strictObject({
  id: z.string(),
  title: bilingualSchema,
  vendor: vendorLinkSchema,
  picture: pictureSchema,
  pricePaisa: paisa,
  /** What it cost before; only while it costs less now. */
  oldPricePaisa: paisa.nullable(),
  /** The lowest price of the last thirty days, beside a reduced price. */
  lowestPaisa: paisa.nullable(),
  /** Nobody has rated it yet: null. */
  rating: z.number().nullable(),
  ratingCount: z.int(),
  isNew: z.boolean(),
  isMadeInNepal: z.boolean(),
  stock: z.enum(['in', 'few', 'out']),
  /** How many are left, when it is few. */
  left: z.int().nullable(),
  /** What "add" puts into the cart; none when there is something to choose first. */
  variantId: z.string().nullable(),
})
export type ProductCard = z.infer<typeof productCardSchema>

const yes = (name: string) => z.enum(['true'], `${name} must be true, or left out`).optional()
/** What a price column can hold. */
const mostPaisa = 2_000_000_000
const wholePaisa = (name: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `${name} must be a whole number of paisa`)
    .transform(Number)
    .pipe(z.int().max(mostPaisa, `${name} must be at most ${mostPaisa}`))
    .optional()

/** What narrows a list of products. */
const productFilters = {
  searchTerm: pageQuery.searchTerm,
  exactly: exactlySchema,
  category: z.union([z.literal(''), slugSchema]).default(''),
  vendor: commaJoined('vendor', slugSchema, 20).optional(),
  colour: commaJoined(
    'colour',
    z.enum(colours, `colour takes ${colours.join(', ')}`),
    colours.length,
  ).optional(),
  minPricePaisa: wholePaisa('minPricePaisa'),
  maxPricePaisa: wholePaisa('maxPricePaisa'),
  rating: z.enum(['1', '2', '3', '4', '5'], 'rating must be 1 to 5').transform(Number).optional(),
  inStock: yes('inStock'),
  deals: yes('deals'),
  origin: z.enum(['nepal'], 'origin must be nepal').optional(),
  /** Only what is delivered to this district. */
  district: slugSchema.optional(),
}
const isRangeRight = (query: { minPricePaisa?: number | undefined; maxPricePaisa?: number | undefined }) =>
  query.minPricePaisa === undefined ||
  query.maxPricePaisa === undefined ||
  query.minPricePaisa <= query.maxPricePaisa
const wrongRange = { path: ['maxPricePaisa'], error: 'maxPricePaisa must not be below minPricePaisa' }

export const productListQuery = z
  .strictObject({
    ...productFilters,
    pageIndex: pageQuery.pageIndex,
    pageSize: pageQuery.pageSize,
    sortField: z.enum(productSorts, `sortField must be one of ${productSorts.join(', ')}`).optional(),
    sortOrder: pageQuery.sortOrder,
    /** From the answer before; goes on where that page ended, however deep. */
    cursor: z.string().max(200, 'cursor is not one of ours').optional(),
  })
  .refine(isRangeRight, wrongRange)
  .transform(({ sortField, ...query }) => ({
    ...query,
    sortField: sortField ?? (query.searchTerm === '' ? ('bestSelling' as const) : ('relevance' as const)),
  }))
export type ProductListQuery = z.output<typeof productListQuery>

export const productFacetQuery = z.strictObject(productFilters).refine(isRangeRight, wrongRange)
export type ProductFacetQuery = z.output<typeof productFacetQuery>

const counted = { slug: z.string(), name: bilingualSchema, count: z.int() }
export const productFacetsSchema = z.strictObject({
  total: z.int(),
  vendorCount: z.int(),
  /** Children of the chosen category, or the departments. */
  categories: z.array(z.strictObject(counted)),
  vendors: z.array(z.strictObject(counted)),
  colours: z.array(z.strictObject({ colour: z.enum(colours), count: z.int() })),
  ratings: z.array(z.strictObject({ rating: z.int(), count: z.int() })),
  price: z.strictObject({
    minPaisa: paisa,
    maxPaisa: paisa,
    /** How many products in each of equal steps from the lowest to the highest price. */
    steps: z.array(z.int()),
  }),
})
export type ProductFacets = z.infer<typeof productFacetsSchema>

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
  /** The letter on its sign. */
  sign: z.string(),
  signColour: z.enum(['crimson', 'pine', 'indigo', 'marigold']),
  banner: pictureSchema,
  rating: z.number().nullable(),
  ratingCount: z.int(),
  productCount: z.int(),
  serviceCount: z.int(),
  sinceYearBs: z.int(),
  onTimePercent: z.int().nullable(),
  panNumber: z.string(),
})
export type VendorCard = z.infer<typeof vendorCardSchema>

const crumb = z.strictObject({ slug: z.string(), name: bilingualSchema })
export const productSchema = z.strictObject({
  ...productCardSchema.shape,
  pictures: z.array(pictureSchema).min(1),
  /** From the department down to its own category. */
  categories: z.array(crumb),
  headline: bilingualSchema,
  description: bilingualSchema,
  soldCount: z.int(),
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
    }),
  ),
  facts: z.array(z.strictObject({ value: bilingualSchema, label: bilingualSchema, picture: pictureSchema })),
  attributes: z.array(z.strictObject({ name: bilingualSchema, value: bilingualSchema })),
  warranty: bilingualSchema,
  origin: bilingualSchema,
  delivery: z.strictObject({
    minDays: z.int(),
    maxDays: z.int(),
    feePaisa: paisa,
    freeFromPaisa: paisa,
    isCashPossible: z.boolean(),
  }),
  returnDays: z.int(),
  sealedReturnDays: z.int(),
  seller: vendorCardSchema,
  createdAt: z.iso.datetime(),
})
export type Product = z.infer<typeof productSchema>

export const questionSchema = z.strictObject({
  id: z.string(),
  author: z.string(),
  question: z.string(),
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
})

const plainPage = z.strictObject({ pageIndex: pageQuery.pageIndex, pageSize: pageQuery.pageSize })
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
    summary: 'More from the vendor, and what is like it',
    access: 'public',
    params: productId,
    response: answerOf(
      z.strictObject({ fromVendor: z.array(productCardSchema), similar: z.array(productCardSchema) }),
    ),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'GET /products/:productId/reviews': {
    name: 'listProductReviews',
    summary: 'What buyers say',
    access: 'public',
    params: productId,
    query: reviewQuery,
    response: pageOf(reviewSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'GET /products/:productId/questions': {
    name: 'listProductQuestions',
    summary: 'Questions about a product and their answers',
    access: 'public',
    params: productId,
    query: plainPage,
    response: pageOf(questionSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'GET /categories': {
    name: 'listCategories',
    summary: 'The tree of product categories with counts; empty ones are left out',
    access: 'public',
    response: answerOf(categoryTreeSchema),
    maxAgeSeconds: minute,
  },
})
