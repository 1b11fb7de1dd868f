/** What can be reviewed. A shop is reviewed for how it sends: on time, and as described. */
export const reviewKinds = ['product', 'service', 'shop'] as const
export type ReviewKind = (typeof reviewKinds)[number]
/** What can be asked about. */
export const askedKinds = ['product', 'service'] as const
export type AskedKind = (typeof askedKinds)[number]

/** What people judge of every shop beside its stars; those of goods are set by staff for each category. */
export const shopAspects = {
  onTime: { en: 'Sent on time', ne: 'समयमा पठाएको' },
  asDescribed: { en: 'As described', ne: 'विवरणअनुसार' },
} as const

export const reviewTextMaxLength = 2000
export const maxReviewPhotos = 6
/** Phones shrink a photo before it is sent; what is larger than this is refused. */
export const reviewPhotoMaxBytes = 8_000_000
/** How many photos somebody may have sent that are in no review yet. */
export const maxLoosePhotos = 12
export const maxAspects = 3
export const aspectNameMaxLength = 40
/** For how many days a review, or a shop's reply to one, can be changed and taken back. */
export const reviewEditDays = 30
/** So many days after a parcel came, one mail asks what its buyer thinks of it. */
export const reviewMailDays = 7
export const replyMaxLength = 1000

export const questionMinLength = 10
export const questionMaxLength = 300
export const answerMaxLength = 1000
/** From so many letters on, similar questions are looked up while somebody types. */
export const similarFromLength = 12
export const maxSimilarQuestions = 3
/** How many of those who bought a thing last are told of a question about it. */
export const maxAskedBuyers = 10

/**
 * - published: everybody sees it
 * - held: staff look at its words or photos first
 * - removed: staff took it off the page for one of the reasons
 * - withdrawn: its author took it back
 */
export const reviewStates = ['published', 'held', 'removed', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a review cannot be written, as in the `fields` of an error. */
export const reviewRefusals = [
  'notBought',
  'notReceived',
  'refunded',
  'ownShop',
  'tooLate',
  'unverified',
] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

/** What readers can say is wrong with it. */
export const reportReasons = [
  'insult',
  'personal',
  'advertising',
  'offTopic',
  'untrue',
  'photo',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** For what staff may take something off the page. A bad rating is no reason, and none of these is about stars. */
export const removalReasons = [
  'insult',
  'personal',
  'advertising',
  'offTopic',
  'photo',
  'forged',
  'law',
] as const
export type RemovalReason = (typeof removalReasons)[number]
/** For these staff say in words why: they cannot be seen in the text itself. */
export const reasonsWithWords: readonly RemovalReason[] = ['forged', 'law']
/**
 * The reasons that can hold for something. Where nobody wrote a word there is no insult and no advertising, so that a review whose
 * only flaw is its stars is removed for nothing but forgery or the law.
 */
export const removalReasonsFor = ({ text, photoCount }: { text: string; photoCount: number }) =>
  removalReasons.filter((reason) => {
    if (reason === 'photo') return photoCount > 0
    return text !== '' || photoCount > 0 || reasonsWithWords.includes(reason)
  })

/** Why something came to the desk: its words, a reader's report, or several accounts on one device. */
export const caseReasons = ['words', 'report', 'device'] as const
export type CaseReason = (typeof caseReasons)[number]
export const moderatedKinds = ['review', 'reply', 'question', 'answer'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]
export const caseViews = ['open', 'closed'] as const

export const reviewSorts = ['helpful', 'createdAt', 'stars'] as const
export const shopReviewViews = ['unanswered', 'answered', 'all'] as const
/** Of when a shop looks at its reviews: `days90` is today and the 89 days before it. */
export const shopReviewPeriods = ['all', 'days90'] as const
export type ShopReviewPeriod = (typeof shopReviewPeriods)[number]
export const recentReviewDays = 90
export const shopQuestionViews = ['open', 'answered', 'all'] as const

/** Contacts and links have no place in public words; a text is refused for them by name. */
export const contactFaults = ['phone', 'link', 'email'] as const
export type ContactFault = (typeof contactFaults)[number]

/** Fewer answers than this say nothing about how soon a shop answers. */
export const leastAnswers = 10
/** Fewer pieces than this are no news about how well something sells. */
export const leastSold = 10
/** Things are shown as bought together only if so many orders held both. */
export const leastTogether = 3

/** By which parts the answers of a shop are told: until so many minutes they are quick, and from so many on too slow. */
export const quickAnswerMinutes = 120
export const slowAnswerMinutes = 240
/** How many days of answers tell how soon a shop answers. */
export const answerTimeDays = 30

/** A time to answer in whole hours up to a day, and in whole days from then on; never told shorter than it is. */
export function answerTimeWords(minutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(1, Math.ceil(minutes / 60))
  return hours <= 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) }
}
