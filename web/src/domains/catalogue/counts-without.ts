import type { Call } from '#api/client.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { removals } from './count-chosen.ts'
import { facetInputOf } from './product-inputs.ts'
import { withChoice } from './product-search.ts'
import type { ProductSearch } from './product-search.ts'

/** More would be a wall of ways out, and a request for each. */
const mostWays = 8

/** For a list that is empty: how many there were without each of its filters. */
export const countsWithout = (call: Call, search: ProductSearch) =>
  removals(search)
    .slice(0, mostWays)
    .map(({ without }) => catalogueQueries.count(call, facetInputOf(withChoice(search, without))))
