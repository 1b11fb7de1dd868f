/** Removed with everything else of a person who signs out. */
const storageKey = 'last-shop'

/** The shop that was open last in this browser, which opens when the address names none. */
export function readLastShop(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberShop(shopId: string) {
  try {
    localStorage.setItem(storageKey, shopId)
  } catch {
    // Where the browser forbids storage, the first shop opens.
  }
}
