/**
 * The kinds of things that the search finds: products and services, and categories and vendors that hold many
 * of them.
 */
export const documentKinds = ['product', 'service', 'category', 'serviceCategory', 'vendor'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const suggestionKinds = ['search', ...documentKinds] as const
export const maxSuggestions = 8

/** How many categories and vendors are shown beside the results. */
export const maxPlaces = 4
/** Counting stops here: "1,000+" is enough to know. */
export const maxCounted = 1000
