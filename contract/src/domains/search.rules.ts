/** What the search knows: things to buy and to book, and places that hold many of them. */
export const documentKinds = ['product', 'service', 'category', 'serviceCategory', 'vendor'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const suggestionKinds = ['search', ...documentKinds] as const
export const mostSuggestions = 8
