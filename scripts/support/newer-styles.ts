import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import type { Identifier } from '@mdn/browser-compat-data'
import { compatData, isSupported } from './newer-names.ts'

const { properties, selectors, types, 'at-rules': atRules } = compatData.css as Record<string, Identifier>

/** False for what the tables do not know, such as what has a prefix: that is written beside what they know. */
const isNewer = (one: Identifier | undefined) =>
  one?.__compat !== undefined && !isSupported(one.__compat, { isPartEnough: false })

/** The functions of values: those of colours have a table of their own. */
const valueFunctions = { ...types, ...types!['color'] } as Record<string, Identifier>

/** A browser skips what it does not know within these, and the whole rule elsewhere. */
const withoutForgiving = (selector: string): string => {
  const next = selector.replaceAll(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  return next === selector ? selector : withoutForgiving(next)
}

function findInRule(rule: Rule): string[] {
  const newer = rule.selectors.flatMap((one) =>
    [...withoutForgiving(one.replaceAll(/\\./g, '')).matchAll(/:([a-z][a-z-]*)/g)]
      .map(([, name]) => name!)
      .filter((name) => isNewer(selectors![name])),
  )
  const names = newer.map((name) => `:${name}`)
  // One selector that a browser does not know takes all others of its rule along.
  return rule.selectors.length > 1 ? names.map((name) => `${name} beside other selectors`) : names
}

function findInAtRule({ name, params }: AtRule): string[] {
  if (isNewer(atRules![name])) return [`@${name}`]
  const features = name === 'media' ? [...params.matchAll(/\(([a-z-]+)/g)].map(([, feature]) => feature!) : []
  return features
    .filter((feature) => isNewer(atRules!['media']![feature]))
    .map((feature) => `@media (${feature})`)
}

function findInDeclaration({ prop, value, parent }: Declaration): string[] {
  if (prop.startsWith('-')) return []
  const siblings = parent!.nodes.filter((node) => node.type === 'decl')
  const property = properties![prop]
  if (isNewer(property)) return siblings.some((one) => one.prop === `-webkit-${prop}`) ? [] : [prop]
  const words = [...value.matchAll(/(?<![\w-])([a-z-]+)(\(?)/g)].map(([, word = '', call]) => [word, call])
  const newer = words.filter(([word = '', call]) => isNewer(call ? valueFunctions[word] : property?.[word]))
  // What is written before it stays where this is not known.
  if (siblings.some((one) => one.prop === prop && one.value !== value)) return []
  return newer.map(([word = '', call]) => (call ? `${word}()` : `${prop}: ${word}`))
}

const isAskedFor = (node: postcss.Node | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && (node as AtRule).name === 'supports') || isAskedFor(node.parent))

/** What a style sheet uses that at least one supported browser does not know, without `@supports` and without a value for it. */
export function findNewerStyles(css: string): string[] {
  const found = new Set<string>()
  postcss.parse(css).walk((node) => {
    if (isAskedFor(node.parent)) return
    const inner =
      node.type === 'rule'
        ? [...findInRule(node), ...(node.parent?.type === 'rule' ? ['nesting'] : [])]
        : node.type === 'atrule'
          ? findInAtRule(node)
          : node.type === 'decl'
            ? findInDeclaration(node)
            : []
    for (const one of inner) found.add(one)
  })
  return [...found].toSorted()
}
