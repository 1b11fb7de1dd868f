import { couponPauseReasonNames } from '@haat/contract/domains/coupons.staff.rules.ts'
import type {
  Notification,
  NotificationData,
  NotificationKind,
} from '@haat/contract/domains/notifications.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { removalReasonNames } from '@haat/contract/domains/reviews.reasons.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

type Kinds = Areas['profile']['notifications']['kinds']
interface Written {
  title: string
  text: string
}
type Writers = {
  [K in NotificationKind]: (texts: Kinds[K], data: NotificationData[K], language: Language) => Written
}

/** The first of several things. */
const namesOf = (titles: Bilingual[], count: number, language: Language) =>
  `${titles.map((one) => inLanguage(one, language)).join(', ')}${count > titles.length ? ' …' : ''}`

/** How the texts of each kind are filled in. */
const writers: Writers = {
  newOrder: ({ title, text }, { orderNumber, pieceCount, totalPaisa }, language) => ({
    title: title(orderNumber),
    text: text(formatCount(pieceCount, language), formatRupees(totalPaisa, language)),
  }),
  lateParcel: ({ title, text }, { orderNumber, dueOn }, language) => ({
    title: title(orderNumber),
    text: text(formatLocalDate(`${dueOn}T12:00:00+05:45`, language)),
  }),
  lowStock: ({ title }, { count, titles }, language) => ({
    title: title(formatCount(count, language)),
    text: namesOf(titles, count, language),
  }),
  listingSentBack: ({ title }, data, language) => ({ title, text: inLanguage(data.title, language) }),
  payout: ({ titles, text }, { number, state, amountPaisa }, language) => ({
    title: titles[state](formatRupees(amountPaisa, language)),
    text: text(number),
  }),
  saleRefunded: ({ title, text }, { orderNumber, amountPaisa }, language) => ({
    title: title(orderNumber),
    text: text(formatRupees(amountPaisa, language)),
  }),
  saidPayment: ({ title, text }, { orderNumber, amountPaisa, reference }, language) => ({
    title: title(orderNumber),
    text: text(formatRupees(amountPaisa, language), reference),
  }),
  couponByStaff: ({ titles, texts }, { code, state, reason }, language) => ({
    title: titles[state](code),
    text:
      state === 'paused' ? texts.paused(inLanguage(couponPauseReasonNames[reason], language)) : texts.resumed,
  }),
  importEnded: (texts, { fileName, end, stopReason, ...counts }, language) => {
    const figure = (count: number) => formatCount(count, language)
    const wasWritten = end === 'written' || end === 'partly-written'
    const facts = [
      wasWritten && texts.written(figure(counts.new), figure(counts.changed)),
      wasWritten && counts.failed > 0 && texts.failed(figure(counts.failed)),
      (end === 'undone' || end === 'partly-undone') &&
        texts.undone(figure(counts.undone), figure(counts.kept)),
      end === 'stopped' && texts.nothing,
      stopReason !== null && texts.reasons[stopReason],
    ]
    return { title: texts.titles[end](fileName), text: facts.filter(Boolean).join(' · ') }
  },
  parcelStep: ({ titles, otherTitle }, { orderNumber, state, shop }, language) => ({
    title: (titles as Partial<Record<typeof state, string>>)[state] ?? otherTitle,
    text: `${orderNumber}, ${inLanguage(shop, language)}`,
  }),
  refund: ({ titles, text }, { orderNumber, amountPaisa, state }, language) => ({
    title: titles[state](formatRupees(amountPaisa, language)),
    text: text(orderNumber),
  }),
  newReview: ({ title }, data, language) => ({
    title: title(formatCount(data.stars, language)),
    text: inLanguage(data.title, language),
  }),
  reviewInvitation: ({ title }, { shop, titles, count }, language) => ({
    title: title(inLanguage(shop, language)),
    text: `${titles.map((one) => inLanguage(one, language)).join(', ')}${count > titles.length ? ' …' : ''}`,
  }),
  reviewReply: ({ title }, data, language) => ({
    title: title(inLanguage(data.shop, language)),
    text: inLanguage(data.title, language),
  }),
  reviewRemoved: ({ titles, text }, { kind, reason, title }, language) => ({
    title: titles[kind],
    text: text(inLanguage(title, language), inLanguage(removalReasonNames[reason], language)),
  }),
  questionAsked: ({ title }, data, language) => ({
    title,
    text: `${inLanguage(data.title, language)}: “${data.question}”`,
  }),
  questionForBuyer: ({ title }, data, language) => ({
    title: title(inLanguage(data.title, language)),
    text: data.question,
  }),
  questionAnswered: ({ title }, data, language) => ({
    title: title(inLanguage(data.by, language)),
    text: `${inLanguage(data.title, language)}: “${data.question}”`,
  }),
  answer: ({ title }, { ticketNumber, subject }) => ({ title, text: `${ticketNumber}: ${subject}` }),
  backInStock: ({ title, text }, { title: thing, choice, pricePaisa }, language) => ({
    title: title([thing, ...choice].map((one) => inLanguage(one, language)).join(', ')),
    text: text(formatRupees(pricePaisa, language)),
  }),
  priceDrop: ({ title, text }, { title: thing, fromPaisa, pricePaisa }, language) => ({
    title: title(inLanguage(thing, language)),
    text: text(formatRupees(pricePaisa, language), formatRupees(fromPaisa, language)),
  }),
  newThings: ({ title }, { shop, count, titles }, language) => ({
    title: title(formatCount(count, language), inLanguage(shop, language)),
    text: namesOf(titles, count, language),
  }),
}

/** Title and text of a notification in the reader's language. */
export function useNotificationTexts({ kind, data }: Notification): Written {
  const { kinds } = useArea('profile').notifications
  const { language } = useMessages().ui
  const write = writers[kind] as (texts: unknown, data: unknown, language: Language) => Written
  return write(kinds[kind], data, language)
}
