import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { crumbsJsonLd } from '#ui/crumbs-json-ld.ts'
import { jsonLdScripts } from '#ui/json-ld-text.ts'
import type { RouterContext } from '../../router-context.ts'
import { serviceJsonLd } from './service-json-ld.ts'
import { servicesQueries } from './services.queries.ts'

/** Structured data; what a shared link shows stands in the page's own head. */
export function serviceHead(
  { queryClient, call, config, language, messages }: RouterContext,
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
