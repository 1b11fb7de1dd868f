import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { Picture } from '#ui/picture/picture.tsx'

type CategoryArchProps = {
  picture: PictureData | null
  sizes: string
  isPriority?: boolean
  className?: string
}

/** A department's picture in an arch. The name stands beside it, so the picture has no alternative text. */
export function CategoryArch({ picture, sizes, isPriority = false, className = '' }: CategoryArchProps) {
  const boxClass = `aspect-4/5 rounded-arch ${className}`
  if (!picture) return <span aria-hidden className={`block bg-blush ${boxClass}`} />
  const silent = { ...picture, alt: { en: '', ne: '' } }
  return <Picture picture={silent} sizes={sizes} priority={isPriority} className={boxClass} />
}
