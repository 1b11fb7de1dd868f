import { z } from 'zod'
import { bilingualSchema } from '../shared/bilingual.ts'
import { commaJoined, pageQuery } from '../shared/paging.ts'
import { priceLimitPaisa } from '../shared/money.ts'
import {
  colours,
  maxOptions,
  maxOptionValues,
  origins,
  productSorts,
  optionValuePattern,
} from './catalogue.rules.ts'
import { slugSchema } from '../shared/fields.ts'
import { exactlySchema } from './search.ts'

const paisa = z.int()
const yes = (name: string) => z.enum(['true'], `${name} must be true, or left out`).optional()
export const wholePaisa = (name: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `${name} must be a whole number of paisa`)
    .transform(Number)
    .pipe(z.int().max(priceLimitPaisa, `${name} must be at most ${priceLimitPaisa}`))
    .optional()

const optionValue = z.string().regex(optionValuePattern, 'option takes values like size:m')

export const countedSchema = z.strictObject({ slug: z.string(), name: bilingualSchema, count: z.int() })
export const ratingFacetSchema = z.strictObject({ rating: z.int(), count: z.int() })
export const priceFacetSchema = z.strictObject({
  minPaisa: paisa,
  maxPaisa: paisa,
  /**
   * The number of products in each price step from lowest to highest; each step is as many times dearer as the
   * one before.
   */
  steps: z.array(z.int()),
})

/**
 * The filters of a product list, one row each: its parameters in the query, and what the facets say of it. A product
 * matches one of the values of each filter, and all filters. Each filter is counted as if it alone had no choice, so that
 * one sees what choosing more would give. Values without products are left out, unless they are chosen.
 */
const productFilters = {
  category: {
    query: { category: z.union([z.literal(''), slugSchema]).default('') },
    /** The children of the chosen category, or the departments. */
    facets: { categories: z.array(countedSchema) },
  },
  vendor: {
    query: {
      vendor: commaJoined('vendor', slugSchema, 20)
        .optional()
        .meta({ description: 'Slugs of vendors, any of them', example: 'himal-weaves,ilam-tea' }),
    },
    facets: { vendors: z.array(countedSchema) },
  },
  colour: {
    query: {
      colour: commaJoined('colour', z.enum(colours, `colour takes ${colours.join(', ')}`), colours.length)
        .optional()
        .meta({ description: 'Any of these colours', example: 'red,blue' }),
    },
    facets: { colours: z.array(z.strictObject({ colour: z.enum(colours), count: z.int() })) },
  },
  option: {
    query: {
      option: commaJoined('option', optionValue, maxOptionValues)
        .refine(
          (values) => new Set(values.map((value) => value.split(':')[0])).size <= maxOptions,
          `option takes values of at most ${maxOptions} options`,
        )
        .optional()
        .meta({
          description:
            'What a product can be had in, as option:value. Any value of one option, and all of the options',
          example: 'size:m,size:l,storage:256-gb',
        }),
    },
    /** The options that divide the result best, and the chosen ones. Chosen as `option=key:value`. */
    facets: {
      options: z.array(
        z.strictObject({
          key: z.string(),
          name: bilingualSchema,
          values: z.array(z.strictObject({ key: z.string(), name: bilingualSchema, count: z.int() })),
        }),
      ),
    },
  },
  price: {
    query: { minPricePaisa: wholePaisa('minPricePaisa'), maxPricePaisa: wholePaisa('maxPricePaisa') },
    facets: { price: priceFacetSchema },
  },
  rating: {
    query: {
      rating: z.enum(['1', '2', '3', '4', '5'], 'rating must be 1 to 5').transform(Number).optional(),
    },
    facets: { ratings: z.array(ratingFacetSchema) },
  },
  inStock: { query: { inStock: yes('inStock') }, facets: { inStockCount: z.int() } },
  deals: { query: { deals: yes('deals') }, facets: { dealCount: z.int() } },
  origin: {
    query: { origin: z.enum(origins, `origin must be ${origins.join(' or ')}`).optional() },
    facets: { origins: z.array(z.strictObject({ origin: z.enum(origins), count: z.int() })) },
  },
  district: {
    query: {
      district: slugSchema
        .optional()
        .meta({ description: 'Only what is delivered to this district', example: 'kaski' }),
    },
    /** For `myDistrict`, or else for `district`; null when neither is given. */
    facets: {
      delivered: z.strictObject({ district: z.string(), name: bilingualSchema, count: z.int() }).nullable(),
    },
  },
}
type ProductFilters = typeof productFilters
export type ProductFilterName = keyof ProductFilters

/** What the facets say of one filter. */
export type FacetOf<Name extends ProductFilterName> = {
  [Field in keyof ProductFilters[Name]['facets']]: z.output<ProductFilters[Name]['facets'][Field]>
}

/** The fields of all rows together, as `A & B & C`. */
type MergedFields<Part extends 'query' | 'facets'> = {
  [Name in ProductFilterName]: (fields: ProductFilters[Name][Part]) => void
}[ProductFilterName] extends (fields: infer Fields) => void
  ? Fields
  : never
const mergedFields = <Part extends 'query' | 'facets'>(part: Part) =>
  Object.assign({}, ...Object.values(productFilters).map((row) => row[part])) as MergedFields<Part>

const filterQuery = {
  searchTerm: pageQuery.searchTerm,
  exactly: exactlySchema,
  ...mergedFields('query'),
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
    ...filterQuery,
    pageIndex: pageQuery.pageIndex,
    pageSize: pageQuery.pageSize,
    sortField: z.enum(productSorts, `sortField must be one of ${productSorts.join(', ')}`).optional(),
    sortOrder: pageQuery.sortOrder,
    /** From the answer before; continues after that page, however deep. */
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
    ...filterQuery,
    myDistrict: slugSchema.optional().meta({
      description: 'Counts what is delivered to this district, without leaving out the rest',
      example: 'kaski',
    }),
  })
  .refine(isRangeRight, wrongRange)
export type ProductFacetQuery = z.output<typeof productFacetQuery>

export const productFacetsSchema = z.strictObject({
  total: z.int(),
  vendorCount: z.int(),
  ...mergedFields('facets'),
})
export type ProductFacets = z.infer<typeof productFacetsSchema>
