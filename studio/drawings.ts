import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawOwn } from './own-drawings/draw-own.ts'

type IconSet = {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

const iconSetFile = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const bodies = new Map<string, string>()
// The set has 100 MB: a weak reference lets a long-lived process free it once its drawings are read.
let iconSet: WeakRef<IconSet> | undefined

/**
 * The SVG content of a drawing, on a grid of 32 by 32: one of the Fluent emoji set, or one of our own, whose name begins
 * with `own:`.
 */
export function getDrawing(name: string): string {
  const known = bodies.get(name)
  if (known) return known
  const own = drawOwn(name, getDrawing)
  if (own) {
    bodies.set(name, own)
    return own
  }
  const { icons, aliases } = openIconSet()
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
  if (!icon)
    throw new Error(`The studio has no drawing called "${name}": use a name of the Fluent emoji set.`)
  const body = softenEdges(icon.body)
  bodies.set(name, body)
  return body
}

function openIconSet(): IconSet {
  const open = iconSet?.deref()
  if (open) return open
  const read = JSON.parse(readFileSync(iconSetFile, 'utf8')) as IconSet
  iconSet = new WeakRef(read)
  return read
}

/** Inner shadows multiply the alpha of a shape by 127, which makes its edge jagged; a factor of 1 keeps it smooth. */
function softenEdges(body: string): string {
  return body.replaceAll('0 0 0 127 0"', '0 0 0 1 0"')
}
