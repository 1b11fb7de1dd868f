import { useQuery } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { myDistrict } from '#ui/list/my-district.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { facetInputOf } from '../list/product-inputs.ts'
import type { ProductSearch } from '../product-search.ts'

/** Where no district is chosen, the facets also count the products that are delivered to the visitor's own one. */
export const facetsFor = (call: Call, search: ProductSearch, ownDistrict: string | undefined) =>
  catalogueQueries.facets(call, {
    ...facetInputOf(search),
    ...(ownDistrict !== undefined && search.district === undefined && { myDistrict: ownDistrict }),
  })

export const useFacets = (search: ProductSearch) =>
  useQuery(facetsFor(useCall(), search, useLocalList(myDistrict)[0]))
