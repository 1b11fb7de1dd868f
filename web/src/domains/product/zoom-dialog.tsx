import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'

type ZoomDialogProps = {
  pictures: PictureData[]
  shown: number
  onShow: (at: number) => void
  onClose: () => void
}

/** One picture as large as the screen allows, and twice as large at a press; then it is pushed about. */
export function ZoomDialog({ pictures, shown, onShow, onClose }: ZoomDialogProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const [isClose, setIsClose] = useState(false)
  const count = (n: number) => formatCount(n, ui.language)
  const step = (by: 1 | -1, label: string) => (
    <IconButton
      label={label}
      aria-disabled={!pictures[shown + by]}
      className={classNames(!pictures[shown + by] && 'opacity-40')}
      onClick={() => pictures[shown + by] && onShow(shown + by)}
    >
      {by === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
    </IconButton>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={texts.pictureOf(count(shown + 1), count(pictures.length))}
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
            key={shown}
            picture={pictures[shown]!}
            sizes={isClose ? '1280px' : '(min-width: 48rem) 640px, 100vw'}
            className="aspect-square"
          />
        </button>
      </div>
    </Dialog>
  )
}
