import type { Node } from 'oxc-parser'

/** `(?i:…)` and `(?-i:…)` */
const modifiers = /\(\?[ims]*-?[ims]+:/
const groupNames = (pattern: string) => [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name)

function findInPattern(pattern: string, flags: string): string[] {
  const names = groupNames(pattern)
  return [
    flags.includes('v') ? 'regular expression with the flag v' : '',
    modifiers.test(pattern) ? 'regular expression with modifiers' : '',
    new Set(names).size < names.length ? 'regular expression with a group of the same name twice' : '',
  ].filter(Boolean)
}

/**
 * What the language got after ES2022, which all supported browsers read. The build writes most of it anew (`buildTarget`); patterns it
 * leaves as they are, and a file that is copied passes it by.
 */
export function findNewerSyntax(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? findInPattern(node.regex.pattern, node.regex.flags) : []
    case 'NewExpression':
    case 'CallExpression': {
      const [pattern, flags] = node.arguments
      const isPattern = node.callee.type === 'Identifier' && node.callee.name === 'RegExp'
      const text = (one?: Node) => (one?.type === 'Literal' ? String(one.value) : '')
      return isPattern ? findInPattern(text(pattern), text(flags)) : []
    }
    case 'VariableDeclaration':
      return node.kind.includes('using') ? ['using'] : []
    case 'ImportDeclaration':
    case 'ImportExpression': {
      const hasAttributes = 'attributes' in node ? node.attributes.length > 0 : Boolean(node.options)
      return hasAttributes || node.phase ? ['import with more than a name'] : []
    }
    case 'Decorator':
      return ['decorator']
    default:
      return []
  }
}
