import type { CartItem } from '@haat/contract/domains/cart.ts'

export interface CartGroup {
  vendor: CartItem['vendor']
  items: CartItem[]
}

/** Groups by vendor, in the order in which the vendors' first items stand in the cart. */
export function groupByVendor(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  for (const item of items) {
    const group = groups.get(item.vendor.slug)
    if (group) group.items.push(item)
    else groups.set(item.vendor.slug, { vendor: item.vendor, items: [item] })
  }
  return [...groups.values()]
}
