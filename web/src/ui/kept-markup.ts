/** A card is about 4 kB. */
const mostKept = 1000
const mark = ' data-kept="'

const kept = new Map<string, string>()
/** What the page that is being written will bring; rendering to a string is never interrupted by another page. */
let announced: string[] | undefined

export function keptMarkup(key: string): string | undefined {
  const known = kept.get(key)
  if (known === undefined) return undefined
  // To the end of the line: the first one is the next to go.
  kept.delete(key)
  kept.set(key, known)
  return known
}

/** The number by which `renderKeeping` finds it in the page. */
export const announceMarkup = (key: string): number | undefined => announced && announced.push(key) - 1

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
    if (key !== undefined) keep(key, html.slice(inside, html.indexOf('</li>', inside)))
    page += html.slice(from, at)
    from = end + 1
  }
  return page + html.slice(from)
}

function keep(key: string, markup: string) {
  // A copy: a slice would hold the whole page in memory.
  kept.set(key, Buffer.from(markup).toString())
  const oldest = kept.keys().next()
  if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value)
}
