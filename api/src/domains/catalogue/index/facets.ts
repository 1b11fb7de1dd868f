import type { ProductFacetQuery, ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Tx } from '#platform/database/database.ts'
import { countProducts } from './counts.ts'
import type { IndexData } from './index-data.ts'
import { filterKey } from './list.ts'
import { nameOptions, optionKeys } from './option-facets.ts'
import { positionsOf } from './search.ts'

/** True counts: each filter is counted as if it alone were not chosen, so that visitors see what choosing more would give. */
export async function countFacets(
  index: IndexData,
  db: Tx,
  query: ProductFacetQuery,
  signal?: AbortSignal,
): Promise<ProductFacets> {
  await index.refresh(db)
  const hits = (await index.search.findHits(query, signal))?.hits
  const count = () => {
    const columns = index.columns()
    return countProducts(columns, index.asked(query), hits && positionsOf(hits, columns.length()))
  }
  const { total, vendorCount, facets } = hits?.isCapped
    ? count()
    : index.remember(`facets ${filterKey(query)}`, count)
  const nameOf = await index.optionNames.of(optionKeys(facets.options))
  return {
    total,
    isCapped: hits?.isCapped ?? false,
    vendorCount,
    ...facets,
    options: nameOptions(facets.options, nameOf),
  }
}
