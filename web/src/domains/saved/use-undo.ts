import { useEffect, useRef } from 'react'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'

/** Whatever takes one thing off the list, its heart or its button: one press brings it back. */
export function useUndo(ids: readonly string[], known: readonly WishlistItem[] | undefined) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { save } = useWishlistActions()
  const before = useRef(ids)
  const isSilent = useRef(false)

  useEffect(() => {
    const [gone, another] = before.current.filter((id) => !ids.includes(id))
    before.current = ids
    if (gone === undefined) return
    const wasSilent = isSilent.current
    isSilent.current = false
    const item = known?.find(({ product }) => product.id === gone)
    // Not for what another tab did, nor for all of it at once.
    if (!item || another !== undefined || wasSilent || !document.hasFocus()) return
    const title = inLanguage(item.product.title, ui.language)
    const undo = { label: texts.undo, onAct: () => void save(item.product.id) }
    void showToast('default', texts.removed(title), undo).catch(() => {})
  })

  return {
    silence: () => {
      isSilent.current = true
    },
  }
}
