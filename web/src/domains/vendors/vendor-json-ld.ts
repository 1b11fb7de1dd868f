import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from '#ui/largest-picture.ts'
import { ratingJsonLd } from '#ui/schema-values.ts'

/** What search engines read of a shop: who it is by law, where, and what people think of it. */
export function vendorJsonLd(vendor: Vendor, publicUrl: string, language: Language) {
  const words = (text: Vendor['name']) => inLanguage(text, language)
  const address = `${publicUrl}/vendors/${vendor.slug}`
  const { legalName, panNumber, address: street } = vendor.particulars
  return {
    '@type': 'Organization',
    '@id': address,
    name: words(vendor.name),
    legalName,
    url: address,
    description: words(vendor.about),
    image: publicUrl + largestPicture(vendor.banner).src,
    taxID: panNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: words(street),
      addressLocality: words(vendor.place),
      addressCountry: 'NP',
    },
    ...ratingJsonLd(vendor.rating, vendor.ratingCount),
  }
}
