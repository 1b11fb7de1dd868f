import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Library from '@testing-library/dom'

/** What people call a thing: its whole name, or a pattern in it. */
export type Words = string | RegExp

/** Something on a page that people see: by its role, its label or its text. */
export interface Wanted {
  by: 'role' | 'label' | 'text' | 'selector'
  /** The role, the words of the label, the text, or what has no name of its own. */
  what: Words
  name?: Words | undefined
  /** Only what is inside of the first one of these. */
  within?: Wanted | undefined
}

export const role = (what: string, name?: Words, within?: Wanted): Wanted => ({
  by: 'role',
  what,
  name,
  within,
})
export const label = (what: Words, within?: Wanted): Wanted => ({ by: 'label', what, within })
export const text = (what: Words, within?: Wanted): Wanted => ({ by: 'text', what, within })

export const selector = (what: string): Wanted => ({ by: 'selector', what })

export const dialog = role('dialog')

/** The library that knows roles and names, to be run in the page. */
export const library = () =>
  readFileSync(
    createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  )

/** Patterns cannot be written in JSON. */
const written = (wanted: Wanted): string =>
  `{ ${Object.entries(wanted)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      if (value instanceof RegExp) return `${key}: ${value}`
      return `${key}: ${typeof value === 'string' ? JSON.stringify(value) : written(value as Wanted)}`
    })
    .join(', ')} }`

/** Runs in the page. All that can be seen, in the order of the page. */
function findAll(wanted: Wanted): HTMLElement[] {
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: typeof Library }
  const scope = wanted.within ? findAll(wanted.within)[0] : document.body
  if (!scope) return []
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const { by, what, name } = wanted
  const find = {
    role: () => TestingLibraryDom.queryAllByRole(scope, what as string, name === undefined ? {} : { name }),
    label: () => TestingLibraryDom.queryAllByLabelText(scope, what),
    selector: () => [...scope.querySelectorAll<HTMLElement>(what as string)],
    text: () => TestingLibraryDom.queryAllByText(scope, what),
  }
  return find[by]().filter(isSeen)
}

export interface Aim {
  x: number
  y: number
  /** Where the browser would have to press, in a word that changes while the thing moves. */
  place: string
}

/** Runs in the page. The place where a hand would press, or why it cannot. */
function aimAt(element: HTMLElement | undefined): Aim | string {
  if (!element) return 'It is not there.'
  if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true')
    return 'It cannot be pressed yet.'
  const labels = (element as HTMLInputElement).labels
  // A box that is drawn by its label is pressed there.
  const isDrawnByLabel = element.offsetWidth < 2 || getComputedStyle(element).opacity === '0'
  const target = isDrawnByLabel && labels && labels[0] ? labels[0] : element
  let box = target.getBoundingClientRect()
  const isOutside = () => box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth
  const pointOf = () => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
  const isHit = () => {
    const { x, y } = pointOf()
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (target.contains(hit) || hit.contains(target))
  }
  if (isOutside() || !isHit()) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' as ScrollBehavior })
    box = target.getBoundingClientRect()
  }
  if (!isHit()) return 'Something lies over it.'
  const { x, y } = pointOf()
  return { x, y, place: [x, y].map(Math.round).join(' ') }
}

/** An expression that is run in the page with the functions above. */
const withFinders = (expression: string) => `(() => { ${findAll}; ${aimAt}; return ${expression} })()`

export const countOf = (wanted: Wanted) => withFinders(`findAll(${written(wanted)}).length`)
export const firstOf = (wanted: Wanted) => withFinders(`findAll(${written(wanted)})[0]`)
/** Two frames later, since a thing that moves has moved by then. */
export const aimOf = (wanted: Wanted) =>
  `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(${withFinders(`aimAt(findAll(${written(wanted)})[0])`)}))))`
export const textOf = (wanted: Wanted) => withFinders(`findAll(${written(wanted)})[0].innerText`)
