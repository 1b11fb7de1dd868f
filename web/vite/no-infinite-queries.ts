/** Replaces the part of query-core for infinite queries, which we do not use: our lists are read page by page. */
export const infiniteQueryBehavior = () => undefined
export const hasNextPage = () => false
export const hasPreviousPage = () => false
