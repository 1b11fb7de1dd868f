import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { crumbsJsonLd } from '#ui/crumbs-json-ld.ts'
import { jsonLdScripts } from '#ui/json-ld-text.ts'
import type { RouterContext } from '../../router-context.ts'
import { productJsonLd } from './product-json-ld.ts'

/** Structured data; what a shared link shows stands in the page's own head. */
export function productHead(
  { queryClient, call, config, language, messages }: RouterContext,
  productId: string,
) {
  const product = queryClient.getQueryData(catalogueQueries.product(call, productId).queryKey)
  if (!product) return {}
  const { publicUrl } = config
  const crumbs = [
    { label: messages.shell.home, href: '/' },
    ...product.categories.map(({ slug, name }) => ({
      label: inLanguage(name, language),
      href: `/products/?category=${slug}`,
    })),
    { label: inLanguage(product.title, language), href: `/products/${product.id}` },
  ]
  return {
    scripts: jsonLdScripts(productJsonLd(product, publicUrl, language), crumbsJsonLd(crumbs, publicUrl)),
  }
}
