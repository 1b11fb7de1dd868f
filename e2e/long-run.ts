export const isLongRun = process.env['LONG_ROUNDS'] !== undefined

/** Every variation in the long run; otherwise the first few, which stand for the others. */
export const someOf = <T>(all: readonly T[], few: number): readonly T[] =>
  isLongRun ? all : all.slice(0, few)

/** Journeys that a width can change; those that say the same at every width, or set their own, run once. */
export const phoneJourneys = isLongRun
  ? /\/(budgets|contact-admin|help-support|modals|navigation|pages|profile)\.spec\.ts$/
  : /\/(contact-admin|modals|navigation|pages)\.spec\.ts$/

/** Where a phone says enough for both widths. */
export const onlyOnPhones = isLongRun ? [] : phoneJourneys

/** Long ways through what shorter tests look at step by step. */
export const longJourneys = isLongRun ? [] : /\/identity-journey\.spec\.ts$/

/** What staff put up is there for every visitor: such journeys come when all others have been. */
export const changesTheShop = /\/staff-(content|shop)\.spec\.ts$/
