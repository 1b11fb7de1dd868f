import { createHash } from 'node:crypto'
import type { InlineSources } from '../page-policy.ts'

const nonceMeta = (nonce: string) => `<meta property="csp-nonce" content="${nonce}"/>`
const inlineElement = /^<(script|style)\b(?!.* src=)/

/**
 * Replaces the nonce of one render by hashes, so that the page can be sent to many. The nonce is a secret that
 * only the renderer knew, so an inline script or style that carries it is ours: its hash goes into the policy.
 * Whatever else the HTML contains, be it a script, is never hashed and never runs. No nonce remains in the page.
 */
export function hashInline(html: Buffer, nonce: string): { html: Buffer; sources: InlineSources } {
  const mark = ` nonce="${nonce}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    parts.push(html.subarray(from, at))
    from = at + mark.length
    // React and the router write angle brackets in attributes as entities, so these two are the element's own.
    const tag = html.toString('latin1', html.lastIndexOf('<', at), html.indexOf('>', at))
    const name = inlineElement.exec(tag)?.[1] as 'script' | 'style' | undefined
    if (!name) continue
    const content = html.subarray(html.indexOf('>', at) + 1, html.indexOf(`</${name}>`, at))
    hashes[name].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  parts.push(html.subarray(from))
  const sources = { script: [...hashes.script].join(' '), style: [...hashes.style].join(' ') }
  return { html: without(Buffer.concat(parts), nonceMeta(nonce)), sources }
}

function without(html: Buffer, text: string): Buffer {
  const at = html.indexOf(text)
  if (at < 0) return html
  return Buffer.concat([html.subarray(0, at), html.subarray(at + text.length)])
}
