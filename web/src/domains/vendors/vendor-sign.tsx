import type { VendorCard } from '@haat/contract/domains/catalogue.ts'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { classNames } from '#ui/class-names.ts'
import { LetterSign } from '#ui/letter-sign.tsx'
import { Picture } from '#ui/picture/picture.tsx'

interface VendorSignProps {
  vendor: Pick<VendorCard, 'name' | 'sign' | 'signColour'> & { logo?: PictureData | null | undefined }
  /** The width at which it is shown. */
  sizes: string
  className: string
}

/** The logo of a shop, or else the letter of its sign. The name beside it says the same. */
export function VendorSign({ vendor, sizes, className }: VendorSignProps) {
  if (vendor.logo) {
    return (
      <Picture
        picture={vendor.logo}
        sizes={sizes}
        isDecorative
        className={classNames('shrink-0 bg-surface', className)}
      />
    )
  }
  return (
    <LetterSign name={vendor.name} letter={vendor.sign} colour={vendor.signColour} className={className} />
  )
}
