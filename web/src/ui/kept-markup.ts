import type { ReactNode } from 'react'

/** In bytes, with the letters of the keys: a card has 4,000 of them, a panel of filters 25,000. */
const mostKept = 6_000_000
const mark = ' data-kept="'
const gap = '<!--kept '
/** React writes this where something was not there yet. */
export const unfinished = '<!--$!-->'

const kept = new Map<string, Buffer>()
let held = 0

/** Of the page that is being written; rendering to a string is never interrupted by another page. */
interface Writing {
  /** What the page will bring, by the number at its mark. */
  announced: string[]
  /** What stands in its gaps. */
  known: Buffer[]
}
let writing: Writing | undefined

function keptMarkup(key: string): Buffer | undefined {
  const known = kept.get(key)
  if (known === undefined) return undefined
  // To the end of the line: the first one is the next to go.
  kept.delete(key)
  kept.set(key, known)
  return known
}

/** The same things come again and again: their letters are made once. */
const letters = new WeakMap<object, string>()
function lettersOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? ''
  const known = letters.get(part) ?? JSON.stringify(part)
  letters.set(part, known)
  return known
}

/**
 * For an element whose inside the server renders once and then writes as it stands, on whatever page it comes again:
 * most of the work of a list is its cards and its filters. It may hold no element of its own kind and nothing else that
 * is kept, and what has an id made by React must always stand at the same place.
 *
 * @param of all that the inside depends on; nothing while it is not there yet.
 */
export function keeping(of: readonly unknown[] | undefined, children: ReactNode) {
  if (!import.meta.env.SSR || !of || !writing) return { children }
  const key = of.map(lettersOf).join()
  const markup = keptMarkup(key)
  return markup === undefined
    ? { 'data-kept': writing.announced.push(key) - 1, children }
    : { dangerouslySetInnerHTML: { __html: `${gap}${writing.known.push(markup) - 1}-->` } }
}

export interface KeptPage {
  /** With gaps where something kept belongs. */
  html: string
  /** What the page has become meanwhile, as bytes: those of what is kept are copied, not made from letters again. */
  fill(html: string): Buffer<ArrayBuffer>
}

/** Renders a page and keeps the insides of what was announced meanwhile. */
export function renderKeeping(render: () => string): KeptPage {
  const page: Writing = (writing = { announced: [], known: [] })
  try {
    const html = takeOut(render(), page.announced)
    return { html, fill: (whole) => fillGaps(whole, page.known) }
  } finally {
    writing = undefined
  }
}

/** No text can hold a mark or a gap: React writes quotes and angles in another way, and so does JSON in a script. */
function fillGaps(html: string, known: readonly Buffer[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(gap); at >= 0; at = html.indexOf(gap, from)) {
    const end = html.indexOf('-->', at)
    parts.push(Buffer.from(html.slice(from, at)), known[Number(html.slice(at + gap.length, end))]!)
    from = end + 3
  }
  parts.push(Buffer.from(html.slice(from)))
  return Buffer.concat(parts)
}

function takeOut(html: string, keys: readonly string[]): string {
  let page = ''
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const end = html.indexOf('"', at + mark.length)
    const inside = html.indexOf('>', end) + 1
    const key = keys[Number(html.slice(at + mark.length, end))]
    const [tag] = /^\w+/.exec(html.slice(html.lastIndexOf('<', at) + 1, at)) ?? []
    if (key !== undefined) keep(key, html.slice(inside, html.indexOf(`</${tag}>`, inside)))
    page += html.slice(from, at)
    from = end + 1
  }
  return page + html.slice(from)
}

function keep(key: string, markup: string) {
  if (markup.includes(unfinished)) return
  drop(key)
  const bytes = Buffer.from(markup)
  kept.set(key, bytes)
  held += key.length + bytes.length
  for (const oldest of kept.keys()) {
    if (held <= mostKept) break
    drop(oldest)
  }
}

function drop(key: string) {
  held -= kept.has(key) ? key.length + kept.get(key)!.length : 0
  kept.delete(key)
}
