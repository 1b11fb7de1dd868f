/** Stands in for the part of query-core that we have no use for: every list of ours is read by its pages. */
export const infiniteQueryBehavior = () => undefined
export const hasNextPage = () => false
export const hasPreviousPage = () => false
