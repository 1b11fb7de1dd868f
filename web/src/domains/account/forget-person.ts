import { hasTokenCookie } from '#api/token-cookies.ts'
import { dropBrought } from '#domains/cart/brought-cart.ts'
import { localCart } from '#domains/cart/local-cart.ts'
import { clearLocalWishlist, dropClaimed } from '#domains/wishlist/local-wishlist.ts'

/** By whom the things below were left, in this browser and in this tab; where there is none, they are nobody's. */
const ownerKey = 'kept-of'
const inBrowser = ['cart-brought', 'haat-chat', 'recentSearches', 'recentlyViewed', ownerKey]
const inTab = ['checkout', ownerKey]
/** Keys of tickets, and what staff have begun to write. */
const inTabBegins = ['ticket-key ', 'desk-draft ']

/** The next person at this browser must not find what this one has left: words, keys, and what they looked at. */
export function forgetPerson() {
  forgetInTab()
  // A tab that slept may hear of it when somebody else is here already.
  if (hasTokenCookie()) return
  clearLocalWishlist()
  localCart.clear()
  unlessForbidden(() => inBrowser.forEach((key) => localStorage.removeItem(key)))
  // As if another tab had cleared it all: whatever shows some of it looks again.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

function forgetInTab() {
  unlessForbidden(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (inTab.includes(key) || inTabBegins.some((begin) => key.startsWith(begin)))
        sessionStorage.removeItem(key)
    }
  })
}

/** Somebody is here: what another person's session has left behind goes first, what is nobody's becomes theirs. */
export function keepFor(userId: string) {
  unlessForbidden(() => {
    const before = localStorage.getItem(ownerKey)
    const beforeInTab = sessionStorage.getItem(ownerKey) ?? before
    if (beforeInTab !== null && beforeInTab !== userId) forgetInTab()
    if (before !== null && before !== userId) {
      dropClaimed()
      dropBrought()
    }
    sessionStorage.setItem(ownerKey, userId)
    localStorage.setItem(ownerKey, userId)
  })
}

function unlessForbidden(work: () => void) {
  try {
    work()
  } catch {
    // Where nothing may be kept, nothing is left.
  }
}
