import type { ReactNode } from 'react'

/** In letters, with the keys: a card has 4,000 of them, a panel of filters 25,000. */
const mostKept = 6_000_000
const mark = ' data-kept="'

const kept = new Map<string, string>()
let held = 0
/** What the page that is being written will bring; rendering to a string is never interrupted by another page. */
let announced: string[] | undefined

function keptMarkup(key: string): string | undefined {
  const known = kept.get(key)
  if (known === undefined) return undefined
  // To the end of the line: the first one is the next to go.
  kept.delete(key)
  kept.set(key, known)
  return known
}

/** The number by which `renderKeeping` finds it in the page. */
const announceMarkup = (key: string): number | undefined => announced && announced.push(key) - 1

/**
 * For an element whose inside the server renders once and then writes as it stands, on whatever page it comes again:
 * most of the work of a list is its cards and its filters. It may hold no element of its own kind and nothing else that
 * is kept, and what has an id made by React must always stand at the same place.
 *
 * @param of all that the inside depends on; nothing while it is not there yet.
 */
export function keeping(of: readonly unknown[] | undefined, children: ReactNode) {
  if (!import.meta.env.SSR || !of) return { children }
  const key = JSON.stringify(of)
  const markup = keptMarkup(key)
  return markup === undefined
    ? { 'data-kept': announceMarkup(key), children }
    : { dangerouslySetInnerHTML: { __html: markup } }
}

/** Renders a page and keeps the insides of what was announced meanwhile. */
export function renderKeeping(render: () => string): string {
  announced = []
  try {
    return takeOut(render(), announced)
  } finally {
    announced = undefined
  }
}

/** No text can hold the mark: React writes quotes as `&quot;`, and JSON puts a stroke before them. */
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
  drop(key)
  // A copy: a slice would hold the whole page in memory.
  kept.set(key, Buffer.from(markup).toString())
  held += key.length + markup.length
  for (const oldest of kept.keys()) {
    if (held <= mostKept) break
    drop(oldest)
  }
}

function drop(key: string) {
  held -= kept.has(key) ? key.length + kept.get(key)!.length : 0
  kept.delete(key)
}
