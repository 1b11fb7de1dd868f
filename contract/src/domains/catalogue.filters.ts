import { z } from 'zod'
import { bilingualSchema } from '../shared/bilingual.ts'
import { commaJoined, pageQuery } from '../shared/paging.ts'
import { colours, mostOptions, mostOptionValues, origins, productSorts } from './catalogue.rules.ts'
import { slugSchema } from '../shared/fields.ts'
import { exactlySchema } from './search.ts'

const paisa = z.int()
const yes = (name: string) => z.enum(['true'], `${name} must be true, or left out`).optional()
/** What a price column can hold. */
const mostPaisa = 2_000_000_000
export const wholePaisa = (name: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `${name} must be a whole number of paisa`)
    .transform(Number)
    .pipe(z.int().max(mostPaisa, `${name} must be at most ${mostPaisa}`))
    .optional()

const optionValue = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}:[a-z0-9][a-z0-9-]{0,59}$/, 'option takes values like size:m')

/** What narrows a list of products: one of the values of a filter, and all of the filters. */
const productFilters = {
  searchTerm: pageQuery.searchTerm,
  exactly: exactlySchema,
  category: z.union([z.literal(''), slugSchema]).default(''),
  vendor: commaJoined('vendor', slugSchema, 20)
    .optional()
    .meta({ description: 'Slugs of vendors, any of them', example: 'himal-weaves,ilam-tea' }),
  colour: commaJoined('colour', z.enum(colours, `colour takes ${colours.join(', ')}`), colours.length)
    .optional()
    .meta({ description: 'Any of these colours', example: 'red,blue' }),
  option: commaJoined('option', optionValue, mostOptionValues)
    .refine(
      (values) => new Set(values.map((value) => value.split(':')[0])).size <= mostOptions,
      `option takes values of at most ${mostOptions} options`,
    )
    .optional()
    .meta({
      description:
        'What a product can be had in, as option:value. Any value of one option, and all of the options',
      example: 'size:m,size:l,storage:256-gb',
    }),
  minPricePaisa: wholePaisa('minPricePaisa'),
  maxPricePaisa: wholePaisa('maxPricePaisa'),
  rating: z.enum(['1', '2', '3', '4', '5'], 'rating must be 1 to 5').transform(Number).optional(),
  inStock: yes('inStock'),
  deals: yes('deals'),
  origin: z.enum(origins, `origin must be ${origins.join(' or ')}`).optional(),
  district: slugSchema
    .optional()
    .meta({ description: 'Only what is delivered to this district', example: 'kaski' }),
}

interface PriceRange {
  minPricePaisa?: number | undefined
  maxPricePaisa?: number | undefined
}
export const isRangeRight = ({ minPricePaisa, maxPricePaisa }: PriceRange) =>
  minPricePaisa === undefined || maxPricePaisa === undefined || minPricePaisa <= maxPricePaisa
export const wrongRange = {
  path: ['maxPricePaisa'],
  error: 'maxPricePaisa must not be below minPricePaisa',
}

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

export const productFacetQuery = z
  .strictObject({
    ...productFilters,
    myDistrict: slugSchema.optional().meta({
      description: 'Counts what is delivered to this district, without leaving out the rest',
      example: 'kaski',
    }),
  })
  .refine(isRangeRight, wrongRange)
export type ProductFacetQuery = z.output<typeof productFacetQuery>

export const countedSchema = z.strictObject({ slug: z.string(), name: bilingualSchema, count: z.int() })
export const ratingFacetSchema = z.strictObject({ rating: z.int(), count: z.int() })
export const priceFacetSchema = z.strictObject({
  minPaisa: paisa,
  maxPaisa: paisa,
  /** How many in each step from the lowest to the highest price; each step is as many times dearer as the one before. */
  steps: z.array(z.int()),
})

/**
 * Each facet is counted as if it alone had no choice, so that one sees what choosing more would give. What nothing has is
 * left out, unless it is chosen.
 */
export const productFacetsSchema = z.strictObject({
  total: z.int(),
  /** More match than were counted: `total` is to be read as "5,000+", and every count as at least so many. */
  isCapped: z.boolean(),
  vendorCount: z.int(),
  /** Children of the chosen category, or the departments. */
  categories: z.array(countedSchema),
  vendors: z.array(countedSchema),
  colours: z.array(z.strictObject({ colour: z.enum(colours), count: z.int() })),
  /** Those that tell most of the result apart, and those chosen. Chosen as `option=key:value`. */
  options: z.array(
    z.strictObject({
      key: z.string(),
      name: bilingualSchema,
      values: z.array(z.strictObject({ key: z.string(), name: bilingualSchema, count: z.int() })),
    }),
  ),
  origins: z.array(z.strictObject({ origin: z.enum(origins), count: z.int() })),
  ratings: z.array(ratingFacetSchema),
  price: priceFacetSchema,
  inStockCount: z.int(),
  dealCount: z.int(),
  /** Of `myDistrict`, or else of `district`; null where neither is given. */
  delivered: z.strictObject({ district: z.string(), name: bilingualSchema, count: z.int() }).nullable(),
})
export type ProductFacets = z.infer<typeof productFacetsSchema>
