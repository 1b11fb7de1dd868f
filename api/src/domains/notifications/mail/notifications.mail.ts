import { notificationPath } from '@haat/contract/domains/notifications.rules.ts'
import type { NotificationData, NotificationKind } from '@haat/contract/domains/notifications.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import type { MailAction } from '#platform/mail/layout/mail-draft.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { Services } from '#services.ts'
import type { Person } from '../../account/account.service.ts'
import { sitePage } from '../../account/mail/site-page.ts'
import { stopLink, type StopTarget } from '../stop/stop-link.ts'
import { notificationsMailEn, type InWords } from './notifications.mail.en.ts'
import { notificationsMailNe } from './notifications.mail.ne.ts'

export const notificationMailTexts: Record<Language, typeof notificationsMailEn> = {
  en: notificationsMailEn,
  ne: notificationsMailNe,
}

/** More would be no mail but a list; the page has all of them. */
const maxShown = 20

/** A notification with the shop that it is about. */
export interface MailedNotification {
  kind: NotificationKind
  data: unknown
  vendorId: number | null
  shop: { id: string; name: Bilingual } | undefined
}

const inWords = (language: Language): InWords => ({
  money: (paisa) => formatRupees(paisa, language),
  count: (number) => formatCount(number, language),
  day: (day) => formatLocalDate(`${day}T12:00:00+05:45`, language),
  words: (text) => oneLine(inLanguage(text, language)),
  line: oneLine,
})

function sentenceOf({ kind, data }: MailedNotification, language: Language): string {
  const write = notificationMailTexts[language].sentences[kind] as (data: unknown, say: InWords) => string
  return write(data, inWords(language))
}

/** The link under a mail of a kind by which its reader stops such mails, signed in or not. */
export const stopAction = (services: Services, language: Language, target: StopTarget): MailAction => {
  const { names, stopKind, stopDaily, partStops } = notificationMailTexts[language]
  const { kind } = target
  const label = kind === 'daily' ? stopDaily : (partStops[kind]?.link ?? stopKind(names[kind]))
  return { label, link: stopLink(services, target) }
}

const pageOf = (services: Services, { kind, data, shop }: MailedNotification) =>
  sitePage(services, notificationPath(kind, data as NotificationData[typeof kind], shop?.id ?? null))
const listPageOf = (services: Services, { shop }: MailedNotification) =>
  sitePage(services, shop ? `/vendor/${shop.id}/notifications` : '/profile/notifications')

/** The mail about one kind, or the one of the day about all that could wait. There is at least one notification. */
export function notificationMail(
  services: Services,
  person: Person,
  all: MailedNotification[],
  isDaily: boolean,
): NewMail {
  const { language } = person
  const texts = notificationMailTexts[language]
  const first = all[0]!
  const count = formatCount(all.length, language)
  const nameOf = ({ shop }: MailedNotification) => shop && oneLine(inLanguage(shop.name, language))
  const hasSeveralShops = new Set(all.map(({ vendorId }) => vendorId)).size > 1
  const name = texts.names[first.kind]
  const subject =
    all.length === 1 ? texts.one(name, nameOf(first)) : texts.several(name, count, nameOf(first))
  const facts = all.slice(0, maxShown).map((one): [string, string] => {
    const shop = hasSeveralShops ? nameOf(one) : undefined
    const sentence = sentenceOf(one, language)
    return [texts.names[one.kind], shop === undefined ? sentence : `${shop}: ${sentence}`]
  })
  if (all.length > maxShown) {
    facts.push([texts.more, texts.moreCount(formatCount(all.length - maxShown, language))])
  }
  const mail = composeMail({
    to: person.email,
    language,
    subject: isDaily ? texts.dailySubject(count) : subject,
    preheader: all.length === 1 ? sentenceOf(first, language) : texts.preheader,
    greeting: texts.greeting(personName(person.name)),
    paragraphs: [isDaily ? texts.dailyText : all.length === 1 ? texts.oneText : texts.severalText],
    facts,
    action:
      all.length === 1
        ? { label: texts.open, link: pageOf(services, first) }
        : { label: texts.openAll, link: listPageOf(services, first) },
    footer: texts.footer,
    stop: stopAction(services, language, {
      userId: person.id,
      vendorId: isDaily ? null : first.vendorId,
      kind: isDaily ? 'daily' : first.kind,
    }),
  })
  // Its link opens nothing without signing in, and stops nothing but mails.
  return { ...mail, kind: isDaily ? 'notification.daily' : `notification.${first.kind}`, hasSecret: false }
}
