import { creditNoteNumber } from '@haat/contract/domains/orders.refunds.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Tx } from '#platform/database/database.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { personName } from '#platform/mail/layout/safe-text.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '#domains/account/account.service.ts'
import { sitePage } from '#domains/account/mail/site-page.ts'
import { refundDueAt } from '#domains/payments/refunds/refunds.service.ts'
import type { LineRow, OrderRow } from '../orders.store.ts'
import type { LineRefundWithLines } from '../refunds/line-refunds.store.ts'
import { aboutOrder, nameOfLine, textsOf } from './orders.mail.ts'

interface Refunded {
  order: OrderRow
  lines: LineRow[]
  refund: LineRefundWithLines
}

/** Tells the shopper what goes back for which pieces, why, how and by when. */
export async function queueLineRefundMail(services: Services, tx: Tx, { order, lines, refund }: Refunded) {
  const user = await findLiveUser(tx, order.userId)
  if (!user) return
  const { language } = user
  const texts = textsOf[language]
  const words = texts.lineRefund
  const number = orderNumber(order.id)
  const day = formatLocalDate(refundDueAt(refund.at), language)
  const rows = refund.lines.map(({ variantId, quantity, paidPaisa }) => {
    const line = lines.find((one) => one.variantId === variantId)!
    return texts.line(
      formatCount(quantity, language),
      nameOfLine(line, language),
      formatRupees(paidPaisa, language),
    )
  })
  const mail = composeMail({
    to: user.email,
    language,
    greeting: texts.greeting(personName(user.name)),
    subject: words.subject(number),
    preheader: words.preheader,
    paragraphs: [
      words.text,
      ...rows,
      words.reason(refund.reason),
      ...(refund.paidPaisa > 0 ? [isGateway(order.method) ? words.online(day) : words.cash(day)] : []),
      words.note,
    ],
    facts: [
      [texts.labels.order, number],
      [texts.moneyLabel, formatRupees(refund.paidPaisa, language)],
      [texts.labels.payment, texts.methods[order.method]],
      [words.creditNote, creditNoteNumber(refund)],
    ],
    action: { label: texts.button, link: sitePage(services, `/profile/orders/${number}`) },
    footer: texts.footer,
  })
  await services.outbox.queue(tx, {
    ...mail,
    kind: 'order.line-refund',
    about: aboutOrder(number),
    hasSecret: false,
  })
}
