import { vatPercent } from '@haat/contract/domains/catalogue.rules.ts'
import { maxWrongCodes, orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { NotificationKind } from '@haat/contract/domains/notifications.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailAction } from '#platform/mail/layout/mail-draft.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { personName } from '#platform/mail/layout/safe-text.ts'
import type { Services } from '#services.ts'
import type { Money } from '#domains/payments/payment-events.ts'
import { findLiveUser, type UserRow } from '#domains/account/account.service.ts'
import { sitePage } from '#domains/account/mail/site-page.ts'
import { stopAction } from '#domains/notifications/mail/notifications.mail.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import { addTaxSums } from '../../cart/tax-sums.ts'
import { heldQuantity, isHeld } from '../parcels/held.ts'
import { taxSumsOfParcel } from '../parcel-tax.ts'
import { ordersMailEn } from './orders.mail.en.ts'
import { ordersMailNe } from './orders.mail.ne.ts'
import {
  findOrder,
  listLines,
  listParcels,
  type LineRow,
  type OrderRow,
  type ParcelRow,
} from '../orders.store.ts'

export const textsOf: Record<Language, typeof ordersMailEn> = { en: ordersMailEn, ne: ordersMailNe }

/** What a mail about parcels tells: a state that they reached, or something that happened on the way. */
export type OrderMailKind = keyof typeof ordersMailEn.kinds

interface MailScope {
  /** Only these parcels; otherwise all of the order. */
  parcelIds?: number[]
  code?: string
  /** The shopper can do without mails like this one. */
  isStoppable?: boolean
}

interface MailFacts {
  user: Pick<UserRow, 'name' | 'email' | 'language'>
  order: Pick<OrderRow, 'id' | 'method'>
  parcels: (Pick<
    ParcelRow,
    | 'vendorId'
    | 'isVatRegistered'
    | 'goodsPaisa'
    | 'discountPaisa'
    | 'deliveryPaisa'
    | 'totalPaisa'
    | 'dueFrom'
    | 'dueTo'
  > &
    Partial<Pick<ParcelRow, 'trackingNumber'>>)[]
  lines: (Pick<LineRow, 'vendorId' | 'taxKind' | 'title' | 'choice' | 'quantity' | 'pricePaisa'> &
    Partial<Pick<LineRow, 'sentQuantity' | 'takenQuantity'>>)[]
  code?: string | undefined
  stop?: MailAction | undefined
  /** The names of the couriers that carry it. */
  couriers?: string[]
}

/** Queues the mail in the caller's transaction: it is sent if, and only if, the change is committed. */
export async function queueOrderMail(
  services: Services,
  tx: Tx,
  kind: OrderMailKind,
  orderId: number,
  scope: MailScope,
) {
  const mail = await writeOrderMail(services, tx, kind, orderId, scope)
  // There is no mail when the account was deleted.
  if (mail) await services.outbox.queue(tx, mail)
}

/** Writes to the address that the shopper has now. */
async function writeOrderMail(
  services: Services,
  tx: Tx,
  kind: OrderMailKind,
  orderId: number,
  scope: MailScope,
): Promise<NewMail | undefined> {
  const order = (await findOrder(tx, orderId))!
  const user = await findLiveUser(tx, order.userId)
  if (!user) return undefined
  const parcels = (await listParcels(tx, [orderId])).filter(({ id }) => scope.parcelIds?.includes(id) ?? true)
  const lines = await listLines(
    tx,
    parcels.map(({ id }) => id),
  )
  const names = await courierNamesById(
    tx,
    parcels.map(({ courierId }) => courierId),
  )
  const stop = scope.isStoppable ? stopOf(services, user, 'parcelStep') : undefined
  const facts = { user, order, parcels, lines, code: scope.code, couriers: [...names.values()], stop }
  return orderMail(services, kind, facts)
}

/** Writes the mail with the confirmation code again; undefined for an order that needs no code, or no longer. */
export async function writeCodeMail(services: Services, tx: Tx, number: string) {
  const id = orderIdOf(number)
  const order = id === undefined ? undefined : await findOrder(tx, id)
  if (!order?.confirmCodeSealed || order.wrongCodes >= maxWrongCodes) return undefined
  const code = services.encryption.decrypt(order.confirmCodeSealed)
  if (code === null) return undefined
  return writeOrderMail(services, tx, 'placed', order.id, { code })
}

/** How a shopper stops mails of a kind. */
const stopOf = (services: Services, { id, language }: UserRow, kind: NotificationKind) =>
  stopAction(services, language, { userId: id, vendorId: null, kind })

/** The mark by which the mails of an order are found. */
export const aboutOrder = (number: string) => `order ${number}`

/** Composes the mail from rows that the caller has read already. */
export function orderMail(
  services: Services,
  kind: OrderMailKind,
  { user, order, parcels, lines, code, couriers = [], stop }: MailFacts,
): NewMail {
  const { language } = user
  const texts = textsOf[language]
  const { subject, preheader, text } = texts.kinds[kind]
  const number = orderNumber(order.id)
  const mail = composeMail({
    to: user.email,
    language,
    greeting: texts.greeting(personName(user.name)),
    subject: subject(number),
    preheader,
    paragraphs: [text, ...(code === undefined ? [] : [texts.codeLine(code)]), ...linesOf(lines, language)],
    facts: [
      ...factsOf({ order, parcels, lines }, language, endKinds.includes(kind)),
      ...carrierFactsOf(couriers, parcels, language),
    ],
    action: { label: texts.button, link: sitePage(services, `/profile/orders/${number}`) },
    ...(stop && { stop }),
    footer: texts.footer,
  })
  return { ...mail, kind: `order.${kind}`, about: aboutOrder(number), hasSecret: code !== undefined }
}

/**
 * Mails about money: `owed` came for an order that is over and goes back, `owedOpen` came too late for a try while the
 * order is still open, `strange` is looked at by staff, and `returned` was sent back, `returnedCash` of what was paid at the
 * door.
 */
export async function queueMoneyMail(
  services: Services,
  tx: Tx,
  kind: keyof typeof ordersMailEn.money,
  { order, money }: { order: OrderRow; money: Pick<Money, 'amountPaisa'> & { method: PaymentMethod } },
) {
  const user = await findLiveUser(tx, order.userId)
  if (!user) return
  const { language } = user
  const texts = textsOf[language]
  const { subject, preheader, text } = texts.money[kind]
  const number = orderNumber(order.id)
  const mail = composeMail({
    to: user.email,
    language,
    greeting: texts.greeting(personName(user.name)),
    subject: subject(number),
    preheader,
    paragraphs: [text],
    facts: [
      [texts.labels.order, number],
      [texts.moneyLabel, formatRupees(money.amountPaisa, language)],
      [texts.labels.payment, texts.methods[money.method]],
    ],
    action: { label: texts.button, link: sitePage(services, `/profile/orders/${number}`) },
    ...((kind === 'returned' || kind === 'returnedCash') && { stop: stopOf(services, user, 'refund') }),
    footer: texts.footer,
  })
  await services.outbox.queue(tx, {
    ...mail,
    kind: 'order.money',
    about: aboutOrder(number),
    hasSecret: false,
  })
}

/** The kinds after which nothing is to be paid at the door. */
const endKinds: OrderMailKind[] = [
  'delivered',
  'partlyDelivered',
  'refused',
  'notReached',
  'declined',
  'cancelled',
]

export const nameOfLine = ({ title, choice }: Pick<LineRow, 'title' | 'choice'>, language: Language) =>
  [title, ...choice].map((one) => inLanguage(one, language)).join(', ')

/** What was missing or not taken is not among them. */
export const linesOf = (lines: MailFacts['lines'], language: Language): string[] =>
  lines
    .filter(isHeld)
    .map((line) =>
      textsOf[language].line(
        formatCount(heldQuantity(line), language),
        nameOfLine(line, language),
        formatRupees(heldQuantity(line) * line.pricePaisa, language),
      ),
    )

function carrierFactsOf(
  couriers: string[],
  parcels: MailFacts['parcels'],
  language: Language,
): [string, string][] {
  const { labels } = textsOf[language]
  const numbers = parcels.flatMap(({ trackingNumber }) => trackingNumber ?? [])
  return [
    ...couriers.map((name): [string, string] => [labels.courier, name]),
    ...numbers.map((number): [string, string] => [labels.tracking, number]),
  ]
}

/** What of the total is VAT or free of it. Nothing where no seller is registered, or it was not recorded. */
function taxFactsOf({ parcels, lines }: Pick<MailFacts, 'parcels' | 'lines'>, language: Language) {
  const { tax } = textsOf[language]
  // One vendor has one parcel in an order.
  const sums = parcels.flatMap(
    (parcel) =>
      taxSumsOfParcel(
        parcel,
        lines.filter(({ vendorId }) => vendorId === parcel.vendorId),
      ) ?? [],
  )
  const { vatPaisa, exemptPaisa, zeroPaisa } = addTaxSums(sums)
  const facts: [string, number][] = [
    [tax.vat(formatCount(vatPercent, language)), vatPaisa],
    [tax.exempt, exemptPaisa],
    [tax.zeroRated, zeroPaisa],
  ]
  return facts
    .filter(([, paisa]) => paisa > 0)
    .map(([label, paisa]): [string, string] => [label, formatRupees(paisa, language)])
}

export function factsOf(
  { order, parcels, lines }: Pick<MailFacts, 'order' | 'parcels' | 'lines'>,
  language: Language,
  isOver: boolean,
): [string, string][] {
  const { labels, methods, between } = textsOf[language]
  const total = parcels.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0)
  const from = parcels.map(({ dueFrom }) => dueFrom).toSorted()[0]
  const to = parcels
    .map(({ dueTo }) => dueTo)
    .toSorted()
    .at(-1)
  return [
    [labels.order, orderNumber(order.id)],
    [order.method === 'cod' && !isOver ? labels.cash : labels.total, formatRupees(total, language)],
    ...taxFactsOf({ parcels, lines }, language),
    [labels.payment, methods[order.method]],
    ...(from && to && !isOver
      ? [
          [labels.due, between(formatLocalDate(from, language), formatLocalDate(to, language))] as [
            string,
            string,
          ],
        ]
      : []),
  ]
}
