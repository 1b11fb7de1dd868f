import { randomBytes } from 'node:crypto'

interface Entry {
  madeAt: number
  page: Promise<CachedPage>
}
interface CachedPage {
  status: number
  headers: Record<string, string>
  /** The HTML, cut at every place where the nonce stands. */
  parts: string[]
}

export const newNonce = () => randomBytes(16).toString('base64')

/**
 * Pages of visitors, rendered once per address, language and theme for a few seconds. Each answer gets a nonce of its
 * own: the page is rendered with a placeholder, and the fresh nonce is put in its place.
 */
export function createHtmlCache(maxAgeMs: number, maxEntries: number) {
  const entries = new Map<string, Entry>()

  async function rendered(render: (nonce: string) => Promise<Response>): Promise<CachedPage> {
    const placeholder = newNonce()
    const response = await render(placeholder)
    const html = await response.text()
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      parts: html.split(placeholder),
    }
  }

  return async function cached(
    key: string,
    render: (nonce: string) => Promise<Response>,
  ): Promise<CachedPage> {
    const known = entries.get(key)
    if (known && Date.now() - known.madeAt < maxAgeMs) return known.page
    const entry: Entry = { madeAt: Date.now(), page: rendered(render) }
    // Out and in again: what was rendered last goes last when room is needed.
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!)
    // Only good pages are kept; a failure is tried again by the next visitor.
    const forget = () => entries.get(key) === entry && entries.delete(key)
    void entry.page.then((page) => page.status !== 200 && forget(), forget)
    return entry.page
  }
}
