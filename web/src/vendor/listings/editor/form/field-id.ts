/** The id of a field of the editor, by its path: `name.en`, `variants.2.sku`. */
export const fieldId = (path: string) => `listing-${path.replaceAll('.', '-')}`

/** The element of a path, or of the nearest part around it: a price stands in a grid that may be folded. */
function elementOf(path: string): HTMLElement | null {
  const element = document.getElementById(fieldId(path))
  if (element) return element
  const cut = path.lastIndexOf('.')
  return cut < 0 ? null : elementOf(path.slice(0, cut))
}

/** Leads to a field: to its control, or to the first control of the part that stands for it. */
export function focusField(path: string): boolean {
  // Of words in two languages, one is missing: the empty one.
  const languages = ['en', 'ne'].map((language) => document.getElementById(fieldId(`${path}.${language}`)))
  const isEmpty = (control: HTMLElement | null) =>
    (control as HTMLInputElement | HTMLTextAreaElement | null)?.value === ''
  const empty = languages.find(isEmpty)
  const part = empty ?? languages.find(Boolean) ?? elementOf(path)
  if (!part) return false
  const controls = 'input:not([type=hidden]), textarea, select, button'
  const [, tile] = /^pictures\.(\d+)/.exec(path) ?? []
  const within = (tile && part.querySelectorAll('ol > li')[Number(tile)]) || part
  const words = tile && within.querySelector<HTMLElement>('input[type=text], textarea')
  const inside = words || within.querySelector<HTMLElement>(controls) || part
  const control = part.matches(controls) ? part : inside
  control.scrollIntoView?.({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}

/** Whether a path lies at or below another. */
export const isWithin = (path: string, part: string) => path === part || path.startsWith(`${part}.`)
