import { parseSync, visitorKeys, type Node } from 'oxc-parser'
import { findNewerSyntax } from './newer-syntax.ts'
import { newerNames, olderNames } from './newer-names.ts'

/**
 * Members whose names libraries and we also use for things of our own, so that the name alone says nothing. In our code the types
 * find such a call (`lib` of `web/tsconfig.json`), everywhere the journeys in a browser that lacks them.
 */
const wordsOfOthers = new Set(
  [
    // Of ours: pieces are taken and files dropped, a text may be called like a member.
    'take drop difference variants contacts stats address priority',
    // Of zod, of pdf.js.
    'when resize getMetadata isVisible bytes copyTo getName intersection toArray toHex',
  ].flatMap((words) => words.split(' ')),
)

const windows = ['self', 'window', 'globalThis']
/** The one thing of its kind that a page has, by the name it is known by. */
const onlyOnes = new Map([
  ['Document', 'document'],
  ['Navigator', 'navigator'],
])
/** `Promise.try`, `navigator.share`, what stands among the globals, and methods that are called on anything. */
const qualified = new Set<string>()
const globals = new Set<string>()
const methods = new Set<string>()
for (const { owner, member, isStatic } of newerNames) {
  if (owner === 'Window' || owner === 'WorkerGlobalScope') globals.add(member!)
  else if (!member || member === owner) (owner.includes('.') ? qualified : globals).add(owner)
  else {
    qualified.add(`${onlyOnes.get(owner) ?? owner}.${member}`)
    if (!isStatic && !olderNames.has(member) && !wordsOfOthers.has(member)) methods.add(member)
  }
}

/** What is newer by the name that stands here: `Promise.try`, `scheduler`, or as a method of anything `toSorted`. */
function findName(
  node: Node,
  parent: Node | undefined,
): { name: string; isOnlyByName?: boolean } | undefined {
  if (node.type === 'Identifier') {
    const isKey =
      parent && 'key' in parent && parent.key === node && !('shorthand' in parent && parent.shorthand)
    const isProperty = parent?.type === 'MemberExpression' && !parent.computed && parent.property === node
    return globals.has(node.name) && !isKey && !isProperty ? { name: node.name } : undefined
  }
  const name = nameOfProperty(node)
  if (node.type !== 'MemberExpression' || !name) return undefined
  const owner = node.object.type === 'Identifier' ? node.object.name : nameOfMember(node.object)
  if (owner && windows.includes(owner)) return globals.has(name) ? { name } : undefined
  if (owner && qualified.has(`${owner}.${name}`)) return { name: `${owner}.${name}` }
  return methods.has(name) ? { name, isOnlyByName: true } : undefined
}

function nameOfProperty(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined
  return textOf(node.property)
}

/** Of a string, which a built file also writes between backticks. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis[1] ? undefined : node.quasis[0]?.value.raw
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** `Intl.Locale`, `self.Promise` and `Array.prototype` as owners of what follows. */
function nameOfMember(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
  const [owner, name] = [node.object.name, nameOfProperty(node)]
  if (name === 'prototype') return owner
  return windows.includes(owner) ? name : `${owner}.${name}`
}

/** Whether the code only asks here whether it is there: `typeof x`, `!x`, `x && …`, `x ? … : …`, `x?.()`, `x === undefined`. */
function isAsk(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'UnaryExpression':
    case 'LogicalExpression':
      return true
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator)
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === node
    case 'CallExpression':
      return parent.callee === node && parent.optional
    case 'MemberExpression':
      return parent.object === node && parent.optional
    default:
      return false
  }
}

const isWritten = (node: Node, parent: Node | undefined) =>
  parent?.type === 'AssignmentExpression' && parent.left === node && parent.operator === '='
const isCalled = (node: Node, parent: Node | undefined) =>
  parent?.type === 'CallExpression' && parent.callee === node

/** Whether the name is given here, to a variable, a function, a class or a parameter. */
const isGiven = (node: Node, parent: Node) =>
  ('id' in parent && parent.id === node) ||
  ('params' in parent && (parent.params as Node[]).includes(node)) ||
  ('param' in parent && parent.param === node) ||
  ('local' in parent && parent.local === node) ||
  /Pattern|RestElement/.test(parent.type)

interface Named {
  name: string
  at: number
  /** The statement at the top and the functions around it, the innermost last. */
  around: Node[]
  isAsk: boolean
}

/** A name is asked for before it is used in the same function or the same statement at the top, or somewhere in a function around it. */
const isAskedBefore = (use: Named, all: Named[]) =>
  all.some(
    (one) =>
      one.isAsk &&
      one.name === use.name &&
      use.around.includes(one.around.at(-1)!) &&
      (one.at <= use.at || one.around.at(-1) !== use.around.at(-1)),
  )

/**
 * What a script uses that is newer than our support: syntax, and calls that it does not ask for first. Names are all that a built
 * file shows of a call, so one that also stands for something older is found only where its owner is named: `Response.json`.
 */
export function findNewerCalls(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const named: Named[] = []
  const syntax: string[] = []
  const given = new Set<string>()
  visit(program, [], (node, parents) => {
    const parent = parents.at(-1)
    syntax.push(...findNewerSyntax(node))
    const add = (name: string, isAsked: boolean) => {
      const around = parents.filter((one, at) => at === 1 || /Function/.test(one.type))
      named.push({ name, at: node.start, around: around.length > 0 ? around : [node], isAsk: isAsked })
    }
    if (node.type === 'Identifier' && parent && isGiven(node, parent)) given.add(node.name)
    const key = node.type === 'BinaryExpression' && node.operator === 'in' && textOf(node.left)
    if (key) {
      add(key, true)
      if (node.right.type === 'Identifier') add(`${node.right.name}.${key}`, true)
    }
    const found = findName(node, parent)
    if (!found || isWritten(node, parent)) return
    // An ask can be a call as well: `x.checkVisibility?.()`.
    if (isAsk(node, parent)) add(found.name, true)
    else if (!found.isOnlyByName || isCalled(node, parent)) add(found.name, false)
  })
  const uses = named.filter((one) => !one.isAsk && !given.has(one.name) && !isAskedBefore(one, named))
  return [...new Set([...syntax, ...uses.map(({ name }) => name)])].toSorted()
}

function visit(node: Node, parents: Node[], onNode: (node: Node, parents: Node[]) => void) {
  onNode(node, parents)
  parents.push(node)
  for (const key of visitorKeys[node.type] ?? []) {
    const inner = Reflect.get(node, key) as Node | (Node | null)[] | null
    for (const one of Array.isArray(inner) ? inner : [inner]) if (one) visit(one, parents, onNode)
  }
  parents.pop()
}
