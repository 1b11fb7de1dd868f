import { jsonLdText } from './json-ld-text.ts'
import { useIsHydrated } from '../device/use-is-hydrated.ts'

/**
 * Structured data for search engines, rendered by the server only: our Content Security Policy would refuse a
 * script element that the browser creates.
 */
export function JsonLd({ data }: { data: object }) {
  if (useIsHydrated()) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
