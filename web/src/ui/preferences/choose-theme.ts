import { themeCookie, toTheme, type Theme } from '@haat/contract/shared/theme.ts'
import { deleteCookie, readCookie, writeCookie } from '#api/cookies.ts'
import { themeColours } from './theme-colours.ts'

const yearSeconds = 31_536_000

export const readTheme = (): Theme | undefined => toTheme(readCookie(themeCookie))

/** Applies the theme to this page at once; the cookie tells the server for the next one. */
export function chooseTheme(theme: Theme | undefined) {
  const root = document.documentElement
  if (theme) {
    writeCookie(themeCookie, theme, yearSeconds)
    root.dataset['theme'] = theme
  } else {
    deleteCookie(themeCookie)
    delete root.dataset['theme']
  }
  for (const { name, media, content } of themeColours(theme)) {
    document.querySelector(`meta[name="${name}"][media="${media}"]`)?.setAttribute('content', content)
  }
}
