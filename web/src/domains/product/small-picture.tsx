import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'

type SmallPictureProps = { picture: PictureData; sizes: string; className: string }

const widths = [160, 320]

/** Thumbs need no large files, no blur before them and no words beside those of their links; the page is spared all. */
export const SmallPicture = ({ picture, sizes, className }: SmallPictureProps) => (
  <Picture
    picture={{ ...picture, blur: '' }}
    sizes={sizes}
    onlyWidths={widths}
    isSilent
    className={classNames('bg-sunken', className)}
  />
)
