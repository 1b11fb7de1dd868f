import type { Picture, PictureObject } from './picture.ts'

/** Objects on a transparent ground, for panels that have a colour of their own. */
function loose(width: number, height: number, ...objects: PictureObject[]): Picture {
  return { backdrop: 'none', stage: 'plain', objects, width, height }
}

export const panelScenes = {
  'promo-toolbox': loose(
    240,
    156,
    { name: 'toolbox', size: 1.02, x: 0.35, foot: 0.94 },
    { name: 'wrench', size: 0.76, x: 0.74, foot: 1 },
  ),
  'promo-basket': loose(240, 240, { name: 'basket', size: 1, foot: 1 }),
  'help-receiver': loose(200, 200, { name: 'telephone-receiver', size: 0.98, foot: 0.99 }),
  'help-call': loose(
    268,
    200,
    { name: 'telephone-receiver', size: 0.84, x: 0.316, foot: 0.995 },
    { name: 'speech-balloon', size: 0.7, x: 0.735, foot: 0.56 },
  ),
} satisfies Record<string, Picture>
