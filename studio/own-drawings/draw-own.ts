import { cloths } from './cloths.ts'
import { clothes } from './clothes.ts'
import { containers } from './containers.ts'
import { craftAndCare } from './craft-and-care.ts'
import { gardenAndMusic } from './garden-and-music.ts'
import { houseMachines } from './house-machines.ts'
import { kitchenware } from './kitchenware.ts'
import { machines } from './machines.ts'
import { metalAndPuja } from './metal-and-puja.ts'
import type { Draw } from './own-drawing.ts'
import { wearAndCarry } from './wear-and-carry.ts'
import { paints } from './paints.ts'
import type { PaintName } from './paints.ts'
import { shadesOf } from './shading.ts'

const drawings: Record<string, Draw> = {
  ...containers,
  ...cloths,
  ...clothes,
  ...wearAndCarry,
  ...kitchenware,
  ...metalAndPuja,
  ...craftAndCare,
  ...machines,
  ...houseMachines,
  ...gardenAndMusic,
}

const isPaint = (name: string): name is PaintName => name in paints

/**
 * The name of our own drawing in another paint: `own:tee::mountain` becomes `own:tee:pine:mountain`.
 */
export function paintedWith(paint: string, name: string): string {
  const [own, thing, , ...emblem] = name.split(':')
  return [own, thing, paint, ...emblem].join(':')
}

/** The parts of a name such as `own:packet:chilli:hot-pepper`; nothing for a drawing that is not our own. */
export function readOwnName(name: string) {
  const [own, thing = '', named, ...emblem] = name.split(':')
  if (own !== 'own') return undefined
  const paint = named || 'white'
  if (!isPaint(paint)) throw new Error(`The studio has no paint called "${paint}", which "${name}" asks for.`)
  return { thing, colour: paints[paint], emblem: emblem.join(':') }
}

/** A drawing of our own, for what the Fluent set lacks: a thing in a paint, with another drawing on its label. */
export function drawOwn(name: string, getDrawing: (emblem: string) => string): string | undefined {
  const read = readOwnName(name)
  if (!read) return undefined
  const draw = drawings[read.thing]
  if (!draw) throw new Error(`The studio has no drawing of its own called "${read.thing}".`)
  return draw(shadesOf(read.colour), read.emblem && getDrawing(read.emblem))
}
