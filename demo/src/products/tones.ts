import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import { paintedWith } from '../../../studio/own-drawings/draw-own.ts'
import type { Pair } from '../shop/bilingual.ts'
import { drawingHues } from './drawing-hues.ts'

interface Tone {
  /** The hue that the drawing's main colour gets, in degrees of LCh, the colour space in which the studio shifts hues. */
  hue: number
  /** Names of the colour on a dark and on a light drawing: shifting the hue does not change the lightness. */
  deep: [...Pair, Colour]
  light: [...Pair, Colour]
}

const tones = {
  red: {
    hue: 20,
    deep: ['rhododendron red', 'गुराँसे रातो', 'red'],
    light: ['rose pink', 'गुलाबी', 'pink'],
  },
  brick: {
    hue: 40,
    deep: ['brick red', 'इँटा रङ', 'red'],
    light: ['peach', 'आरु रङ', 'orange'],
  },
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
  teal: {
    hue: 190,
    deep: ['Rara teal', 'रारा नीलहरियो', 'green'],
    light: ['aqua', 'पानी रङ', 'blue'],
  },
  glacier: {
    hue: 245,
    deep: ['glacier blue', 'हिमनदी नीलो', 'blue'],
    light: ['sky blue', 'आकाशे नीलो', 'blue'],
  },
  indigo: {
    hue: 285,
    deep: ['indigo', 'गाढा नीलो', 'blue'],
    light: ['pale indigo', 'हल्का नीलो', 'blue'],
  },
  plum: {
    hue: 315,
    deep: ['jamun purple', 'जामुनी', 'purple'],
    light: ['lavender', 'हल्का बैजनी', 'purple'],
  },
  pink: {
    hue: 350,
    deep: ['lotus pink', 'कमल गुलाबी', 'pink'],
    light: ['blossom pink', 'हल्का गुलाबी', 'pink'],
  },
  // Names that makers of phones give to the colours of their backs.
  midnight: {
    hue: 285,
    deep: ['midnight blue', 'मध्यरात नीलो', 'blue'],
    light: ['light blue', 'हल्का नीलो', 'blue'],
  },
  ocean: {
    hue: 245,
    deep: ['ocean blue', 'समुद्री नीलो', 'blue'],
    light: ['sky blue', 'आकाशे नीलो', 'blue'],
  },
  violet: {
    hue: 318,
    deep: ['violet', 'बैजनी', 'purple'],
    light: ['lavender', 'हल्का बैजनी', 'purple'],
  },
  maroon: {
    hue: 10,
    deep: ['maroon', 'कलेजी', 'red'],
    light: ['rose', 'गुलाबी', 'pink'],
  },
  bronze: {
    hue: 65,
    deep: ['bronze', 'काँसे रङ', 'brown'],
    light: ['sand', 'बालुवा रङ', 'natural'],
  },
  forest: {
    hue: 150,
    deep: ['forest green', 'वन हरियो', 'green'],
    light: ['mint green', 'पुदिना हरियो', 'green'],
  },
} satisfies Record<string, Tone>
type ToneName = keyof typeof tones

export interface DrawnTone {
  name: Pair
  colour: Colour
  /** The drawing in this tone: one of our own is painted with it, one of the Fluent set is shifted. */
  object: string
  /** Degrees by which the drawing's hue has to be shifted. */
  hueShift: number
}

/** A drawing at least so light takes the name of the light colour. */
const minLightness = 66
/** A drawing whose hue differs by no more than this is left as it is. */
const sameHueDegrees = 12

function isTone(name: string): name is ToneName {
  return name in tones
}

/** A tone on a certain drawing: how it is painted or how far its hue is shifted, and the name of the resulting colour. */
export function toneOfDrawing(name: string, drawing: string): DrawnTone {
  if (!isTone(name)) throw new Error(`no tone ${name}`)
  const tone = tones[name]
  if (drawing.startsWith('own:')) {
    const [en, ne, colour] = tone.deep
    return {
      name: [en, ne],
      colour,
      object: paintedWith(name, drawing),
      hueShift: 0,
    }
  }
  const main = drawingHues[drawing]
  if (!main) throw new Error(`no hue is written down for ${drawing}`)
  const [en, ne, colour] = main[1] >= minLightness ? tone.light : tone.deep
  const shift = (tone.hue - main[0] + 360) % 360
  const isSameHue = shift <= sameHueDegrees || shift >= 360 - sameHueDegrees
  return {
    name: [en, ne],
    colour,
    object: drawing,
    hueShift: isSameHue ? 0 : shift,
  }
}

/** The hue that a tone shall have in the picture. */
export const hueOfTone = (name: string): number | undefined => (isTone(name) ? tones[name].hue : undefined)
