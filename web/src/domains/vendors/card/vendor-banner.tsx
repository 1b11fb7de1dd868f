import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { Picture } from '#ui/picture/picture.tsx'

type VendorBannerProps = { picture: PictureData; sizes: string; isPriority?: boolean; className: string }

/**
 * The banner is wide and its picture is not, so the whole picture stands in the middle and fades into the
 * background.
 */
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
