/** What the search knows: things to buy and to book, and places that hold many of them. */
export const documentKinds = ['product', 'service', 'category', 'serviceCategory', 'vendor'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const suggestionKinds = ['search', ...documentKinds] as const
export const mostSuggestions = 8

/** So many places at most stand beside the list of what was found. */
export const mostPlaces = 4
/** Nobody needs to know how much more than this there is: "1,000+" says it. */
export const mostCounted = 1000
