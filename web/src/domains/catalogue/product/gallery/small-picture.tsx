import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture/picture.tsx'

type SmallPictureProps = { picture: PictureData; sizes: string; className: string }

const widths = [160, 320]

/**
 * A thumbnail needs no large files, no blurred preview and no alternative text beside its link's, so the page
 * carries none of them.
 */
export const SmallPicture = ({ picture, sizes, className }: SmallPictureProps) => (
  <Picture
    picture={{ ...picture, blur: '' }}
    sizes={sizes}
    onlyWidths={widths}
    isDecorative
    className={classNames('bg-sunken', className)}
  />
)
