import type {
  Notification,
  NotificationData,
  NotificationKind,
} from '@haat/contract/domains/notifications.ts'
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
    text: `${titles.map((one) => inLanguage(one, language)).join(', ')}${count > titles.length ? ' …' : ''}`,
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
  parcelStep: ({ titles, otherTitle }, { orderNumber, state, shop }, language) => ({
    title: (titles as Partial<Record<typeof state, string>>)[state] ?? otherTitle,
    text: `${orderNumber}, ${inLanguage(shop, language)}`,
  }),
  refund: ({ titles, text }, { orderNumber, amountPaisa, state }, language) => ({
    title: titles[state](formatRupees(amountPaisa, language)),
    text: text(orderNumber),
  }),
  answer: ({ title }, { ticketNumber, subject }) => ({ title, text: `${ticketNumber}: ${subject}` }),
}

/** Title and text of a notification in the reader's language. */
export function useNotificationTexts({ kind, data }: Notification): Written {
  const { kinds } = useArea('profile').notifications
  const { language } = useMessages().ui
  const write = writers[kind] as (texts: unknown, data: unknown, language: Language) => Written
  return write(kinds[kind], data, language)
}
