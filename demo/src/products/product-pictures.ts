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

const hueDistance = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/** The next backdrop, counted from `start`, that differs in hue from the object and is not among those to avoid. */
export function backdropFor(hue: number, start: number, avoid: readonly Backdrop[]): Backdrop {
  for (let step = 0; step < backdropHues.length; step++) {
    const [name, wall] = backdropHues[(start * 2 + step) % backdropHues.length] ?? ['stone', undefined]
    if (!avoid.includes(name) && (wall === undefined || hueDistance(wall, hue) >= minHueDistance)) return name
  }
  return 'stone'
}

const hueOf = (drawing: string, shift = 0) => {
  const main = drawingHues[drawing]
  if (!main) throw new Error(`no hue is written down for ${drawing}`)
  return (main[0] + shift) % 360
}

interface PictureSubject {
  drawing: string
  beside?: string | undefined
  hueShift: number
  /** Tones that the buyer can choose from; each has a picture. */
  colours: string[]
}

/** One to five pictures of a product; lists show the first. */
export function picturesOf(
  subject: PictureSubject,
  index: number,
  count: number,
  previousBackdrop?: Backdrop,
): PictureSpec[] {
  const avoid: Backdrop[] = previousBackdrop ? [previousBackdrop] : []
  const take = (hueShift: number, beside?: string): PictureSpec => {
    const offset = avoid.length
    const backdrop = backdropFor(
      hueOf(subject.drawing, hueShift),
      index + offset + Math.floor(index / 9),
      avoid,
    )
    avoid.push(backdrop)
    return {
      object: subject.drawing,
      ...(beside && beside !== subject.drawing && { beside }),
      ...(hueShift && { hue: hueShift }),
      backdrop,
      stage: stages[(index + offset) % stages.length] ?? 'plain',
    }
  }
  if (subject.colours.length > 0)
    return subject.colours.map((tone) => take(toneOfDrawing(tone, subject.drawing).hueShift))
  const first = take(subject.hueShift, index % 3 === 1 ? subject.beside : undefined)
  const more = Array.from({ length: count - 1 }, (_, offset) =>
    take(
      subject.hueShift,
      offset === 0 && index % 3 !== 1 ? subject.beside : offset === 2 ? 'package' : undefined,
    ),
  )
  return [first, ...more]
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
