import { couponPauseReasonNames } from '@haat/contract/domains/coupons.staff.rules.ts'
import type { ImportEnd } from '@haat/contract/domains/imports.rules.ts'
import { removalReasonNames } from '@haat/contract/domains/reviews.reasons.rules.ts'
import type { ModeratedKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { NotificationData, NotificationKind } from '@haat/contract/domains/notifications.ts'

/** Writes values in the language of the mail. */
export interface InWords {
  money(paisa: number): string
  count(number: number): string
  day(day: string): string
  words(text: Bilingual): string
  /** What somebody typed, in one line. */
  line(text: string): string
}

type Sentences = { [K in NotificationKind]: (data: NotificationData[K], say: InWords) => string }

const pieces = (count: string) => (count === '1' ? '1 piece' : `${count} pieces`)

/** What became of a parcel, for the states of which shoppers are told. */
const steps: Partial<Record<ParcelState, string>> = {
  confirmed: 'is confirmed',
  packed: 'is packed',
  handedOver: 'is with the courier',
  shipped: 'is on its way',
  tried: 'could not be handed over: nobody was met',
  delivered: 'was delivered',
  partlyDelivered: 'was delivered in part',
  refused: 'goes back to the shop',
  declined: 'cannot be sent',
  cancelled: 'was cancelled',
}

const written: Record<ModeratedKind, string> = {
  review: 'Your review',
  reply: 'The reply of your shop',
  question: 'Your question',
  answer: 'Your answer',
}

const importEndSentences: Record<ImportEnd, string> = {
  written: 'is imported',
  'partly-written': 'was imported in part, and then stopped',
  undone: 'is undone',
  'partly-undone': 'was undone in part, and then stopped',
  stopped: 'was stopped before anything was written',
}
type Counts = Pick<NotificationData['importEnded'], 'new' | 'changed' | 'failed' | 'undone' | 'kept'>
function importCounts(end: ImportEnd, counts: Counts, say: InWords) {
  if (end === 'stopped') return ''
  if (end === 'undone' || end === 'partly-undone')
    return `: ${say.count(counts.undone)} taken back, ${say.count(counts.kept)} stayed`
  const failed = counts.failed > 0 ? `, ${say.count(counts.failed)} could not be written` : ''
  return `: ${say.count(counts.new)} new, ${say.count(counts.changed)} changed${failed}`
}

const sentences: Sentences = {
  newOrder: ({ orderNumber, pieceCount, totalPaisa }, say) =>
    `${orderNumber}: ${pieces(say.count(pieceCount))}, ${say.money(totalPaisa)}`,
  lateParcel: ({ orderNumber, dueOn }, say) => `${orderNumber} was promised by ${say.day(dueOn)}`,
  lowStock: ({ count, titles }, say) =>
    `${count === 1 ? 'One thing is' : `${say.count(count)} things are`} low or sold out: ${titles.map(say.words).join(', ')}${count > titles.length ? ' …' : ''}`,
  listingSentBack: ({ title }, say) => `“${say.words(title)}” was sent back, with what has to be changed`,
  payout: ({ number, state, amountPaisa }, say) =>
    state === 'sent'
      ? `${say.money(amountPaisa)} was sent to your account (${number})`
      : `${say.money(amountPaisa)} could not be sent (${number})`,
  saleRefunded: ({ orderNumber, amountPaisa }, say) =>
    `The shopper gets ${say.money(amountPaisa)} of ${orderNumber} back; the credit note is on the page of the order`,
  saidPayment: ({ orderNumber, amountPaisa, reference }, say) =>
    `The courier says that ${say.money(amountPaisa)} for ${orderNumber} was paid to your shop by QR code, reference ${say.line(reference)}. Please look at your account and say on the page of the order whether it has arrived: it is not in your books before`,
  couponByStaff: ({ code, state, reason }, say) =>
    state === 'paused'
      ? `Haat has paused your coupon ${code}. The reason: ${say.words(couponPauseReasonNames[reason])}. It stays paused until we let it go on.`
      : `Your coupon ${code} can go on: Haat has taken its pause back`,
  importEnded: ({ fileName, end, ...counts }, say) =>
    `${say.line(fileName)} ${importEndSentences[end]}${importCounts(end, counts, say)}`,
  parcelStep: ({ orderNumber, state, shop }, say) =>
    `Your parcel of ${orderNumber} from ${say.words(shop)} ${steps[state] ?? 'has changed'}`,
  refund: ({ orderNumber, amountPaisa, state }, say) =>
    `${say.money(amountPaisa)} of ${orderNumber} ${state === 'sent' ? 'was refunded' : 'will be refunded'}`,
  questionAsked: ({ title, question }, say) => `${say.words(title)}: “${say.line(question)}”`,
  questionForBuyer: ({ title, question }, say) => `${say.words(title)}: “${say.line(question)}”`,
  questionAnswered: ({ title, question, by }, say) =>
    `${say.words(by)} answered your question about ${say.words(title)}: “${say.line(question)}”`,
  newReview: ({ stars, title }, say) =>
    `${stars === 1 ? 'One star' : `${say.count(stars)} stars`} for ${say.words(title)}`,
  reviewInvitation: ({ titles, count, shop }, say) =>
    `How do you like what came from ${say.words(shop)}: ${titles.map(say.words).join(', ')}${count > titles.length ? ' …' : ''}`,
  reviewReply: ({ shop, title }, say) =>
    `${say.words(shop)} has replied to what you wrote about ${say.words(title)}`,
  reviewRemoved: ({ kind, reason, title }, say) =>
    `${written[kind]} about ${say.words(title)} was taken off the page. The reason: ${say.words(removalReasonNames[reason])}.`,
  answer: ({ ticketNumber, subject }) => `${ticketNumber}: ${subject}`,
  backInStock: ({ title, choice, pricePaisa }, say) =>
    `${[title, ...choice].map(say.words).join(', ')} is back in stock, for ${say.money(pricePaisa)}`,
  priceDrop: ({ title, fromPaisa, pricePaisa }, say) =>
    `${say.words(title)} costs ${say.money(pricePaisa)}; it was ${say.money(fromPaisa)} when you saved it`,
  newThings: ({ shop, count, titles }, say) =>
    `${count === 1 ? 'One new thing' : `${say.count(count)} new things`} from ${say.words(shop)}: ${titles.map(say.words).join(', ')}${count > titles.length ? ' …' : ''}`,
}

const names: Record<NotificationKind, string> = {
  newOrder: 'New order',
  lateParcel: 'Late parcel',
  lowStock: 'Low stock',
  listingSentBack: 'Listing sent back',
  payout: 'Payout',
  saleRefunded: 'Refund to a shopper',
  saidPayment: 'Payment by QR code to confirm',
  couponByStaff: 'Coupon paused by Haat',
  importEnded: 'Import from a spreadsheet',
  parcelStep: 'Parcel',
  refund: 'Refund',
  questionAsked: 'Question to the shop',
  questionForBuyer: 'Question about something you bought',
  questionAnswered: 'Answer to your question',
  newReview: 'New review',
  reviewInvitation: 'Reviews to write',
  reviewReply: 'Reply to your review',
  reviewRemoved: 'Taken off the page',
  answer: 'Answer from support',
  backInStock: 'Back in stock',
  priceDrop: 'Now cheaper',
  newThings: 'New in a shop you follow',
}

interface StopTexts {
  link: string
  ask: string
  done: string
}

/** Of kinds of which some mails come nevertheless. */
const partStops: Partial<Record<NotificationKind, StopTexts>> = {
  parcelStep: {
    link: 'No more mails about where a parcel is',
    ask: 'You will get no more mails when a parcel is packed, on its way or delivered. Mails about confirming, cancelling and the bill of an order still come.',
    done: 'You get no more mails when a parcel is packed, on its way or delivered. Mails about confirming, cancelling and the bill of an order still come. You find everything under your notifications.',
  },
  refund: {
    link: 'No more mails when a refund was sent',
    ask: 'You will get no more mails when a refund was sent. Mails about money that we owe you, and about credit notes, still come.',
    done: 'You get no more mails when a refund was sent. Mails about money that we owe you, and about credit notes, still come. You find everything under your notifications.',
  },
}

export const notificationsMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  sentences,
  names,
  one: (name: string, shop: string | undefined) => (shop === undefined ? name : `${shop}: ${name}`),
  several: (name: string, count: string, shop: string | undefined) =>
    `${shop === undefined ? '' : `${shop}: `}${name} (${count})`,
  oneText: 'This has just happened:',
  severalText: 'These have just happened:',
  dailySubject: (count: string) =>
    count === '1' ? 'One thing from Haat today' : `${count} things from Haat today`,
  dailyText: 'This could wait until morning, and you have not seen it yet:',
  preheader: 'Open it to see more.',
  more: 'More',
  moreCount: (count: string) => `and ${count} more`,
  open: 'Open',
  openAll: 'See all',
  footer: 'Haat, the weekly market that is open every day. You choose for each kind when a mail comes.',
  stopKind: (name: string) => `No more mails of this kind: ${name}`,
  stopDaily: 'No more daily mails',
  partStops,
  page: {
    title: 'Stop these mails?',
    ask: (name: string) => `You will get no more mails of this kind: ${name}.`,
    askDaily: 'You will get no more mails of the day.',
    button: 'Stop these mails',
    doneTitle: 'Stopped',
    done: (name: string) =>
      `You get no more mails of this kind: ${name}. You still find it under your notifications.`,
    doneDaily: 'You get no more mails of the day. You still find everything under your notifications.',
    choices: 'See all choices',
    wrongTitle: 'This link does not work',
    wrong: 'It is not complete, or it is not ours. You can change what you are told once you have signed in.',
  },
}
