import type { PlaceName } from '../console-place.tsx'

/** After `g`, the letter of a place. */
export const placeKeys: Record<PlaceName, string> = {
  desk: 'd',
  content: 'c',
  home: 'h',
  words: 'w',
  mail: 'm',
  audit: 'a',
  settings: 's',
}
