import { randomBytes } from 'node:crypto'
import { withLateScripts } from './late-scripts.ts'
import { createPatchedPage, type PatchedBody } from './patched-page.ts'
import { createShortMemory } from '#platform/short-memory.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Whether nothing of it is missing because it could not be read just now. */
  isWhole: boolean
  withNonce(nonce: string, acceptEncoding: string | undefined): Promise<PatchedBody>
}

interface Rendering {
  response: Response
  isWhole(): boolean
}
export type Render = (nonce: string) => Promise<Rendering>

export const newNonce = () => randomBytes(16).toString('base64')

/**
 * Pages that hold nobody's data, rendered once per address, language and theme for a few seconds. Each answer gets a nonce
 * of its own: the page is rendered with a placeholder, and the fresh nonce is put in its place. Only good pages are kept,
 * and who came while one was made that is not good gets another try.
 */
export function createHtmlCache(maxAgeMs: number, maxEntries: number) {
  const remembered = createShortMemory<RenderedPage>({
    maxAgeMs,
    maxEntries,
    isGood: ({ status, isWhole }) => status === 200 && isWhole,
  })
  const cached = async (key: string, render: Render): Promise<RenderedPage> => {
    let isFirst = false
    const make = () => {
      isFirst = true
      return rendered(render)
    }
    const page = await remembered(key, make)
    // A page that is refused as a whole is not tried again: whoever asked has waited long enough.
    return isFirst || page.isWhole || page.status !== 200 ? page : remembered(key, make)
  }
  return Object.assign(cached, { forgetAll: remembered.forgetAll })
}

export async function rendered(render: Render): Promise<RenderedPage> {
  const placeholder = newNonce()
  const { response, isWhole } = await render(placeholder)
  const html = withLateScripts(Buffer.from(await response.arrayBuffer()), placeholder)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    isWhole: isWhole(),
    withNonce: createPatchedPage(html, placeholder),
  }
}
