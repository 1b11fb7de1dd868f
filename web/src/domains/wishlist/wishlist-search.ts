export const wishlistSorts = ['newest', 'cheapest', 'dearest', 'name'] as const
export type WishlistSort = (typeof wishlistSorts)[number]

/** The sorting and filters of the list, kept in the page's URL. */
export interface WishlistSearch {
  sort?: WishlistSort | undefined
  inStock?: true | undefined
  onSale?: true | undefined
}

/** Always returns every parameter: the router keeps one that a validator does not return. */
export const validateWishlistSearch = ({
  sort,
  inStock,
  onSale,
}: Record<string, unknown>): WishlistSearch => ({
  sort: wishlistSorts.find((one) => one === sort && one !== 'newest'),
  inStock: String(inStock) === 'true' || undefined,
  onSale: String(onSale) === 'true' || undefined,
})
