import type { Picture, PictureObject, Plinth } from './picture.ts'

const deepCrimson = '#8E0C30'
const marigold = '#F7B02C'
const cream = '#FFF7E8'
const allThreads = ['#B5123E', '#2B3A78', marigold, '#1D5C48']

type Block = Omit<Plinth, 'bottom' | 'cloth' | 'motifs'>

export const crimsonBlock = (block: Block): Plinth => ({
  ...block,
  bottom: 0.964,
  cloth: deepCrimson,
  motifs: [marigold, cream],
})
export const creamBlock = (block: Block): Plinth => ({
  ...block,
  bottom: 0.964,
  cloth: cream,
  motifs: allThreads,
})
export const marigoldBlock = (block: Block): Plinth => ({
  ...block,
  bottom: 0.964,
  cloth: marigold,
  motifs: ['#2B1820', deepCrimson],
})

export function market(
  width: number,
  height: number,
  objects: PictureObject[],
  plinths: Plinth[] = [],
): Picture {
  return { backdrop: 'stone', stage: 'range', objects, plinths, width, height }
}

export const heroScenes = {
  'hero-haat': market(
    872,
    872,
    [
      { name: 'teacup-without-handle', size: 0.11, x: 0.33, foot: 0.978 },
      { name: 'diya-lamp', size: 0.12, x: 0.7, foot: 0.98 },
    ],
    [
      crimsonBlock({
        left: 0.034,
        right: 0.305,
        top: 0.823,
        object: { name: 'teapot', size: 0.272, x: 0.166, foot: 0.836 },
      }),
      creamBlock({
        left: 0.329,
        right: 0.688,
        top: 0.708,
        object: { name: 'scarf', size: 0.4, x: 0.516, foot: 0.722 },
      }),
      marigoldBlock({
        left: 0.71,
        right: 0.977,
        top: 0.855,
        object: { name: 'hiking-boot', size: 0.248, x: 0.845, foot: 0.868 },
      }),
    ],
  ),
  'hero-haat-phone': market(
    780,
    532,
    [],
    [
      crimsonBlock({
        left: 0.039,
        right: 0.307,
        top: 0.813,
        object: { name: 'teapot', size: 0.338, x: 0.172, foot: 0.828 },
      }),
      creamBlock({
        left: 0.331,
        right: 0.6735,
        top: 0.715,
        object: { name: 'scarf', size: 0.493, x: 0.505, foot: 0.731 },
      }),
      marigoldBlock({
        left: 0.71,
        right: 0.972,
        top: 0.836,
        object: { name: 'hiking-boot', size: 0.334, x: 0.845, foot: 0.851 },
      }),
    ],
  ),
  'share-haat': market(
    1200,
    630,
    [
      { name: 'teacup-without-handle', size: 0.13, x: 0.335, foot: 0.975 },
      { name: 'diya-lamp', size: 0.13, x: 0.665, foot: 0.978 },
    ],
    [
      crimsonBlock({
        left: 0.1,
        right: 0.3,
        top: 0.8,
        object: { name: 'teapot', size: 0.36, x: 0.2, foot: 0.815 },
      }),
      creamBlock({
        left: 0.37,
        right: 0.63,
        top: 0.7,
        object: { name: 'scarf', size: 0.5, x: 0.502, foot: 0.716 },
      }),
      marigoldBlock({
        left: 0.7,
        right: 0.9,
        top: 0.82,
        object: { name: 'hiking-boot', size: 0.35, x: 0.8, foot: 0.835 },
      }),
    ],
  ),
  'sign-in-haat': market(780, 272, [
    { name: 'teapot', size: 0.46, x: 0.28, foot: 0.96 },
    { name: 'bell', size: 0.5, x: 0.7, foot: 0.96 },
    { name: 'basket', size: 0.72, x: 0.5, foot: 0.975 },
  ]),
} satisfies Record<string, Picture>
