import type { DemoProduct, PictureSpec } from '../demo-types.ts'
import { bilingual } from '../bilingual.ts'
import { drawingHues } from './drawing-hues.ts'
import type { Fact } from './product-kind.ts'
import { toneOf } from './tones.ts'

type Backdrop = PictureSpec['backdrop']

/** Main hue of each wall, in the same degrees as the drawings; stone and lokta are so pale that they suit nearly all. */
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
const differentFrom = 48

const turnsApart = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/** The next backdrop in turn that differs in hue from the object and is not among those to avoid. */
export function backdropFor(hue: number, turn: number, avoid: readonly Backdrop[]): Backdrop {
  for (let step = 0; step < backdropHues.length; step++) {
    const [name, wall] = backdropHues[(turn * 2 + step) % backdropHues.length] ?? ['stone', undefined]
    if (!avoid.includes(name) && (wall === undefined || turnsApart(wall, hue) >= differentFrom)) return name
  }
  return 'stone'
}

const hueOf = (draw: string, turn = 0) => {
  const drawn = drawingHues[draw]
  if (!drawn) throw new Error(`no hue is written down for ${draw}`)
  return (drawn[0] + turn) % 360
}

interface Shown {
  draw: string
  beside?: string | undefined
  turn: number
  /** Tones to choose from, one picture each. */
  colours: string[]
}

/** From one to five pictures; the first is the one on the card. */
export function picturesOf(shown: Shown, index: number, count: number, neighbour?: Backdrop): PictureSpec[] {
  const avoid: Backdrop[] = neighbour ? [neighbour] : []
  const take = (turn: number, beside?: string): PictureSpec => {
    const place = avoid.length
    const backdrop = backdropFor(hueOf(shown.draw, turn), index + place + Math.floor(index / 9), avoid)
    avoid.push(backdrop)
    return {
      object: shown.draw,
      ...(beside && beside !== shown.draw && { beside }),
      ...(turn && { hue: turn }),
      backdrop,
      stage: stages[(index + place) % stages.length] ?? 'plain',
    }
  }
  if (shown.colours.length > 0) return shown.colours.map((tone) => take(toneOf(tone, shown.draw).turn))
  const first = take(shown.turn, index % 3 === 1 ? shown.beside : undefined)
  const more = Array.from({ length: count - 1 }, (_, place) =>
    take(shown.turn, place === 0 && index % 3 !== 1 ? shown.beside : place === 2 ? 'package' : undefined),
  )
  return [first, ...more]
}

export function factsOf(facts: readonly Fact[]): DemoProduct['facts'] {
  const avoid: Backdrop[] = []
  return facts.map(([value, label, object], place) => {
    const backdrop = backdropFor(hueOf(object), place + 1, avoid)
    avoid.push(backdrop)
    return {
      value: bilingual(...value),
      label: bilingual(...label),
      picture: { object, backdrop, stage: 'plain' },
    }
  })
}
