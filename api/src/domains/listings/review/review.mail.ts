import type { VersionStep } from '@haat/contract/domains/listings.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { peopleById } from '../../account/account.service.ts'
import { stopAction } from '../../notifications/mail/notifications.mail.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { getVendorRow } from '../../vendors/vendors.service.ts'
import type { ListingRecord, ReviewReason, VersionRow } from '../listings.store.ts'

const texts = {
  en: {
    greeting: (name: string) => `Namaste ${name},`,
    subject: (title: string) => `Please mend your listing: ${title}`,
    preheader: 'Staff have looked at it and say what has to be changed.',
    'send-back':
      'We looked at your listing and sent it back. What is in the shop now stays there until you send it again.',
    'take-back':
      'We looked at what you put into the shop and took it back. The version that was approved before it is shown again, if there is one.',
    action: 'Open and mend',
    footer: 'You get this mail because you belong to this shop on Haat.',
  },
  ne: {
    greeting: (name: string) => `नमस्ते ${name},`,
    subject: (title: string) => `तपाईंको सामान सच्याउनुहोस्: ${title}`,
    preheader: 'हाम्रो टोलीले हेरेर के सच्याउने भनी लेखेको छ।',
    'send-back': 'हामीले तपाईंको सामान हेरेर फिर्ता पठायौं। फेरि नपठाउञ्जेल पसलमा अहिले देखिएकै कुरा रहन्छ।',
    'take-back': 'तपाईंले पसलमा राख्नुभएको कुरा हेरेर हामीले हटायौं। त्यसअघि स्वीकृत भएको संस्करण भए त्यही देखिन्छ।',
    action: 'खोलेर सच्याउनुहोस्',
    footer: 'हाटको यो पसलमा तपाईं काम गर्नुहुने भएकाले यो इमेल आएको हो।',
  },
} satisfies Record<Language, unknown>

interface Decision {
  step: VersionStep
  listing: ListingRecord
  version: VersionRow
  reasons: ReviewReason[]
  words: string
}

/** Tells those who work on the shop's listings what has to be changed. What is approved needs no mail: it is in the shop. */
export async function mailDecision(
  services: Services,
  tx: Tx,
  { step, listing, version, reasons, words }: Decision,
) {
  if (step !== 'send-back' && step !== 'take-back') return
  const vendor = await getVendorRow(tx, listing.vendorId)
  const link = `${services.config.siteUrl}/vendor/${toPublicId(vendor.slug, vendor.id)}/listings/${listing.id}`
  const quote = [words, ...reasons.map((reason) => reason.words)].filter(Boolean).join('\n')
  const readers = await notify(tx, {
    kind: 'listingSentBack',
    key: `${version.id} ${step}`,
    data: { listingId: String(listing.id), title: version.content.name },
    to: { vendorId: listing.vendorId },
  })
  const people = await peopleById(tx, readers)
  for (const { id: userId, name, email, language } of people.values()) {
    const said = texts[language]
    const mail = composeMail({
      to: email,
      language,
      subject: said.subject(oneLine(inLanguage(version.content.name, language))),
      preheader: said.preheader,
      greeting: said.greeting(personName(name)),
      paragraphs: [said[step]],
      facts: [],
      quote,
      action: { label: said.action, link },
      stop: stopAction(services, language, { userId, vendorId: listing.vendorId, kind: 'listingSentBack' }),
      footer: said.footer,
    })
    // Its link opens nothing without signing in.
    await services.outbox.queue(tx, { ...mail, kind: `listing.${step}`, hasSecret: false })
  }
}
