/** What the address of the product list can say. A bad value falls back to its default. */
export interface ProductSearch {
  searchTerm?: string | undefined
  deals?: true | undefined
  origin?: 'nepal' | undefined
  sortField?: 'createdAt' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

const searchTermMaxLength = 200

const oneOf = <T>(value: unknown, ...allowed: T[]): T | undefined => allowed.find((one) => one === value)

/** Names every parameter, since the router passes on as it came what a validator leaves out. */
export function validateProductSearch(search: Record<string, unknown>): ProductSearch {
  // The router reads numbers out of the address; people search for numbers too.
  const term = String(search['searchTerm'] ?? '').trim()
  return {
    searchTerm: term.slice(0, searchTermMaxLength) || undefined,
    deals: oneOf(search['deals'], true),
    origin: oneOf(search['origin'], 'nepal'),
    sortField: oneOf(search['sortField'], 'createdAt'),
    sortOrder: oneOf(search['sortOrder'], 'asc', 'desc'),
  }
}
