import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import type { MailAction } from '#platform/mail/layout/mail-draft.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { stockMailEn } from './stock.mail.en.ts'
import { stockMailNe } from './stock.mail.ne.ts'

const textsOf: Record<Language, typeof stockMailEn> = { en: stockMailEn, ne: stockMailNe }

/** More would be no mail but a list; the page has all of them. */
const maxShown = 20

interface Reader {
  name: string
  email: string
  language: Language
}

interface LowItem {
  title: Bilingual
  choice: Bilingual[]
  /** None are left of what is sold out. */
  available: number
}

interface LowStockFacts {
  shop: Bilingual
  items: LowItem[]
  stockLink: string
  stop: MailAction
}

/** Tells somebody of a shop what has become low or sold out since the last mail. */
export function lowStockMail(reader: Reader, { shop, items, stockLink, stop }: LowStockFacts): NewMail {
  const { language } = reader
  const texts = textsOf[language]
  const shopName = oneLine(inLanguage(shop, language))
  const count = (number: number) => formatCount(number, language)
  const nameOf = ({ title, choice }: LowItem) =>
    oneLine([title, ...choice].map((words) => inLanguage(words, language)).join(', '))
  const facts = items.slice(0, maxShown).map((item): [string, string] => {
    const left = item.available > 0 ? texts.left(count(item.available)) : texts.soldOut
    return [nameOf(item), left]
  })
  if (items.length > maxShown) facts.push([texts.seeList, texts.more(count(items.length - maxShown))])
  const mail = composeMail({
    to: reader.email,
    language,
    subject: texts.subject(shopName, count(items.length)),
    preheader: texts.preheader,
    greeting: texts.greeting(personName(reader.name)),
    paragraphs: texts.paragraphs,
    facts,
    action: { label: texts.button, link: stockLink },
    stop,
    footer: texts.footer,
  })
  // Its link opens nothing without signing in.
  return { ...mail, kind: 'stock.low', hasSecret: false }
}
