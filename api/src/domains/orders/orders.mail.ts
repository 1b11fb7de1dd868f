import {
  mostWrongCodes,
  orderIdOf,
  orderNumber,
  type ParcelState,
} from '@haat/contract/domains/orders.rules.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Tx } from '#platform/db/database.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { personName } from '#platform/mail/safe-words.ts'
import type { Services } from '#services.ts'
import type { Money } from '../payments/order-side.ts'
import { findLiveUser, type UserRow } from '../account/account.service.ts'
import { sitePage } from '../account/site-page.ts'
import { ordersMailEn } from './orders.mail.en.ts'
import { ordersMailNe } from './orders.mail.ne.ts'
import {
  findOrder,
  listLines,
  listParcels,
  type LineRow,
  type OrderRow,
  type ParcelRow,
} from './orders.store.ts'

const wordsOf: Record<Language, typeof ordersMailEn> = { en: ordersMailEn, ne: ordersMailNe }

interface About {
  /** Only these parcels; otherwise all of the order. */
  parcelIds?: number[]
  code?: string
}

interface Told {
  user: Pick<UserRow, 'name' | 'email' | 'language'>
  order: Pick<OrderRow, 'id' | 'method'>
  parcels: Pick<ParcelRow, 'totalPaisa' | 'dueFrom' | 'dueTo'>[]
  lines: Pick<LineRow, 'title' | 'choice' | 'quantity' | 'pricePaisa'>[]
  code?: string | undefined
}

/** In the caller's transaction: told if, and only if, it happened. */
export async function queueOrderMail(
  services: Services,
  tx: Tx,
  kind: ParcelState,
  orderId: number,
  about: About,
) {
  if (kind === 'awaitingPayment') return
  const mail = await writeOrderMail(services, tx, kind, orderId, about)
  // Nobody is left to be written to.
  if (mail) await services.outbox.queue(tx, mail)
}

/** To the address that the shopper has now. */
async function writeOrderMail(
  services: Services,
  tx: Tx,
  kind: Exclude<ParcelState, 'awaitingPayment'>,
  orderId: number,
  about: About,
): Promise<NewMail | undefined> {
  const order = (await findOrder(tx, orderId))!
  const user = await findLiveUser(tx, order.userId)
  if (!user) return undefined
  const parcels = (await listParcels(tx, [orderId])).filter(({ id }) => about.parcelIds?.includes(id) ?? true)
  const lines = await listLines(
    tx,
    parcels.map(({ id }) => id),
  )
  return orderMail(services, kind, { user, order, parcels, lines, code: about.code })
}

/** The mail with the code of an order once more; none for an order that needs no code, or not any more. */
export async function writeCodeMail(services: Services, tx: Tx, number: string) {
  const id = orderIdOf(number)
  const order = id === undefined ? undefined : await findOrder(tx, id)
  if (!order?.confirmCodeSealed || order.wrongCodes >= mostWrongCodes) return undefined
  const code = services.sealer.open(order.confirmCodeSealed)
  if (code === null) return undefined
  return writeOrderMail(services, tx, 'placed', order.id, { code })
}

/** Under this name the mails of an order are found. */
export const aboutOrder = (number: string) => `order ${number}`

/** Of what the caller has in hands already. */
export function orderMail(
  services: Services,
  kind: Exclude<ParcelState, 'awaitingPayment'>,
  { user, order, parcels, lines, code }: Told,
): NewMail {
  const { language } = user
  const words = wordsOf[language]
  const { subject, preheader, text } = words.kinds[kind]
  const number = orderNumber(order.id)
  const mail = composeMail({
    to: user.email,
    language,
    greeting: words.greeting(personName(user.name)),
    subject: subject(number),
    preheader,
    paragraphs: [text, ...(code === undefined ? [] : [words.codeLine(code)]), ...linesOf(lines, language)],
    facts: factsOf(order, parcels, language),
    action: { label: words.button, link: sitePage(services, `/profile/orders/${number}`) },
    footer: words.footer,
  })
  return { ...mail, kind: `order.${kind}`, about: aboutOrder(number), hasSecret: code !== undefined }
}

/** What became of money: `owed` came for nothing and goes back, the order over or still open; `returned` has gone. */
export async function queueMoneyMail(
  services: Services,
  tx: Tx,
  kind: keyof typeof ordersMailEn.money,
  { order, money }: { order: OrderRow; money: Pick<Money, 'method' | 'amountPaisa'> },
) {
  const user = await findLiveUser(tx, order.userId)
  if (!user) return
  const { language } = user
  const words = wordsOf[language]
  const { subject, preheader, text } = words.money[kind]
  const number = orderNumber(order.id)
  const mail = composeMail({
    to: user.email,
    language,
    greeting: words.greeting(personName(user.name)),
    subject: subject(number),
    preheader,
    paragraphs: [text],
    facts: [
      [words.labels.order, number],
      [words.moneyLabel, formatRupees(money.amountPaisa, language)],
      [words.labels.payment, words.methods[money.method]],
    ],
    action: { label: words.button, link: sitePage(services, `/profile/orders/${number}`) },
    footer: words.footer,
  })
  await services.outbox.queue(tx, {
    ...mail,
    kind: 'order.money',
    about: aboutOrder(number),
    hasSecret: false,
  })
}

function linesOf(lines: Told['lines'], language: Language): string[] {
  const words = wordsOf[language]
  return lines.map(({ title, choice, quantity, pricePaisa }) =>
    words.line(
      formatCount(quantity, language),
      [title, ...choice].map((one) => inLanguage(one, language)).join(', '),
      formatRupees(quantity * pricePaisa, language),
    ),
  )
}

function factsOf(order: Told['order'], parcels: Told['parcels'], language: Language): [string, string][] {
  const { labels, methods, between } = wordsOf[language]
  const total = parcels.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0)
  const from = parcels.map(({ dueFrom }) => dueFrom).toSorted()[0]
  const to = parcels
    .map(({ dueTo }) => dueTo)
    .toSorted()
    .at(-1)
  return [
    [labels.order, orderNumber(order.id)],
    [order.method === 'cod' ? labels.cash : labels.total, formatRupees(total, language)],
    [labels.payment, methods[order.method]],
    ...(from && to
      ? [[labels.due, between(formatDate(from, language), formatDate(to, language))] as [string, string]]
      : []),
  ]
}
