import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Picture } from '#ui/picture/picture.tsx'

type ZoomDialogProps = {
  pictures: PictureData[]
  shownIndex: number
  onShow: (at: number) => void
  onClose: () => void
}

/** Shows one picture as large as the screen allows. A press doubles it; then it can be dragged. */
export function ZoomDialog({ pictures, shownIndex, onShow, onClose }: ZoomDialogProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const [isClose, setIsClose] = useState(false)
  const count = (n: number) => formatCount(n, ui.language)
  const step = (by: 1 | -1, label: string) => (
    <IconButton
      label={label}
      aria-disabled={!pictures[shownIndex + by]}
      className={classNames(!pictures[shownIndex + by] && 'opacity-40')}
      onClick={() => pictures[shownIndex + by] && onShow(shownIndex + by)}
    >
      {by === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
    </IconButton>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={texts.pictureOf(count(shownIndex + 1), count(pictures.length))}
      footer={
        <div className="mx-auto flex items-center gap-4">
          {step(-1, texts.previousPicture)}
          {step(1, texts.nextPicture)}
        </div>
      }
    >
      <div
        tabIndex={0}
        role="group"
        aria-label={texts.pictures}
        className="max-h-[68dvh] overflow-auto rounded-picture"
      >
        <button
          type="button"
          data-autofocus
          aria-pressed={isClose}
          aria-label={isClose ? texts.farther : texts.closer}
          onClick={() => setIsClose(!isClose)}
          className={classNames(
            'block',
            isClose ? 'w-[200%] cursor-zoom-out' : 'mx-auto w-full max-w-[64dvh] cursor-zoom-in',
          )}
        >
          <Picture
            key={shownIndex}
            picture={pictures[shownIndex]!}
            sizes={isClose ? '1280px' : '(min-width: 48rem) 640px, 100vw'}
            className="aspect-square"
          />
        </button>
      </div>
    </Dialog>
  )
}
