import { useEffect, useRef } from 'react'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useWishlistActions } from '../use-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'

/** Offers to undo the removal of one product, whether by its heart or by its button. */
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
    // Offers nothing for a removal in another tab, nor for clearing the whole list.
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
