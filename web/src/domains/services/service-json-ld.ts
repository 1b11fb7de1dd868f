import type { Service } from '@haat/contract/domains/services.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from '#ui/largest-picture.ts'
import { ratingJsonLd, rupees } from '#ui/schema-values.ts'

/** What search engines read of a service: itself, what it costs, who comes and where. */
export function serviceJsonLd(service: Service, publicUrl: string, language: Language) {
  const words = (text: Service['title']) => inLanguage(text, language)
  const address = `${publicUrl}/services/${service.id}`
  const { provider } = service
  return {
    '@type': 'Service',
    '@id': address,
    name: words(service.title),
    url: address,
    description: words(service.description),
    image: service.pictures.map((picture) => publicUrl + largestPicture(picture).src),
    serviceType: words(service.categories.at(-1)?.name ?? service.title),
    provider: {
      '@type': 'LocalBusiness',
      name: words(provider.name),
      url: `${publicUrl}/vendors/${provider.slug}`,
      image: publicUrl + largestPicture(provider.banner).src,
      address: {
        '@type': 'PostalAddress',
        addressLocality: words(provider.place),
        addressCountry: 'NP',
      },
    },
    areaServed: service.areas.map(({ name }) => ({ '@type': 'AdministrativeArea', name: words(name) })),
    offers: service.options.map(({ name, visitPaisa, labourPaisa }) => ({
      '@type': 'Offer',
      name: words(name),
      price: rupees(visitPaisa + labourPaisa),
      priceCurrency: 'NPR',
      availability: 'https://schema.org/InStock',
      url: address,
    })),
    ...ratingJsonLd(service.rating, service.ratingCount),
  }
}
