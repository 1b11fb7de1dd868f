import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { WishlistSearch, WishlistSort } from '../wishlist-search.ts'

type Order = (a: WishlistItem, b: WishlistItem) => number

const orders = (language: Language): Record<WishlistSort, Order> => ({
  newest: () => 0,
  cheapest: (a, b) => a.product.pricePaisa - b.product.pricePaisa,
  dearest: (a, b) => b.product.pricePaisa - a.product.pricePaisa,
  name: (a, b) =>
    inLanguage(a.product.title, language).localeCompare(inLanguage(b.product.title, language), language),
})

/** Expects the items newest first. */
export function filterAndSort(items: readonly WishlistItem[], search: WishlistSearch, language: Language) {
  const { sort = 'newest', inStock, onSale } = search
  return items
    .filter(({ product }) => !inStock || product.stock !== 'out')
    .filter(({ product }) => !onSale || product.oldPricePaisa !== null)
    .toSorted(orders(language)[sort])
}
