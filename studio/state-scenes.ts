import type { Picture } from './picture.ts'

/** One object whose foot is the lower edge of the picture, so that a page can place it on a band of weave. */
function state(name: string): Picture {
  return { backdrop: 'none', stage: 'plain', objects: [{ name, size: 1, foot: 1 }], width: 272, height: 272 }
}

export const stateScenes = {
  'state-basket': state('basket'),
  'state-umbrella': state('umbrella-with-rain-drops'),
  'state-magnifier': state('magnifying-glass-tilted-left'),
  'state-gift': state('wrapped-gift'),
  'state-scarf': state('scarf'),
  'state-teapot': state('teapot'),
  'state-toolbox': state('toolbox'),
  'state-abacus': state('abacus'),
  'state-broom': state('broom'),
  'state-envelope': state('love-letter'),
  'state-compass': state('compass'),
  'state-scroll': state('scroll'),
  'state-plug': state('electric-plug'),
  'state-identity': state('identification-card'),
} satisfies Record<string, Picture>
