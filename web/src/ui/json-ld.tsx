import { jsonLdText } from './json-ld-text.ts'
import { useIsAlive } from './use-is-alive.ts'

/** A page's facts for search engines, written by the server. The browser makes no script elements: ours may not. */
export function JsonLd({ data }: { data: object }) {
  if (useIsAlive()) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
