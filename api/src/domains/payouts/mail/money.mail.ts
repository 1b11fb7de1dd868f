import type { FailReason, PayoutKind } from '@haat/contract/domains/payouts.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import type { MailAction } from '#platform/mail/layout/mail-draft.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { accountWords, textsOf } from './payouts.mail.ts'

export interface MoneyNews {
  state: 'sent' | 'failed'
  number: string
  shop: Bilingual
  amountPaisa: number
  account: { kind: PayoutKind; bankName: string; maskedNumber: string }
  reference: string | null
  failReason: FailReason | null
  failWords: string
  moneyLink: string
  stop: MailAction
}

interface Reader {
  name: string
  email: string
  language: Language
}

/** A payout was sent, or came back. */
export function moneyMail(reader: Reader, news: MoneyNews): NewMail {
  const texts = textsOf[reader.language]
  const { labels, button, reasons, [news.state]: told } = texts.money
  const shopName = oneLine(inLanguage(news.shop, reader.language))
  const sum = formatRupees(news.amountPaisa, reader.language)
  const facts: [string, string][] = [
    [texts.labels.shop, shopName],
    [labels.number, news.number],
    [labels.amount, sum],
    [labels.account, accountWords(reader.language, news.account)],
    [labels.reference, oneLine(news.reference ?? '')],
  ]
  if (news.failReason) {
    const words = oneLine(news.failWords)
    facts.push([labels.reason, `${reasons[news.failReason]}${words && `: ${words}`}`])
  }
  const mail = composeMail({
    to: reader.email,
    language: reader.language,
    subject: told.subject(shopName, sum),
    preheader: told.preheader(news.number),
    greeting: texts.greeting(personName(reader.name)),
    paragraphs: told.paragraphs,
    facts,
    action: { label: button, link: news.moneyLink },
    stop: news.stop,
    footer: texts.footer,
  })
  return { ...mail, kind: 'payouts', hasSecret: false }
}
