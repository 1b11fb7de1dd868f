import type { VendorCard } from '@haat/contract/domains/catalogue.ts'
import { classNames } from '#ui/class-names.ts'
import { signColourClasses } from '#ui/sign-colour-classes.ts'

type VendorSignProps = { vendor: Pick<VendorCard, 'sign' | 'signColour'>; className?: string }

/** The vendor's letter on a coloured ground. */
export function VendorSign({ vendor, className }: VendorSignProps) {
  return (
    <span
      aria-hidden
      lang="ne"
      className={classNames(
        'grid shrink-0 place-items-center rounded-picture border-3 border-surface leading-none font-extrabold',
        signColourClasses[vendor.signColour],
        className ?? 'size-15 text-title',
      )}
    >
      {vendor.sign}
    </span>
  )
}
