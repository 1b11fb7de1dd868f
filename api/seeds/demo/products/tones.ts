import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import type { Pair } from '../bilingual.ts'
import { drawingHues } from './drawing-hues.ts'

interface Tone {
  /** Where the drawing's main colour is turned to, in degrees of LCh (the space the studio turns in). */
  hue: number
  /** How the colour is called on a dark drawing, and on a light one: turning the hue leaves the lightness alone. */
  deep: [...Pair, Colour]
  light: [...Pair, Colour]
}

const tones = {
  red: {
    hue: 20,
    deep: ['rhododendron red', 'गुराँसे रातो', 'red'],
    light: ['rose pink', 'गुलाबी', 'pink'],
  },
  brick: { hue: 40, deep: ['brick red', 'इँटा रङ', 'red'], light: ['peach', 'आरु रङ', 'orange'] },
  marigold: {
    hue: 62,
    deep: ['marigold orange', 'सयपत्री सुन्तला रङ', 'orange'],
    light: ['apricot', 'खुर्पानी रङ', 'orange'],
  },
  ochre: {
    hue: 85,
    deep: ['ochre', 'गेरु रङ', 'brown'],
    light: ['butter yellow', 'नौनी पहेँलो', 'yellow'],
  },
  moss: {
    hue: 115,
    deep: ['moss green', 'लेउ हरियो', 'green'],
    light: ['lime green', 'कागती हरियो', 'green'],
  },
  pine: {
    hue: 150,
    deep: ['pine green', 'सल्ला हरियो', 'green'],
    light: ['mint green', 'पुदिना हरियो', 'green'],
  },
  teal: { hue: 190, deep: ['Rara teal', 'रारा नीलहरियो', 'green'], light: ['aqua', 'पानी रङ', 'blue'] },
  glacier: {
    hue: 245,
    deep: ['glacier blue', 'हिमनदी नीलो', 'blue'],
    light: ['sky blue', 'आकाशे नीलो', 'blue'],
  },
  indigo: { hue: 285, deep: ['indigo', 'गाढा नीलो', 'blue'], light: ['pale indigo', 'हल्का नीलो', 'blue'] },
  plum: { hue: 315, deep: ['jamun purple', 'जामुनी', 'purple'], light: ['lavender', 'हल्का बैजनी', 'purple'] },
  pink: {
    hue: 350,
    deep: ['lotus pink', 'कमल गुलाबी', 'pink'],
    light: ['blossom pink', 'हल्का गुलाबी', 'pink'],
  },
  // What makers call the backs of their phones.
  midnight: {
    hue: 285,
    deep: ['midnight blue', 'मध्यरात नीलो', 'blue'],
    light: ['light blue', 'हल्का नीलो', 'blue'],
  },
  ocean: { hue: 245, deep: ['ocean blue', 'समुद्री नीलो', 'blue'], light: ['sky blue', 'आकाशे नीलो', 'blue'] },
  violet: { hue: 318, deep: ['violet', 'बैजनी', 'purple'], light: ['lavender', 'हल्का बैजनी', 'purple'] },
  maroon: { hue: 10, deep: ['maroon', 'कलेजी', 'red'], light: ['rose', 'गुलाबी', 'pink'] },
  bronze: { hue: 65, deep: ['bronze', 'काँसे रङ', 'brown'], light: ['sand', 'बालुवा रङ', 'natural'] },
  forest: {
    hue: 150,
    deep: ['forest green', 'वन हरियो', 'green'],
    light: ['mint green', 'पुदिना हरियो', 'green'],
  },
} satisfies Record<string, Tone>
type ToneName = keyof typeof tones

interface ToneOf {
  name: Pair
  colour: Colour
  /** What the drawing has to be turned by. */
  turn: number
}

const lightFrom = 66
/** What is nearly there is left as it is drawn. */
const nearEnough = 12

function isTone(name: string): name is ToneName {
  return name in tones
}

/** The tone as this drawing shows it: how far to turn it, and what the result is called. */
export function toneOf(name: string, draw: string): ToneOf {
  const drawn = drawingHues[draw]
  if (!isTone(name) || !drawn) throw new Error(`no tone ${name} on ${draw}`)
  const tone = tones[name]
  const [en, ne, colour] = drawn[1] >= lightFrom ? tone.light : tone.deep
  const turn = (tone.hue - drawn[0] + 360) % 360
  const isNear = turn <= nearEnough || turn >= 360 - nearEnough
  return { name: [en, ne], colour, turn: isNear ? 0 : turn }
}
