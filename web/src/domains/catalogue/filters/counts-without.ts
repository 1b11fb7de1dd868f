import type { Call } from '#api/client.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { removals } from './count-chosen.ts'
import { facetInputOf } from '../list/product-inputs.ts'
import { withChoice } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'

/** Each suggestion costs a request, and a longer list of them would not be read. */
const maxSuggestions = 8

/** For an empty list: how many products there would be without each one of its filters. */
export const countsWithout = (call: Call, search: ProductSearch) =>
  removals(search)
    .slice(0, maxSuggestions)
    .map(({ without }) => catalogueQueries.count(call, facetInputOf(withChoice(search, without))))
