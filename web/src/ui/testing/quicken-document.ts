type InlineProperty = 'display' | 'visibility' | 'pointerEvents'

const inlineStyle = (element: Element, property: InlineProperty) =>
  element.hasAttribute('style') ? (element as HTMLElement).style[property] : ''

function inherited(element: Element, property: InlineProperty, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = inlineStyle(at, property)
    if (value) return value
  }
  return initial
}

const isHiddenByAttribute = (element: Element) =>
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  (element.localName === 'input' && element.getAttribute('type') === 'hidden')

function quickStyles(ofJsdom: typeof window.getComputedStyle): typeof window.getComputedStyle {
  /** How jsdom shows an element of this name that has no attributes. */
  const displays = new Map<string, string>()
  const displayOf = ({ localName }: Element) => {
    let display = displays.get(localName)
    if (display === undefined) {
      const element = document.createElement(localName)
      element.toggleAttribute('open', true)
      display = ofJsdom(element).display
      displays.set(localName, display)
    }
    return display
  }
  /** The few properties that testing-library reads; any other is jsdom's own. */
  const styleOf = (element: Element) => {
    const style = {
      get display() {
        return inlineStyle(element, 'display') || (isHiddenByAttribute(element) ? 'none' : displayOf(element))
      },
      get visibility() {
        return inherited(element, 'visibility', 'visible')
      },
      get pointerEvents() {
        return inherited(element, 'pointerEvents', 'auto')
      },
      getPropertyValue: (name: string) =>
        name === 'display' || name === 'visibility' ? style[name] : ofJsdom(element).getPropertyValue(name),
    }
    return style as CSSStyleDeclaration
  }
  // What a sheet of the page says is left to jsdom, and so are the rare ways to hide.
  const isLeftToJsdom = (element: Element) =>
    document.styleSheets.length > 0 ||
    element.hasAttribute('popover') ||
    (element.hasAttribute('hidden') && displayOf(element).startsWith('table-'))
  return (element, pseudoElement) =>
    pseudoElement || isLeftToJsdom(element) ? ofJsdom(element, pseudoElement) : styleOf(element)
}

const labelable = 'button, input, meter, output, progress, select, textarea'

const isLabelOf = (label: HTMLLabelElement, control: Element) =>
  label.hasAttribute('for')
    ? label.htmlFor === control.id && label.ownerDocument.getElementById(control.id) === control
    : label.contains(control) && label.querySelector(labelable) === control

const labelsOf = (control: Element) =>
  control.getAttribute('type') === 'hidden'
    ? null
    : [...control.ownerDocument.getElementsByTagName('label')].filter((label) => isLabelOf(label, control))

/**
 * Gives quick answers to what testing-library asks for every element of a page: for each style jsdom applies its whole style
 * sheet, and for each label it walks the whole document, which took a quarter of the time of these tests.
 */
export function quickenDocument() {
  if ('isQuick' in window) return
  Object.assign(window, {
    isQuick: true,
    getComputedStyle: quickStyles(window.getComputedStyle.bind(window)),
  })
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this)
      },
    })
}
