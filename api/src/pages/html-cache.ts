import { randomBytes } from 'node:crypto'
import { withLateScripts } from './late-scripts.ts'
import { createPatchedPage, type PatchedBody } from './patched-page.ts'
import { createShortMemory } from './short-memory.ts'

interface CachedPage {
  status: number
  headers: Record<string, string>
  withNonce(nonce: string, acceptEncoding: string | undefined): Promise<PatchedBody>
}
type Render = (nonce: string) => Promise<Response>

export const newNonce = () => randomBytes(16).toString('base64')

/**
 * Pages of visitors, rendered once per address, language and theme for a few seconds. Each answer gets a nonce of its
 * own: the page is rendered with a placeholder, and the fresh nonce is put in its place. Only good pages are kept.
 */
export function createHtmlCache(maxAgeMs: number, maxEntries: number) {
  const remembered = createShortMemory<CachedPage>({
    maxAgeMs,
    maxEntries,
    isGood: ({ status }) => status === 200,
  })
  const cached = (key: string, render: Render): Promise<CachedPage> => remembered(key, () => rendered(render))
  return Object.assign(cached, { forgetAll: remembered.forgetAll })
}

async function rendered(render: Render): Promise<CachedPage> {
  const placeholder = newNonce()
  const response = await render(placeholder)
  const html = withLateScripts(Buffer.from(await response.arrayBuffer()), placeholder)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    withNonce: createPatchedPage(html, placeholder),
  }
}
