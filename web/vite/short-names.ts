import { AtRule, parse, type Node, type Rule } from 'postcss'

export type ShortNames = ReadonlyMap<string, string>

/** No vowels, so that a name spells no word, least of all "ad", which ad blockers hide. */
const firstLetters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const furtherLetters = `${firstLetters}0123456789`

function shortName(index: number): string {
  let name = firstLetters.charAt(index % firstLetters.length)
  let rest = Math.floor(index / firstLetters.length)
  while (rest > 0) {
    name += furtherLetters.charAt(rest % furtherLetters.length)
    rest = Math.floor(rest / furtherLetters.length)
  }
  return name
}

const classes = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/gi

const unescaped = (name: string) =>
  name.replace(escaped, (_, code?: string, letter?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : letter!,
  )

function isUtility(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at instanceof AtRule && at.name === 'layer') return at.params === 'utilities'
  return false
}

/** Class names that are plain words, like "grid" or "inline-block", are kept: scripts use them for other things too. */
const isWord = (name: string, rule: Rule) =>
  /^[a-z]+$/.test(name) || rule.some((node) => node.type === 'decl' && node.value === name)

/** Assigns short names to Tailwind's classes, and returns the styles with them. */
export function shortenInStyles(css: string): { names: ShortNames; styles: string } {
  const root = parse(css)
  const words = new Set<string>()
  const utilities = new Set<string>()
  root.walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(classes)) {
      const whole = unescaped(name)
      if (!isUtility(rule) || isWord(whole, rule)) words.add(whole)
      else utilities.add(whole)
    }
  })
  const names = new Map<string, string>()
  for (const name of utilities) if (!words.has(name)) names.set(name, shortName(names.size))
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(classes, (own, name: string) => {
      const short = names.get(unescaped(name))
      return short ? `.${short}` : own
    })
  })
  return { names, styles: root.toString() }
}
