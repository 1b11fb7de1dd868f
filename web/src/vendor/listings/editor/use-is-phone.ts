import { useMatches } from '#ui/device/use-matches.ts'

/** Whether the screen is as narrow as a phone's, which shows the editor step by step. */
export const useIsPhone = () => useMatches('(width < 48rem)')
