import type { Suggestion } from '@haat/contract/domains/search.ts'
import { hrefWithSearch } from '#ui/link/href-with-search.ts'

/** The address that a suggestion links to. */
export function suggestionHref({ kind, address }: Pick<Suggestion, 'kind' | 'address'>): string {
  switch (kind) {
    case 'product':
      return `/products/${address}`
    case 'service':
      return `/services/${address}`
    case 'vendor':
      return `/vendors/${address}`
    case 'category':
      return hrefWithSearch('/products/', { category: address })
    case 'serviceCategory':
      return hrefWithSearch('/services/', { category: address })
    case 'search':
      return hrefWithSearch('/products/', { searchTerm: address })
  }
}
