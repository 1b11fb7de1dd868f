export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeCookie = 'theme'

/** Undefined without a choice: the page then follows the device. */
export const toTheme = (text: string | undefined): Theme | undefined => themes.find((theme) => theme === text)
