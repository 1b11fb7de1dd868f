export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeCookie = 'theme'

/** Without a choice there is no theme: the page follows the device. */
export const toTheme = (text: string | undefined): Theme | undefined => themes.find((theme) => theme === text)
