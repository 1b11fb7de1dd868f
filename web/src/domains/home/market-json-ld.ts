import type { SiteSettings } from '@haat/contract/domains/site.ts'

/** Who runs this shop. */
export const organizationJsonLd = ({ company, support }: SiteSettings, publicUrl: string) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: 'Haat',
  alternateName: 'हाट',
  legalName: company.name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
  address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'NP' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: support.phone,
    email: support.email,
    availableLanguage: ['en', 'ne'],
  },
})

/** What the site is called beside its results. */
export const websiteJsonLd = (publicUrl: string) => ({
  '@type': 'WebSite',
  name: 'Haat',
  alternateName: 'हाट',
  url: `${publicUrl}/`,
  inLanguage: ['en', 'ne'],
  publisher: { '@id': `${publicUrl}/#organization` },
})
