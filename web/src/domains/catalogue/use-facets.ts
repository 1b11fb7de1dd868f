import { useQuery } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { myDistrict } from '#domains/filters/my-district.ts'
import { useLocalList } from '#ui/local-list.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { facetInputOf } from './product-inputs.ts'
import type { ProductSearch } from './product-search.ts'

/** With what comes to the visitor's own district, where none is chosen. */
export const facetsFor = (call: Call, search: ProductSearch, mine: string | undefined) =>
  catalogueQueries.facets(call, {
    ...facetInputOf(search),
    ...(mine !== undefined && search.district === undefined && { myDistrict: mine }),
  })

export const useFacets = (search: ProductSearch) =>
  useQuery(facetsFor(useCall(), search, useLocalList(myDistrict)[0]))
