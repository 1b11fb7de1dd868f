import { z } from 'zod'
import { commaJoined, pageQuery } from '../shared/paging.ts'
import {
  countedSchema,
  isRangeRight,
  priceFacetSchema,
  ratingFacetSchema,
  wholePaisa,
  wrongRange,
} from './catalogue.filters.ts'
import { slugSchema } from '../shared/fields.ts'
import { exactlySchema } from './search.ts'
import { freeWithinDays, priceUnits, serviceSorts } from './services.rules.ts'

/** The filters of a service list: a service matches one of the values of each filter, and all filters. */
const serviceFilters = {
  searchTerm: pageQuery.searchTerm,
  exactly: exactlySchema,
  category: z.union([z.literal(''), slugSchema]).default(''),
  vendor: slugSchema.optional(),
  district: commaJoined('district', slugSchema, 77)
    .optional()
    .meta({ description: 'Who comes to any of these districts', example: 'lalitpur,bhaktapur' }),
  day: z.iso
    .date('day must be a date')
    .optional()
    .meta({ description: 'Only providers who work on this day', example: '2026-11-20' }),
  freeWithin: z
    .enum(freeWithinDays.map(String), `freeWithin must be one of ${freeWithinDays.join(', ')}`)
    .transform(Number)
    .optional()
    .meta({ description: 'The next free day is at most so many days from today', example: '1' }),
  priceUnit: commaJoined(
    'priceUnit',
    z.enum(priceUnits, `priceUnit must be one of ${priceUnits.join(', ')}`),
    priceUnits.length,
  ).optional(),
  minPricePaisa: wholePaisa('minPricePaisa'),
  maxPricePaisa: wholePaisa('maxPricePaisa'),
  rating: z.enum(['1', '2', '3', '4', '5'], 'rating must be 1 to 5').transform(Number).optional(),
}

export const serviceListQuery = z
  .strictObject({
    ...serviceFilters,
    pageIndex: pageQuery.pageIndex,
    pageSize: pageQuery.pageSize,
    sortField: z.enum(serviceSorts, `sortField must be one of ${serviceSorts.join(', ')}`).optional(),
    sortOrder: pageQuery.sortOrder,
  })
  .refine(isRangeRight, wrongRange)
  .transform(({ sortField, ...query }) => ({
    ...query,
    sortField: sortField ?? (query.searchTerm === '' ? ('bestSelling' as const) : ('relevance' as const)),
  }))
export type ServiceListQuery = z.output<typeof serviceListQuery>

export const serviceFacetQuery = z.strictObject(serviceFilters).refine(isRangeRight, wrongRange)
export type ServiceFacetQuery = z.output<typeof serviceFacetQuery>

/**
 * Each facet is counted as if it alone had no choice; values without services are left out, unless they are
 * chosen.
 */
export const serviceFacetsSchema = z.strictObject({
  total: z.int(),
  vendorCount: z.int(),
  /** The children of the chosen category, or the departments. */
  categories: z.array(countedSchema),
  /** The districts that providers come to, most providers first. */
  districts: z.array(countedSchema),
  /** How many services are offered on each of the next days in Nepal. */
  days: z.array(z.strictObject({ day: z.iso.date(), count: z.int() })),
  /** How many have their next free day within so many days from today. */
  freeWithin: z.array(z.strictObject({ days: z.int(), count: z.int() })),
  priceUnits: z.array(z.strictObject({ priceUnit: z.enum(priceUnits), count: z.int() })),
  ratings: z.array(ratingFacetSchema),
  price: priceFacetSchema,
})
export type ServiceFacets = z.infer<typeof serviceFacetsSchema>
