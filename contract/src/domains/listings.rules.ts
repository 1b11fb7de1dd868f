/** What a shop lists: goods that are sent, or a service that somebody comes for. */
export const listingKinds = ['product', 'service'] as const
export type ListingKind = (typeof listingKinds)[number]

/**
 * Where a listing stands. The first three have nothing in the shop: never sent, looked at by staff, or sent back. The others
 * are what shoppers meet.
 */
export const listingStates = ['draft', 'in-review', 'sent-back', 'live', 'out-of-stock', 'paused'] as const
export type ListingState = (typeof listingStates)[number]
/** States in which shoppers find the listing; the shop's page counts these. */
export const statesInShop = ['live', 'out-of-stock'] as const satisfies ListingState[]

/** What happens to new words and pictures of a listing while the version before them sells on. */
export const listingChanges = ['none', 'unsent', 'in-review', 'sent-back'] as const
export type ListingChanges = (typeof listingChanges)[number]

/**
 * - waiting: staff have to look at it
 * - approved: shoppers see it, or saw it until the next one
 * - sent-back: staff said what has to be mended
 * - withdrawn: the shop took it back, or sent a newer one
 * - trusted: shoppers see it, and staff look at it afterwards
 * - taken-back: of a trusted shop, and staff took it out of the shop again
 */
export const versionStates = [
  'waiting',
  'approved',
  'sent-back',
  'withdrawn',
  'trusted',
  'taken-back',
] as const
export type VersionState = (typeof versionStates)[number]

/** What staff can do with a version, and what it becomes by it. What is not here is refused. */
export const versionSteps = {
  approve: { from: ['waiting', 'trusted'], to: 'approved' },
  'send-back': { from: ['waiting'], to: 'sent-back' },
  'take-back': { from: ['trusted'], to: 'taken-back' },
  /** The only step of the shop. */
  withdraw: { from: ['waiting'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly VersionState[]; to: VersionState }>
export type VersionStep = keyof typeof versionSteps
export const canMakeVersionStep = (state: VersionState, step: VersionStep) =>
  (versionSteps[step].from as readonly VersionState[]).includes(state)

/** `waiting` is looked at before shoppers see it, `afterwards` is what trusted shops have put into the shop already. */
export const reviewTabs = ['waiting', 'afterwards', 'decided'] as const
export type ReviewTab = (typeof reviewTabs)[number]

export const listingNameMaxLength = 80
export const listingStoryMaxLength = 2000
export const optionNameMaxLength = 40
export const maxListingPictures = 8
/** Fewer pictures can be saved, but not sent. */
export const minListingPictures = { product: 3, service: 1 } as const satisfies Record<ListingKind, number>
export const pictureWordsMaxLength = 120
export const maxListingOptions = 3
export const maxValuesPerOption = 20
export const maxVariants = 100
export const skuMaxLength = 40
export const maxParticulars = 30
export const maxAttributes = 20
export const minPricePaisa = 100
export const maxPricePaisa = 1_000_000_000
export const maxWeightGrams = 200_000
export const maxReadyDays = 30
/** The law's least; a shop may take things back for longer. */
export const minReturnDays = 7
export const maxReturnDays = 90
export const maxServiceOptions = 20
export const maxServiceMinutes = 24 * 60
export const maxServiceParts = 30
export const maxIncludedLines = 20
export const maxWarrantyDays = 3650
export const listingLineMaxLength = 160

/** The key of the particular that no price may be above; its value is an amount in paisa. */
export const mrpKey = 'mrp'

/** Changed alone, these need no look by staff: they are neither words nor pictures. */
export const fieldsWithoutReview = ['weightGrams', 'readyDays', 'isCashPossible', 'returnDays'] as const

export const reviewWordsMaxLength = 600
export const savedAnswerMaxLength = 400
export const maxSavedAnswers = 100

/** Staff look at a listing within so many office minutes. */
export const reviewOfficeMinutes = 8 * 60
