/**
 * Ids on the wire are readable: the name of the thing when it was created, and its number. Only the number is
 * looked up; to clients the ids are opaque.
 */
export const toPublicId = (slug: string, number: number) => `${slug}-${number}`

const shape = /^(?:[a-z0-9]+-)*([1-9]\d{0,14})$/

export function numberOfPublicId(id: string): number | undefined {
  const digits = id.length <= 120 ? shape.exec(id)?.[1] : undefined
  return digits === undefined ? undefined : Number(digits)
}
