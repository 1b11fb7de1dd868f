import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { Services } from '#services.ts'
import type { UserRow } from '../../account/account.service.ts'
import { sitePage } from '../../account/mail/site-page.ts'
import { stopAction } from '../../notifications/mail/notifications.mail.ts'
import type { DueInvitation } from './invitations.store.ts'

const en = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  subject: (title: string, isMore: boolean) =>
    isMore ? `How do you like “${title}” and the rest?` : `How do you like “${title}”?`,
  preheader: 'A star is enough, and helps everybody who comes after you.',
  text: (shop: string) =>
    `A week ago your parcel from ${shop} came. What do you think of it? A star is enough; words and photos help others even more.`,
  star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  all: 'See all that you can review',
  footer: (number: string) =>
    `Haat, the weekly market that is open every day. You get this email once, because your order ${number} was delivered.`,
}
const ne: typeof en = {
  greeting: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
  subject: (title, isMore) => (isMore ? `“${title}” र अरू सामान कस्ता लागे?` : `“${title}” कस्तो लाग्यो?`),
  preheader: 'एउटा तारा भए पुग्छ, र पछि किन्नेलाई सजिलो हुन्छ।',
  text: (shop) =>
    `एक हप्ताअघि ${shop} बाट तपाईंको पार्सल आयो। कस्तो लाग्यो? एउटा तारा भए पुग्छ; शब्द र फोटोले अरूलाई झन् सघाउँछ।`,
  star: (stars) => `${['', '१', '२', '३', '४', '५'][stars]} तारा`,
  all: 'समीक्षा गर्न मिल्ने सबै हेर्नुहोस्',
  footer: (number) => `हाट, हरेक दिन खुला हुने हाट बजार। अर्डर ${number} पुर्‍याइएकाले यो इमेल एक पटक मात्र आएको हो।`,
}
const textsOf: Record<Language, typeof en> = { en, ne }

const mostGoods = 10
const allStars = [1, 2, 3, 4, 5]

/** Asks what somebody thinks of a parcel. Each star leads to the form, in which it is chosen already. */
export function invitationMail(
  services: Services,
  user: Pick<UserRow, 'id' | 'name' | 'email' | 'language'>,
  { orderId, shop, goods }: DueInvitation,
): NewMail {
  const { language } = user
  const texts = textsOf[language]
  const titleOf = ({ title }: DueInvitation['goods'][number]) => oneLine(inLanguage(title, language))
  const mail = composeMail({
    to: user.email,
    language,
    subject: texts.subject(titleOf(goods[0]!), goods.length > 1),
    preheader: texts.preheader,
    greeting: texts.greeting(personName(user.name)),
    paragraphs: [texts.text(oneLine(inLanguage(shop, language)))],
    choices: goods.slice(0, mostGoods).map((one) => ({
      label: titleOf(one),
      links: allStars.map((stars) => ({
        label: '★'.repeat(stars),
        hint: texts.star(stars),
        link: sitePage(services, `/profile/reviews/write/product/${one.id}?stars=${stars}`),
      })),
    })),
    action: { label: texts.all, link: sitePage(services, '/profile/reviews') },
    stop: stopAction(services, language, { userId: user.id, vendorId: null, kind: 'reviewInvitation' }),
    footer: texts.footer(orderNumber(orderId)),
  })
  // Its links open nothing without signing in, and stop nothing but mails.
  return { ...mail, kind: 'review.invitation', hasSecret: false }
}
