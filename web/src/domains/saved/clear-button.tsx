import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.ts'

interface ClearButtonProps {
  count: number
  /** Before it happens, so that nobody offers to undo each of them. */
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
