import { useSyncExternalStore } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useLocalList } from '#ui/local-list.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { changeWishlist, wishlist, WishlistFull, type Change } from './wishlist-store.ts'

/** Ids, newest first. */
export const useWishlistIds = (): readonly string[] => useLocalList(wishlist)

/** Whether these are the server's, and not only this browser's. */
export const useIsWishlistServed = (): boolean =>
  useSyncExternalStore(wishlist.subscribe, wishlist.isServed, () => false)

/** Changes that show at once; what could not be kept is taken back, and said. */
export function useWishlistActions() {
  const call = useCall()
  const keeping = useArea('keeping')
  const change = async (wanted: Change) => {
    try {
      await changeWishlist(call, wanted)
      return true
    } catch (failure) {
      const text = failure instanceof WishlistFull ? keeping.full : keeping.failed
      void showToast('error', text).catch(() => {})
      return false
    }
  }
  return {
    save: (id: string) => change({ id, isSaved: true }),
    remove: (id: string) => change({ id, isSaved: false }),
    clear: () => change('clear'),
  }
}
