import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { Picture } from '#ui/picture.tsx'

type VendorBannerProps = { picture: PictureData; sizes: string; isPriority?: boolean; className: string }

/** Shop fronts are wide and their pictures are not: the whole picture stands in the middle and fades into its ground. */
export function VendorBanner({ picture, sizes, isPriority = false, className }: VendorBannerProps) {
  return (
    <Picture
      picture={picture}
      sizes={sizes}
      priority={isPriority}
      className={`[&_picture_img]:object-contain ${className}`}
    />
  )
}
