import { randomBytes } from 'node:crypto'
import { createLru } from '#domains/changes/lru.ts'
import { withLateScripts } from './late-scripts.ts'
import { createPatchedPage, type PatchedBody } from './patched-page.ts'
import { TooBusyError } from '#platform/secrets/turnstile.ts'
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

/** How long the last good page may stand in for one that cannot be made. */
const lastGoodMaxAgeMs = 3_600_000

/**
 * Pages that hold nobody's data, rendered once per address, language and theme for a few seconds. Each answer gets a nonce
 * of its own: the page is rendered with a placeholder, and the fresh nonce is put in its place. Only good pages are kept,
 * and who came while one was made that is not good gets another try. While the database is away, or nobody has the time
 * to render, the last good page is given instead; whatever is bought from it is counted anew by the API.
 */
export function createHtmlCache(maxAgeMs: number, maxEntries: number, onLook?: (isHit: boolean) => void) {
  const remembered = createShortMemory<RenderedPage>({
    maxAgeMs,
    maxEntries,
    isGood,
    onLook,
  })
  const lastGood = createLru<string, { page: RenderedPage; madeAt: number }>(maxEntries)

  const renderedOrLast = async (key: string, render: Render): Promise<RenderedPage> => {
    const kept = lastGood.get(key)
    const last = kept && Date.now() - kept.madeAt < lastGoodMaxAgeMs ? kept.page : undefined
    try {
      const page = await rendered(render)
      if (page.status === 503) return last ?? page
      if (isGood(page)) lastGood.set(key, { page, madeAt: Date.now() })
      else if (page.status !== 200) lastGood.delete(key)
      return page
    } catch (error) {
      if (last && error instanceof TooBusyError) return last
      throw error
    }
  }

  const cached = async (key: string, render: Render): Promise<RenderedPage> => {
    let isFirst = false
    const make = () => {
      isFirst = true
      return renderedOrLast(key, render)
    }
    const page = await remembered(key, make)
    // A page that is refused as a whole is not tried again: whoever asked has waited long enough.
    return isFirst || page.isWhole || page.status !== 200 ? page : remembered(key, make)
  }
  return Object.assign(cached, { forgetAll: remembered.forgetAll })
}

const isGood = ({ status, isWhole }: RenderedPage) => status === 200 && isWhole

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
