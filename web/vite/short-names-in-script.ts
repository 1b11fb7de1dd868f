import { parseSync, Visitor } from 'vite'
import type { ShortNames } from './short-names.ts'

interface Change {
  start: number
  end: number
  text: string
}

const gaps = /(\s+)/
const anySigns = /["'`\s=<>;{}().#]+/

/**
 * Inside a longer string, such as a script within a script, a class name would not be shortened and would match no
 * style.
 */
function refuseHidden(text: string, names: ShortNames) {
  const hidden = text.split(anySigns).find((part) => names.has(part))
  if (hidden) throw new Error(`The class "${hidden}" stands in a text where it cannot be shortened: ${text}`)
}

function shortened(text: string, names: ShortNames): string | undefined {
  const parts = text.split(gaps)
  const rest = parts.filter((part) => !names.has(part)).join(' ')
  refuseHidden(rest, names)
  const short = parts.map((part) => names.get(part) ?? part).join('')
  return short === text ? undefined : short
}

const asTemplate = (text: string) => text.replace(/[`\\]|\$\{/g, '\\$&')

/** Replaces the class names in the strings of a script by their short names. */
export function shortenInScript(code: string, names: ShortNames): string {
  const changes: Change[] = []
  const note = (at: { start: number; end: number }, text: string, write: (short: string) => string) => {
    const short = shortened(text, names)
    if (short !== undefined) changes.push({ start: at.start, end: at.end, text: write(short) })
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') note(node, node.value, (short) => JSON.stringify(short))
    },
    TemplateElement: (node) => note(node, node.value.cooked ?? '', asTemplate),
  }).visit(parseSync('script.js', code).program)
  let done = 0
  const pieces: string[] = []
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    pieces.push(code.slice(done, start), text)
    done = end
  }
  return pieces.join('') + code.slice(done)
}
