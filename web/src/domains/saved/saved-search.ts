export const savedSorts = ['newest', 'cheapest', 'dearest', 'name'] as const
export type SavedSort = (typeof savedSorts)[number]

/** How the list is looked at; stands in the address. */
export interface SavedSearch {
  sort?: SavedSort | undefined
  inStock?: true | undefined
  onSale?: true | undefined
}

/** Every one is named: what is left out would come through as it stands in the address. */
export const validateSavedSearch = ({ sort, inStock, onSale }: Record<string, unknown>): SavedSearch => ({
  sort: savedSorts.find((one) => one === sort && one !== 'newest'),
  inStock: String(inStock) === 'true' || undefined,
  onSale: String(onSale) === 'true' || undefined,
})
