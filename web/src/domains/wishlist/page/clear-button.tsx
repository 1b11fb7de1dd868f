import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '../use-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.ts'

interface ClearButtonProps {
  count: number
  /** Called before the list is cleared, so that no toast offers to undo each removal. */
  onClear(): void
}

export function ClearButton({ count, onClear }: ClearButtonProps) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { clear } = useWishlistActions()
  const [isAsking, setIsAsking] = useState(false)

  async function clearAll() {
    setIsAsking(false)
    onClear()
    if (await clear()) void showToast('success', texts.cleared).catch(() => {})
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {texts.clear}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.clearTitle}
        footer={
          <>
            <Button variant="secondary" isWide onClick={() => setIsAsking(false)}>
              {texts.clearNo}
            </Button>
            <Button isWide onClick={() => void clearAll()}>
              {texts.clearYes}
            </Button>
          </>
        }
      >
        <p>{texts.clearText(formatCount(count, ui.language))}</p>
      </Dialog>
    </>
  )
}
