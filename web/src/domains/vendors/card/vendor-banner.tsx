import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { Picture } from '#ui/picture/picture.tsx'

type VendorBannerProps = { picture: PictureData; sizes: string; isPriority?: boolean; className: string }

/**
 * The banner is wide and its picture is not, so the whole picture stands in the middle and fades into its own blurred
 * preview. The fade is an oval, as light is on a wall: straight edges would be seen as a seam.
 */
export function VendorBanner({ picture, sizes, isPriority = false, className }: VendorBannerProps) {
  return (
    <Picture picture={picture} sizes={sizes} priority={isPriority} className={`vendor-banner ${className}`} />
  )
}
