import { suspensionReasonNames } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDateTime, formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { ShopOwner } from '../vendor-holdings.ts'
import { suspensionTexts } from './suspensions.mail.texts.ts'
import type { SuspensionRow } from './suspensions.store.ts'

interface SuspensionFacts {
  kind: 'suspended' | 'reopened'
  shop: Bilingual
  suspension: SuspensionRow
  shopLink: string
  helpLink: string
}

/** Tells an owner why the shop is off sale and what that means, or that it is open again. */
export function suspensionMail(
  { name, email, language }: ShopOwner,
  { kind, shop, suspension, shopLink, helpLink }: SuspensionFacts,
): NewMail {
  const texts = suspensionTexts[language]
  const { labels } = texts
  const { subject, preheader, paragraphs } = texts[kind]
  const { reason, words, endWords, createdAt, reopensOn } = suspension
  const shopName = oneLine(inLanguage(shop, language))
  const isSuspended = kind === 'suspended'
  const quote = isSuspended ? words : endWords
  const mail = composeMail({
    to: email,
    language,
    subject: subject(shopName),
    preheader,
    greeting: texts.greeting(personName(name)),
    paragraphs,
    facts: [
      [labels.shop, shopName],
      ...(isSuspended
        ? ([
            [labels.reason, suspensionReasonNames[reason][language]],
            [labels.since, texts.nepalTime(formatLocalDateTime(createdAt, language))],
            [labels.reopensOn, reopensOn ? formatLocalLongDate(reopensOn, language) : texts.noDay],
          ] satisfies [string, string][])
        : []),
    ],
    ...(quote !== '' && { quote }),
    action: isSuspended ? { label: texts.askUs, link: helpLink } : { label: texts.openShop, link: shopLink },
    footer: texts.footer,
  })
  // Its links open nothing without signing in.
  return { ...mail, kind: `vendor.${kind}`, hasSecret: false }
}
