import type { PayoutKind } from '@haat/contract/domains/payouts.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { payoutsMailEn } from './payouts.mail.en.ts'
import { payoutsMailNe } from './payouts.mail.ne.ts'

export const textsOf: Record<Language, typeof payoutsMailEn> = { en: payoutsMailEn, ne: payoutsMailNe }

export type PayoutNews = keyof typeof payoutsMailEn.news

interface Reader {
  name: string
  email: string
  language: Language
}

interface PayoutFacts {
  kind: PayoutNews
  shop: Bilingual
  account: NamedAccount & { usableFrom: Date }
  /** Who did it; undefined once their account is closed. */
  actor: string | undefined
  at: Date
  payoutLink: string
}

interface NamedAccount {
  kind: PayoutKind
  bankName: string
  maskedNumber: string
}

/** An owner typed the name of the bank: what looks like an address of the web is left out, as in names of people. */
export function accountWords(language: Language, { kind, bankName, maskedNumber }: NamedAccount) {
  const bank = personName(bankName)
  return `${textsOf[language].kinds[kind]}${bank && `, ${bank}`}, ${maskedNumber}`
}

export function payoutMail(
  reader: Reader,
  { kind, shop, account, actor, at, payoutLink }: PayoutFacts,
): NewMail {
  const texts = textsOf[reader.language]
  const { labels } = texts
  const shopName = oneLine(inLanguage(shop, reader.language))
  const when = (time: Date) => texts.nepalTime(formatLocalDateTime(time, reader.language))
  const begins = when(account.usableFrom)
  const { subject, preheader, paragraphs } = texts.news[kind]
  const by = personName(actor ?? '')
  const facts: [string, string][] = [
    [labels.shop, shopName],
    [labels.account, accountWords(reader.language, account)],
    ...(by ? [[labels.by, by] satisfies [string, string]] : []),
    [labels.when, when(at)],
    ...(kind === 'changed' ? [[labels.begins, begins] satisfies [string, string]] : []),
  ]
  const mail = composeMail({
    to: reader.email,
    language: reader.language,
    subject: subject(shopName),
    preheader: preheader(begins),
    greeting: texts.greeting(personName(reader.name)),
    paragraphs: paragraphs(begins),
    facts,
    action: { label: texts.button[kind], link: payoutLink },
    footer: texts.footer,
  })
  // Its link opens nothing without signing in.
  return { ...mail, kind: 'payouts', hasSecret: false }
}
