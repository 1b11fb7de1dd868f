/** The readable part of an id changes with the product's name; its number stays. */
export const numberIn = (id: string) => id.slice(id.lastIndexOf('-') + 1)

export const isSameProduct = (id: string, other: string) => numberIn(id) === numberIn(other)

export const hasProduct = (ids: readonly string[], id: string) => ids.some((one) => isSameProduct(one, id))
