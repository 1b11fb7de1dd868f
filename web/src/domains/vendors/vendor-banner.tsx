import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { Picture } from '#ui/picture/picture.tsx'

interface VendorBannerProps {
  picture: PictureData
  /** The width at which a wide picture is shown, which fills the banner. */
  wideSizes: string
  /** The width of a square one, which is as high as the banner. */
  squareSizes: string
  isPriority?: boolean
  className: string
}

/**
 * The banner is wide. A picture that is not stands whole in the middle and fades into its own blurred preview. The fade
 * is an oval, as light is on a wall: straight edges would be seen as a seam.
 */
export function VendorBanner(props: VendorBannerProps) {
  const { picture, wideSizes, squareSizes, isPriority = false, className } = props
  const isWide = picture.width > picture.height
  return (
    <Picture
      picture={picture}
      sizes={isWide ? wideSizes : squareSizes}
      priority={isPriority}
      className={isWide ? className : `vendor-banner ${className}`}
    />
  )
}
