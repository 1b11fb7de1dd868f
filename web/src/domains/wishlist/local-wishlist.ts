import { wishlistKey } from '@haat/contract/domains/wishlist.rules.ts'
import { openLocalList } from '#ui/device/local-list.ts'

/** Storage may hold anything. */
function parse(text: string | null): string[] {
  try {
    const { products } = JSON.parse(text ?? '{}') as { products?: unknown }
    return Array.isArray(products) ? products.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The wishlist of this browser, shared by all of its tabs. */
export const localWishlist = openLocalList(wishlistKey, parse, (products) => JSON.stringify({ products }))

export const readLocalWishlist = (): readonly string[] => localWishlist.read()
export const clearLocalWishlist = () => {
  localWishlist.clear()
  claimed.clear()
}

const claimedKey = `${wishlistKey}-claimed`

/**
 * The part of the list that belongs to an account. The rest was saved by a visitor and is synced at the next
 * sign-in.
 */
const claimed = openLocalList(claimedKey, parse, (products) =>
  // Browsers tell other tabs only of a new text, and they are to know also of a change that leaves the copy as it was.
  JSON.stringify({ products, change: Math.random() }),
)

/** Stores the list of a signed-in user. */
export function writeClaimed(products: readonly string[]) {
  localWishlist.write(products)
  claimed.write(products)
}

/** Calls back when another tab has stored the list of a signed-in user. */
export function onClaimedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === claimedKey && newValue !== null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Removes the products that belong to an account. */
export function dropClaimed() {
  const theirs = new Set(claimed.read())
  const rest = localWishlist.read().filter((id) => !theirs.has(id))
  claimed.clear()
  if (rest.length > 0) localWishlist.write(rest)
  else localWishlist.clear()
}
