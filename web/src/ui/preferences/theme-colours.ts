import type { Theme } from '@haat/contract/shared/theme.ts'

/** The browser's bars take the background colour of the announcement bar next to them: `--color-night`. */
const colours: Record<Theme, string> = { light: '#2B1820', dark: '#140C10' }

/** One entry for each colour scheme of the device; a chosen theme sets both. */
export const themeColours = (chosen: Theme | undefined) =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: colours[chosen ?? scheme],
  }))
