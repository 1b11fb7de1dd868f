import { hueDistance, lchOf } from '../../../studio/lch.ts'
import { readOwnName } from '../../../studio/own-drawings/draw-own.ts'
import type { DemoProduct, PictureSpec } from '../shop/demo-types.ts'
import { bilingual } from '../shop/bilingual.ts'
import { drawingHues } from './drawing-hues.ts'
import type { Fact } from './product-kind.ts'
import { toneOfDrawing } from './tones.ts'

type Backdrop = PictureSpec['backdrop']

/** Main hue of each backdrop in degrees of LCh, as for the drawings. Stone is grey and suits a drawing of any hue. */
const backdropHues: [Backdrop, number | undefined][] = [
  ['lilac', 312],
  ['sky', 222],
  ['lokta', 85],
  ['blush', 15],
  ['pine', 155],
  ['marigold', 85],
  ['indigo', 280],
  ['clay', 58],
  ['stone', undefined],
]
const stages: PictureSpec['stage'][] = ['plain', 'disc', 'arch', 'plinth']
const minHueDistance = 48

/** A picture whose backdrop is not chosen yet. */
export type UnsetPicture = Omit<PictureSpec, 'backdrop'> & {
  backdrop?: Backdrop
}

/** The backdrops that differ in hue from the object, counted from `start`. */
function suitableWalls(hue: number, start: number): Backdrop[] {
  return backdropHues
    .map((_, step) => backdropHues[(start * 2 + step) % backdropHues.length]!)
    .filter(([, wall]) => wall === undefined || hueDistance(wall, hue) >= minHueDistance)
    .map(([name]) => name)
}

export const wallsFor = ({ object, hue }: UnsetPicture, start: number) =>
  suitableWalls(hueOf(object, hue), start)

/** The next backdrop, counted from `start`, that differs in hue from the object and is not among those to avoid. */
export const backdropFor = (hue: number, start: number, avoid: readonly Backdrop[]): Backdrop =>
  suitableWalls(hue, start).find((wall) => !avoid.includes(wall)) ?? 'stone'

/** The hue of a drawing of our own is that of its paint; those of the Fluent set are written down. */
function hueOf(drawing: string, shift = 0): number {
  const own = readOwnName(drawing)
  if (own) return hueOfColour(own.colour)
  const main = drawingHues[drawing]
  if (!main) throw new Error(`no hue is written down for ${drawing}`)
  return (main[0] + shift) % 360
}

function hueOfColour(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return lchOf(red, green, blue).hue
}

interface PictureSubject {
  drawing: string
  beside?: string | undefined
  hueShift: number
  /** Tones that the buyer can choose from; each has a picture. */
  colours: string[]
  /** The drawing before it is painted in one of these tones. */
  unpainted: string
}

/** One to three pictures of a product; lists show the first. Which backdrops they have is decided for the whole shop. */
export function picturesOf(subject: PictureSubject, index: number, count: number): UnsetPicture[] {
  const stageOf = (offset: number) => stages[(index + offset) % stages.length] ?? 'plain'
  if (subject.colours.length > 0)
    return subject.colours.map((tone, offset) => {
      const { object, hueShift } = toneOfDrawing(tone, subject.unpainted)
      return {
        object,
        ...(hueShift && { hue: hueShift }),
        stage: stageOf(offset),
      }
    })
  const hasBeside = (offset: number) => (index % 3 === 1) === (offset === 0)
  return Array.from({ length: count }, (_, offset) => ({
    object: subject.drawing,
    ...(subject.beside && hasBeside(offset) && { beside: subject.beside }),
    ...(subject.hueShift && { hue: subject.hueShift }),
    stage: stageOf(offset),
  }))
}

export function factsOf(facts: readonly Fact[]): DemoProduct['facts'] {
  const avoid: Backdrop[] = []
  return facts.map(([value, label, object], index) => {
    const backdrop = backdropFor(hueOf(object), index + 1, avoid)
    avoid.push(backdrop)
    return {
      value: bilingual(...value),
      label: bilingual(...label),
      picture: { object, backdrop, stage: 'plain' },
    }
  })
}
