import type { Suggestion } from '@haat/contract/domains/search.ts'
import { addressOf } from '#ui/address-of.ts'

/** Where a suggestion leads. */
export function suggestionHref({ kind, address }: Pick<Suggestion, 'kind' | 'address'>): string {
  switch (kind) {
    case 'product':
      return `/products/${address}`
    case 'service':
      return `/services/${address}`
    case 'vendor':
      return `/vendors/${address}`
    case 'category':
      return addressOf('/products/', { category: address })
    case 'serviceCategory':
      return addressOf('/services/', { category: address })
    case 'search':
      return addressOf('/products/', { searchTerm: address })
  }
}
