import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { Picture } from '#ui/picture/picture.tsx'

export const PhotoViewer = fetchedDialog(async () => (await import('../viewer/photo-viewer.tsx')).PhotoViewer)

const widths = [160, 320]

interface PhotoButtonProps {
  picture: PictureData
  label: string
  className: string
  onOpen(): void
}

/** A small photo that opens large. */
export const PhotoButton = ({ picture, label, className, onOpen }: PhotoButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={label}
    onClick={onOpen}
    className={`block overflow-hidden rounded-picture ${className}`}
  >
    <Picture picture={picture} sizes="100px" onlyWidths={widths} isDecorative className="aspect-square" />
  </button>
)
