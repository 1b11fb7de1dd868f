/** A link that fits into every messenger. */
const mostShared = 40
const idShape = /^[a-z0-9-]{1,120}$/

/** Whatever stands in the address: what cannot be an id is left out. A single number arrives as one. */
export function sharedIdsOf(value: unknown): string[] {
  const ids = String(value ?? '').split(',')
  return [...new Set(ids.filter((id) => idShape.test(id)))].slice(0, mostShared)
}

export const sharedHref = (origin: string, ids: readonly string[]) =>
  `${origin}/wishlist?ids=${ids.slice(0, mostShared).join(',')}`
