import { jsonLdScripts } from '#ui/json-ld-text.ts'
import type { RouterContext } from '../../router-context.ts'
import { vendorJsonLd } from './vendor-json-ld.ts'
import { vendorsQueries } from './vendors.queries.ts'

/** Structured data of a shop. */
export function vendorHead({ queryClient, call, config, language }: RouterContext, slug: string) {
  const vendor = queryClient.getQueryData(vendorsQueries.vendor(call, slug).queryKey)
  return vendor ? { scripts: jsonLdScripts(vendorJsonLd(vendor, config.publicUrl, language)) } : {}
}
