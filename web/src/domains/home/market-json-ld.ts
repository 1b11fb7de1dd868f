import type { SiteSettings } from '@haat/contract/domains/content.site.ts'

/** The company that runs the shop. */
export const organizationJsonLd = ({ company, support }: SiteSettings, publicUrl: string) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: 'Haat',
  alternateName: 'हाट',
  ...(company.name.en && { legalName: company.name.en }),
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
  ...(company.address.en && {
    address: { '@type': 'PostalAddress', streetAddress: company.address.en, addressCountry: 'NP' },
  }),
  ...(support.phone && {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: support.phone,
      email: support.email,
      availableLanguage: ['en', 'ne'],
    },
  }),
})

/** The name that search engines show beside results of this site. */
export const websiteJsonLd = (publicUrl: string) => ({
  '@type': 'WebSite',
  name: 'Haat',
  alternateName: 'हाट',
  url: `${publicUrl}/`,
  inLanguage: ['en', 'ne'],
  publisher: { '@id': `${publicUrl}/#organization` },
})
