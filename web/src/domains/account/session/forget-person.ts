import { hasTokenCookie } from '#api/token-cookies.ts'
import { dropMergedLines } from '#domains/cart/cart-merge-request.ts'
import { localCart } from '#domains/cart/local-cart.ts'
import { clearLocalWishlist, dropClaimed } from '#domains/wishlist/local-wishlist.ts'
import { forgetKeptFiles } from '#ui/device/kept-files.ts'

/**
 * Holds the id of the user who left the items below, in this browser and in this tab; without it they are
 * nobody's.
 */
const ownerKey = 'kept-of'
const inBrowser = ['cart-brought', 'haat-chat', 'last-shop', 'recentSearches', 'recentlyViewed', ownerKey]
const inTab = ['checkout', ownerKey]
/** The prefix of the keys of what was typed and not sent; shops keep what they prepare in the browser. */
const draftPrefix = 'haat-draft-'
/** Prefixes of the keys of tickets, of replies that staff have begun to write, and of forms that were not sent. */
const inTabPrefixes = ['ticket-key ', 'desk-draft ', draftPrefix]

/**
 * Removes what the user has left in this browser, such as drafts, keys and recent products, from the next
 * person's sight.
 */
export function forgetPerson() {
  forgetInTab()
  // A tab in the background may get the message when somebody else has signed in already; the rest is theirs.
  if (hasTokenCookie()) return
  clearLocalWishlist()
  localCart.clear()
  ignoringErrors(() => inBrowser.forEach((key) => localStorage.removeItem(key)))
  forgetDrafts()
  ignoringErrors(forgetKeptFiles)
  // Sent as if another tab had cleared the storage, so that every component that shows some of it reads it
  // again.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

function forgetInTab() {
  ignoringErrors(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (inTab.includes(key) || inTabPrefixes.some((prefix) => key.startsWith(prefix)))
        sessionStorage.removeItem(key)
    }
  })
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix))

function forgetDrafts() {
  ignoringErrors(() => draftKeys().forEach((key) => localStorage.removeItem(key)))
}

/**
 * Called for every signed-in user: removes what another user's session left behind, and claims what is
 * nobody's.
 */
export function claimStorageFor(userId: string) {
  ignoringErrors(() => {
    const before = localStorage.getItem(ownerKey)
    const beforeInTab = sessionStorage.getItem(ownerKey) ?? before
    if (beforeInTab !== null && beforeInTab !== userId) forgetInTab()
    if (before !== null && before !== userId) {
      forgetDrafts()
      dropClaimed()
      dropMergedLines()
      forgetKeptFiles()
    }
    sessionStorage.setItem(ownerKey, userId)
    localStorage.setItem(ownerKey, userId)
  })
}

function ignoringErrors(action: () => void) {
  try {
    action()
  } catch {
    // Where the browser forbids storage, nothing has been stored.
  }
}
