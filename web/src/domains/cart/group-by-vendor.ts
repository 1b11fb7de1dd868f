import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { goodKey } from './cart.queries.ts'
import type { CartRow } from './use-cart-goods.ts'

export interface CartGroup {
  slug: string
  /** None for what is no longer sold. */
  vendor: ProductCard['vendor'] | undefined
  rows: CartRow[]
}

/** In the order in which their first thing stands in the cart; what is gone comes last. */
export function groupByVendor(rows: readonly CartRow[]): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  const sold = rows.filter(({ good }) => good)
  const gone = rows.filter(({ good }) => !good)
  for (const row of [...sold, ...gone]) {
    const vendor = row.good?.card.vendor
    const slug = vendor?.slug ?? ''
    const group = groups.get(slug) ?? { slug, vendor, rows: [] }
    group.rows.push(row)
    groups.set(slug, group)
  }
  return [...groups.values()]
}

export const keyOfRow = ({ line }: CartRow) => goodKey(line)
