export const isLongRun = process.env['LONG_ROUNDS'] !== undefined

/** All variations in the long run; otherwise only the first few, because the others rarely differ. */
export const someOf = <T>(all: readonly T[], few: number): readonly T[] =>
  isLongRun ? all : all.slice(0, few)

const longTag = '@only-long'

/** Given to a test: only the long run runs it, because others hold what it is about. `docs/testing.md` says which. */
export const onlyLong = { tag: longTag }

/** What the short run leaves out. */
export const leftOut = isLongRun ? [] : new RegExp(longTag)

/** Specs that also run at the width of a phone. Other specs do not depend on the width, or set their own. */
export const phoneJourneys = isLongRun
  ? /\/(alerts|budgets|contact-admin|help-support|modals|navigation|pages|profile|reviews)\.spec\.ts$/
  : /\/(alerts|contact-admin|modals|navigation|pages|reviews)\.spec\.ts$/

/** Specs that the short run runs only at the width of a phone, to save time. */
export const onlyOnPhones = isLongRun ? [] : phoneJourneys

/** Long journeys whose single steps shorter tests check; only the long run runs them. */
export const longJourneys = isLongRun ? [] : /\/identity-journey\.spec\.ts$/

/** Specs that change what every visitor sees, such as the number of shops or what goods cost; they run after all others. */
export const changesTheShop =
  /\/(staff-(content|shop)|open-a-shop|vendor\/(coupons|grid|imports|listings|parcels|three-shops))\.spec\.ts$/
/** The longest of them, which begin first: whatever begins last is waited for alone. */
export const longChanges = /\/(open-a-shop|vendor\/(imports|listings|three-shops))\.spec\.ts$/
