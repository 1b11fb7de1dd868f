import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { crumbsJsonLd } from '#ui/page/crumbs-json-ld.ts'
import { jsonLdScripts } from '#ui/page/json-ld-text.ts'
import type { ContextWithMessages } from '#ui/messages/load-messages.ts'
import { servicesQueries } from './services.queries.ts'
import type { Service } from '@haat/contract/domains/services.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from '#ui/picture/largest-picture.ts'
import { ratingJsonLd, rupees } from '#ui/page/schema-values.ts'

/** Structured data for search engines. The tags for shared links are rendered by the page itself (`HeadTags`). */
export function serviceHead(
  { queryClient, call, config, language, messages }: ContextWithMessages,
  serviceId: string,
) {
  const service = queryClient.getQueryData(servicesQueries.service(call, serviceId).queryKey)
  if (!service) return {}
  const { publicUrl } = config
  const crumbs = [
    { label: messages.shell.home, href: '/' },
    { label: messages.pages.services, href: '/services/' },
    ...service.categories.map(({ slug, name }) => ({
      label: inLanguage(name, language),
      href: `/services/?category=${slug}`,
    })),
    { label: inLanguage(service.title, language), href: `/services/${service.id}` },
  ]
  return {
    scripts: jsonLdScripts(serviceJsonLd(service, publicUrl, language), crumbsJsonLd(crumbs, publicUrl)),
  }
}

/** A service with its offers, provider and area, as search engines read it. */
export function serviceJsonLd(service: Service, publicUrl: string, language: Language) {
  const inPageLanguage = (text: Service['title']) => inLanguage(text, language)
  const address = `${publicUrl}/services/${service.id}`
  const { provider } = service
  return {
    '@type': 'Service',
    '@id': address,
    name: inPageLanguage(service.title),
    url: address,
    description: inPageLanguage(service.description),
    image: service.pictures.map((picture) => publicUrl + largestPicture(picture).src),
    serviceType: inPageLanguage(service.categories.at(-1)?.name ?? service.title),
    provider: {
      '@type': 'LocalBusiness',
      name: inPageLanguage(provider.name),
      url: `${publicUrl}/vendors/${provider.slug}`,
      image: publicUrl + largestPicture(provider.banner).src,
      address: {
        '@type': 'PostalAddress',
        addressLocality: inPageLanguage(provider.place),
        addressCountry: 'NP',
      },
    },
    areaServed: service.areas.map(({ name }) => ({
      '@type': 'AdministrativeArea',
      name: inPageLanguage(name),
    })),
    offers: service.options.map(({ name, visitPaisa, labourPaisa }) => ({
      '@type': 'Offer',
      name: inPageLanguage(name),
      price: rupees(visitPaisa + labourPaisa),
      priceCurrency: 'NPR',
      availability: 'https://schema.org/InStock',
      url: address,
    })),
    ...ratingJsonLd(service.rating, service.ratingCount),
  }
}
