import type { BackdropName } from './backdrops.ts'
import type { Picture, PictureObject, StageName } from './picture.ts'

function step(backdrop: BackdropName, stage: StageName, ...objects: PictureObject[]): Picture {
  return { backdrop, stage, objects, width: 480, height: 480 }
}

export const aboutScenes = {
  'about-market': {
    backdrop: 'sky',
    stage: 'hills',
    width: 2368,
    height: 640,
    objects: [
      { name: 'potted-plant', size: 0.5, x: 0.075, foot: 0.82 },
      { name: 'drum', size: 0.46, x: 0.19, foot: 0.86 },
      { name: 'books', size: 0.38, x: 0.3, foot: 0.8 },
      { name: 'backpack', size: 0.54, x: 0.405, foot: 0.84, hue: 300 },
      { name: 'bell', size: 0.5, x: 0.76, foot: 0.82 },
      { name: 'basket', size: 0.58, x: 0.885, foot: 0.85 },
      { name: 'scarf', size: 0.74, x: 0.535, foot: 0.86 },
      { name: 'teapot', size: 0.46, x: 0.665, foot: 0.88, hue: 150 },
      { name: 'teacup-without-handle', size: 0.17, x: 0.735, foot: 0.93 },
      { name: 'hiking-boot', size: 0.28, x: 0.445, foot: 0.92 },
      { name: 'diya-lamp', size: 0.22, x: 0.81, foot: 0.92 },
      { name: 'yarn', size: 0.19, x: 0.25, foot: 0.94 },
    ],
  },
  'about-market-phone': {
    backdrop: 'sky',
    stage: 'hills',
    width: 780,
    height: 480,
    objects: [
      { name: 'backpack', size: 0.5, x: 0.17, foot: 0.82, hue: 300 },
      { name: 'basket', size: 0.5, x: 0.83, foot: 0.82 },
      { name: 'scarf', size: 0.72, x: 0.5, foot: 0.86 },
      { name: 'hiking-boot', size: 0.28, x: 0.27, foot: 0.92 },
      { name: 'teapot', size: 0.38, x: 0.72, foot: 0.92, hue: 150 },
    ],
  },
  'buying-choose': step(
    'lilac',
    'arch',
    { name: 'scarf' },
    { name: 'magnifying-glass-tilted-left', size: 0.32, x: 0.26 },
  ),
  'buying-order': step(
    'sky',
    'disc',
    { name: 'mobile-phone', size: 0.62 },
    { name: 'shopping-bags', size: 0.34 },
  ),
  'buying-door': step('pine', 'plain', { name: 'door', size: 0.62 }, { name: 'package', size: 0.32 }),
  'selling-open': step(
    'clay',
    'arch',
    { name: 'identification-card', size: 0.56 },
    { name: 'key', size: 0.28 },
  ),
  'selling-list': step('indigo', 'plinth', { name: 'honey-pot', size: 0.52 }, { name: 'camera', size: 0.3 }),
  'selling-paid': step('blush', 'disc', { name: 'purse', size: 0.54 }, { name: 'receipt', size: 0.3 }),
} satisfies Record<string, Picture>
