import type { BackdropName } from './backdrops.ts'
import type { Picture, PictureObject } from './picture.ts'

/** An arch tile has no quick-add button, so its second object may stand on the right. */
function tile(backdrop: BackdropName, ...objects: PictureObject[]): Picture {
  return { backdrop, stage: 'plain', objects, width: 296, height: 370 }
}

export const departmentScenes = {
  'department-clothing': tile('blush', { name: 'scarf', size: 0.74, x: 0.5, foot: 0.8 }),
  'department-tea-food': tile(
    'pine',
    { name: 'teapot', size: 0.65, x: 0.44, foot: 0.8 },
    { name: 'teacup-without-handle', size: 0.27, x: 0.74, foot: 0.86 },
  ),
  'department-outdoor': tile(
    'clay',
    { name: 'backpack', size: 0.64, x: 0.42, foot: 0.79 },
    { name: 'hiking-boot', size: 0.41, x: 0.68, foot: 0.85 },
  ),
  'department-electronics': tile(
    'sky',
    { name: 'mobile-phone', size: 0.63, x: 0.4, foot: 0.8 },
    { name: 'headphone', size: 0.39, x: 0.67, foot: 0.85 },
  ),
  'department-home': tile('stone', { name: 'couch-and-lamp', size: 0.82, x: 0.5, foot: 0.8 }),
  'department-beauty': tile(
    'lilac',
    { name: 'lotion-bottle', size: 0.62, x: 0.42, foot: 0.79 },
    { name: 'lipstick', size: 0.41, x: 0.7, foot: 0.845 },
  ),
  'department-puja-craft': tile(
    'marigold',
    { name: 'bell', size: 0.58, x: 0.41, foot: 0.8 },
    { name: 'diya-lamp', size: 0.46, x: 0.655, foot: 0.855 },
  ),
  'department-kids': tile(
    'indigo',
    { name: 'teddy-bear', size: 0.67, x: 0.46, foot: 0.79 },
    { name: 'soccer-ball', size: 0.26, x: 0.76, foot: 0.855 },
  ),
  'department-books': tile(
    'clay',
    { name: 'books', size: 0.66, x: 0.47, foot: 0.795 },
    { name: 'pencil', size: 0.33, x: 0.74, foot: 0.845 },
  ),
  'department-tools': tile(
    'pine',
    { name: 'toolbox', size: 0.66, x: 0.45, foot: 0.8 },
    { name: 'wrench', size: 0.38, x: 0.75, foot: 0.845 },
  ),
  'department-garden': tile(
    'sky',
    { name: 'potted-plant', size: 0.7, x: 0.45, foot: 0.8 },
    { name: 'seedling', size: 0.3, x: 0.74, foot: 0.85 },
  ),
  'department-music': tile(
    'lilac',
    { name: 'drum', size: 0.64, x: 0.42, foot: 0.8 },
    { name: 'guitar', size: 0.5, x: 0.7, foot: 0.84 },
  ),
} satisfies Record<string, Picture>
