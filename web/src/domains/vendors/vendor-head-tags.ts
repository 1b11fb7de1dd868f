import { jsonLdScripts } from '#ui/page/json-ld-text.ts'
import type { RouterContext } from '#api/router-context.ts'
import { startOfStory } from './vendor/story-parts.ts'
import { vendorsQueries } from './vendors.queries.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from '#ui/picture/largest-picture.ts'
import { ratingJsonLd } from '#ui/page/schema-values.ts'

/** Structured data for search engines. */
export function vendorHead({ queryClient, call, config, language }: RouterContext, slug: string) {
  const vendor = queryClient.getQueryData(vendorsQueries.vendor(call, slug).queryKey)
  return vendor ? { scripts: jsonLdScripts(vendorJsonLd(vendor, config.publicUrl, language)) } : {}
}

/** A vendor with legal name, address and rating, as search engines read it. */
export function vendorJsonLd(vendor: Vendor, publicUrl: string, language: Language) {
  const inPageLanguage = (text: Vendor['name']) => inLanguage(text, language)
  const address = `${publicUrl}/vendors/${vendor.slug}`
  const { legalName, legalNameNe, panNumber, address: street } = vendor.particulars
  return {
    '@type': 'Organization',
    '@id': address,
    name: inPageLanguage(vendor.name),
    legalName: inPageLanguage({ en: legalName, ne: legalNameNe }),
    url: address,
    description: inPageLanguage(startOfStory(vendor.about)),
    ...(vendor.logo && { logo: publicUrl + largestPicture(vendor.logo).src }),
    image: publicUrl + largestPicture(vendor.banner).src,
    taxID: panNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: inPageLanguage(street),
      addressLocality: inPageLanguage(vendor.place),
      addressCountry: 'NP',
    },
    ...ratingJsonLd(vendor.rating, vendor.ratingCount),
  }
}
