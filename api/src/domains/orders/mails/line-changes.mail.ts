import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Tx } from '#platform/database/database.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { personName } from '#platform/mail/layout/safe-text.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '#domains/account/account.service.ts'
import { sitePage } from '#domains/account/mail/site-page.ts'
import { listLines, listParcels, type LineRow, type OrderRow } from '../orders.store.ts'
import type { SubstituteRow } from '../parcels/parcels.store.ts'
import { aboutOrder, factsOf, linesOf, nameOfLine, textsOf } from './orders.mail.ts'
import type { ordersMailEn } from './orders.mail.en.ts'

interface ChangedLine {
  order: OrderRow
  parcelId: number
  /** As it was before. */
  line: LineRow
  /** How many of it the parcel still holds. */
  left: number
  /** What the shop offers instead. */
  offer?: Pick<SubstituteRow, 'title' | 'choice' | 'quantity' | 'pricePaisa' | 'answerBy'>
}

/** Tells what became of a line, with what the parcel holds and costs now. */
export async function queueLineMail(
  services: Services,
  tx: Tx,
  kind: keyof typeof ordersMailEn.lineChanges,
  { order, parcelId, line, left, offer }: ChangedLine,
) {
  const user = await findLiveUser(tx, order.userId)
  if (!user) return
  const { language } = user
  const texts = textsOf[language]
  const number = orderNumber(order.id)
  const parcels = (await listParcels(tx, [order.id])).filter(({ id }) => id === parcelId)
  const lines = await listLines(tx, [parcelId])
  const { subject, preheader, text } = texts.lineChanges[kind]
  const mail = composeMail({
    to: user.email,
    language,
    greeting: texts.greeting(personName(user.name)),
    subject: subject(number),
    preheader,
    paragraphs: [
      text({
        name: nameOfLine(line, language),
        left: formatCount(left, language),
        offer: offer ? nameOfLine(offer, language) : '',
        price: offer ? formatRupees(offer.pricePaisa, language) : '',
        until: offer ? formatLocalDateTime(offer.answerBy, language) : '',
      }),
      // While the shopper is asked, nothing is decided yet.
      ...(offer ? [] : [texts.heldNow, ...linesOf(lines, language)]),
    ],
    facts: factsOf({ order, parcels, lines }, language, false),
    action: { label: texts.button, link: sitePage(services, `/profile/orders/${number}`) },
    footer: texts.footer,
  })
  await services.outbox.queue(tx, {
    ...mail,
    kind: `order.line.${kind}`,
    about: aboutOrder(number),
    hasSecret: false,
  })
}
