import type { Theme } from '@haat/contract/shared/theme.ts'

/** The browser's own bars take the ground of the announcement that they touch: `--color-night`. */
const colours: Record<Theme, string> = { light: '#2B1820', dark: '#140C10' }

/** One entry for each scheme of the device; a choice fills both. */
export const themeColours = (chosen: Theme | undefined) =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: colours[chosen ?? scheme],
  }))
