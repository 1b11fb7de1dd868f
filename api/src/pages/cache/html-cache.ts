import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { InlineSources } from '../page-policy.ts'
import { hashInline } from './inline-hashes.ts'
import { withClientStart } from './client-start.ts'
import { createPageBody, type PageBody } from './page-body.ts'
import { TooBusyError } from '#platform/concurrency/concurrency-limit.ts'
import { createShortLivedCache } from '#platform/cache/short-lived-cache.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** False when a part is missing because it could not be read just now. */
  isWhole: boolean
  /** What its policy allows inline: hashes, since a page for many can have no nonce. */
  sources: InlineSources
  bodyFor(acceptEncoding: string | undefined): Promise<PageBody>
}

interface Rendering {
  response: Response
  isWhole(): boolean
}
export type Render = (nonce: string) => Promise<Rendering>

export const newNonce = () => randomBytes(16).toString('base64')

/** How long the last good page may be sent while a new one cannot be rendered. */
const lastGoodMaxAgeMs = 3_600_000

/**
 * Caches pages without private data, per address, language and theme, for a few seconds. Only good pages are cached; a request that
 * waited for a page which is not good gets another try. While the database is away, or the server is too busy
 * to render, the last good page is sent instead; the API checks every purchase anyway.
 */
export function createHtmlCache(maxAgeMs: number, maxEntries: number, onLook?: (isHit: boolean) => void) {
  const shortCache = createShortLivedCache<RenderedPage>({
    maxAgeMs,
    maxEntries,
    isGood,
    onLook,
  })
  const lastGood = new LRUCache<string, RenderedPage>({
    max: maxEntries,
    ttl: lastGoodMaxAgeMs,
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  })

  const renderedOrLast = async (key: string, render: Render): Promise<RenderedPage> => {
    const last = lastGood.get(key)
    try {
      const page = await rendered(render)
      if (page.status === 503) return last ?? page
      if (isGood(page)) lastGood.set(key, page)
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
    const page = await shortCache(key, make)
    // A page that failed as a whole is not tried again: the visitor has waited long enough.
    return isFirst || page.isWhole || page.status !== 200 ? page : shortCache(key, make)
  }
  return Object.assign(cached, { forgetAll: shortCache.forgetAll })
}

const isGood = ({ status, isWhole }: RenderedPage) => status === 200 && isWhole

export async function rendered(render: Render): Promise<RenderedPage> {
  const nonce = newNonce()
  const { response, isWhole } = await render(nonce)
  const page = Buffer.from(await response.arrayBuffer())
  const started = withClientStart(page, nonce, isWhole())
  const { html, sources } = hashInline(started, nonce)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    isWhole: isWhole(),
    sources,
    bodyFor: createPageBody(html),
  }
}
