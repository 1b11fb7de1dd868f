import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { parcelTable, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { PaymentStart } from '@haat/contract/domains/orders.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { insertRules } from '#domains/commission/commission.service.ts'
import { insertCoupons } from '#domains/coupons/coupons.service.ts'
import { reconcile } from '#domains/payments/payments.jobs.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { refundLinesInTransaction } from '#domains/orders/refunds/refund-lines.service.ts'
import { completeRefund } from '#domains/payments/refunds/refunds.service.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { CartProduct } from './cart-shop.ts'
import { openCashScenario } from './cash-actions.ts'
import { openPayScreen, press } from './gateway-stand-ins.ts'
import { newKey, type OrderShop } from './order-shop.ts'
import { openParcelScenario, parcelActions, type ParcelAction } from './parcel-actions.ts'

export const actions = [
  'put',
  'drop',
  'coupon',
  'cash',
  'cash',
  'online',
  'online',
  'clickAgain',
  'pay',
  'pay',
  'payTwice',
  'payButLost',
  'payForged',
  'payLess',
  'giveUp',
  'payOtherWay',
  'askGateways',
  'confirm',
  'cancel',
  'advance',
  'advance',
  'advance',
  'advance',
  'refuse',
  'bookCash',
  'bookCash',
  'runOut',
  'editStock',
  'refund',
  'refundPieces',
  'refundPieces',
  'buyAgain',
  ...parcelActions,
] as const
export type Action = (typeof actions)[number]
export interface ActionCall {
  what: Action
  who: number
  /** Chooses the product, order or parcel: an index that wraps around at the end of the list. */
  at: number
  many: number
}

type Person = Awaited<ReturnType<OrderShop['shopper']>>
interface PlacedOrder {
  person: Person
  number: string
  start: PaymentStart
}

/** A refusal by an ApiError is expected here; any other error fails the test. */
async function unlessRefused(action: Promise<unknown>) {
  await action.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}

function expectAnswer({ statusCode, body }: LightMyRequestResponse) {
  if (statusCode >= 500) throw new Error(`Answered ${statusCode}: ${body}`)
}

const some = <T>(list: T[], at: number): T | undefined => list[at % Math.max(list.length, 1)]

let scenarioCount = 0

/** Several shoppers, two vendors with little of everything, and those who pack, carry, pay back and edit stock. */
export async function openOrderScenario(shop: OrderShop) {
  const { db } = shop.services
  const other = await shop.makeVendor()
  const products: CartProduct[] = []
  for (const [at, vendorId] of [shop.vendorId, other.id, shop.vendorId, other.id].entries()) {
    const variants = [{ values: [], onHand: 2 + at * 3 }]
    products.push(await shop.make({ vendorId, pricePaisa: 333_33 + at * 450_00, variants }))
  }
  const [ours, theirs] = [`OURS${(scenarioCount += 1)}`, `THEIRS${scenarioCount}`]
  await insertCoupons(db, [
    { code: ours, kind: 'percent', value: 15, useLimit: 3 },
    { code: theirs, kind: 'amount', value: 100_00, vendorId: other.id, limitPerShopper: 1 },
  ])
  const rule = { beginsOn: nepalDay(new Date()), createdBy: randomUUID() }
  await insertRules(db, [
    { ...rule, id: randomUUID(), subject: 'product', subjectId: products[2]!.number, rate: 1237 },
    { ...rule, id: randomUUID(), subject: 'shop', subjectId: other.id, rate: 650 },
  ])
  const people: Person[] = []
  for (const district of ['kathmandu', 'kaski']) {
    const localLevel = district === 'kathmandu' ? 'kathmandu' : 'pokhara'
    people.push(await shop.shopper({ district, localLevel }), await shop.shopper())
  }
  const orders: PlacedOrder[] = []
  const presses = new Map<Person, { key: string; body: object }>()

  async function place(person: Person, method: string, { key, body }: { key: string; body: object }) {
    presses.set(person, { key, body })
    const answer = await person.placeOrder(body, key)
    if (answer.statusCode === 503 && method !== 'cod') return
    expectAnswer(answer)
    if (answer.statusCode === 200) orders.push({ person, ...answer.json().data })
  }

  async function buy(person: Person, method: string) {
    const { mark } = await person.quote()
    await place(person, method, { key: newKey(), body: { addressId: person.addressId, method, mark } })
  }

  /** Pays as the browser does; a browser that is not sent back never returns to the shop. */
  async function payAt(at: number, button: 'pay' | 'cancel', mishap: Parameters<typeof press>[2] = 'none') {
    const order = some(orders, at)
    if (!order || order.start.kind === 'none') return
    // A gateway may refuse to open a payment that it has closed.
    const screen = await openPayScreen(order.start).catch(() => undefined)
    const back = screen && (await press(screen, button, mishap))
    if (!back) return
    const returnToShop = () => shop.app.inject({ url: back.replace('http://haat.test', '') })
    const answers = await Promise.all(
      mishap === 'doubled' ? [returnToShop(), returnToShop()] : [returnToShop()],
    )
    for (const answer of answers) expectAnswer(answer)
  }

  async function onParcel(
    at: number,
    action: (order: PlacedOrder, position: number, state: ParcelState) => unknown,
  ) {
    const order = some(orders, at)
    if (!order) return
    const { parcels } = await order.person.getOrder(order.number)
    const parcel = some(parcels, Math.floor(at / 5))!
    await action(order, parcel.position, parcel.state)
  }

  const move = (order: PlacedOrder, position: number, to: ParcelState) =>
    unlessRefused(
      (async () => {
        const { doorCode } = (await order.person.getOrder(order.number)).parcels[position - 1]!
        const code = doorCode ?? undefined
        await advanceParcel(shop.services, { number: order.number, position, to, actor: 'staff', code })
      })(),
    )

  async function confirm(at: number) {
    const order = some(orders, at)
    if (!order) return
    const mail = (await shop.mails()).findLast(({ subject }) => subject.includes(order.number))
    const code = /Your code: (\d{6})/.exec(mail?.text_body ?? '')?.[1] ?? '000000'
    expectAnswer(await order.person.send('POST', `/orders/${order.number}/confirm`, { code }))
  }

  async function editStock(at: number, many: number) {
    const { variantId } = some(products, at)!
    const set = db.execute(sql`update stock set on_hand = ${many * 3} where variant_id = ${variantId}`)
    // The database refuses a stock that is lower than what is reserved.
    await set.catch((error: unknown) => {
      if (errorCode(error) !== '23514') throw error
    })
  }

  async function refund(at: number) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id::int from refund_tasks order by id desc limit 6`,
    )
    const task = some(rows, at)
    if (task)
      await Promise.all([completeRefund(shop.services, task.id), completeRefund(shop.services, task.id)])
  }

  async function answered(answer: Promise<LightMyRequestResponse>) {
    expectAnswer(await answer)
  }

  const cashScenario = await openCashScenario(shop.services)
  const variantIds = products.map(({ variantId }) => variantId)
  const parcelScenario = await openParcelScenario(shop, [shop.vendorId, other.id], variantIds)
  async function withParcel({ what, at, many }: ActionCall) {
    const order = some(orders, at)
    const answer = order && (await parcelScenario.act(what as ParcelAction, order, { at, many }))
    if (answer) expectAnswer(answer)
  }

  const perform: Record<
    Exclude<Action, ParcelAction>,
    (person: Person, act: ActionCall) => Promise<unknown> | undefined
  > = {
    put: (person, { at, many }) => answered(person.put(some(products, at)!, many)),
    drop: (person, { at }) => answered(person.send('DELETE', `/cart/items/${some(products, at)!.variantId}`)),
    coupon: (person, { at }) =>
      answered(person.send('PUT', '/cart/coupon', { code: at % 2 ? ours : theirs })),
    cash: (person) => buy(person, 'cod'),
    online: (person, { at }) => buy(person, at % 2 ? 'esewa' : 'khalti'),
    clickAgain: (person) => presses.get(person) && place(person, 'again', presses.get(person)!),
    pay: (_person, { at }) => payAt(at, 'pay'),
    payTwice: (_person, { at }) => payAt(at, 'pay', 'doubled'),
    payButLost: (_person, { at }) => payAt(at, 'pay', 'lost'),
    payForged: (_person, { at }) => payAt(at, 'pay', 'forged'),
    payLess: (_person, { at }) => payAt(at, 'pay', 'smaller'),
    giveUp: (_person, { at }) => payAt(at, 'cancel'),
    async payOtherWay(_person, { at, many }) {
      const order = some(orders, at)
      if (!order) return
      const method = many % 2 ? 'esewa' : 'khalti'
      const answer = await order.person.send('POST', `/orders/${order.number}/pay`, { method })
      expectAnswer(answer)
      if (answer.statusCode === 200) orders.push({ ...order, start: answer.json().data.start })
    },
    askGateways: () => reconcile(shop.services, shop.app.log, new Date(Date.now() + 60_000)),
    confirm: (_person, { at }) => confirm(at),
    cancel: (_person, { at }) =>
      onParcel(at, async ({ person, number }, position) =>
        expectAnswer(
          await person.send('POST', `/orders/${number}/parcels/${position}/cancel`, { reason: 'other' }),
        ),
      ),
    advance: (_person, { at, many }) =>
      onParcel(at, async (order, position, state) => {
        let next: ParcelState | undefined = state
        for (let step = 0; step < many && next; step += 1) {
          next = parcelTable[next][0]?.to
          if (next) await move(order, position, next)
        }
      }),
    refuse: (_person, { at }) => onParcel(at, (order, position) => move(order, position, 'refused')),
    bookCash: (_person, { at, many }) => unlessRefused(cashScenario.act(at, many)),
    async runOut(_person, { at }) {
      const order = some(orders, at)
      if (order) await shop.expirePaymentTime(order.number)
    },
    editStock: (_person, { at, many }) => editStock(at, many),
    refund: (_person, { at }) => refund(at),
    refundPieces: (_person, { at, many }) =>
      onParcel(at, async ({ person, number }, position) => {
        const { lines } = (await person.getOrder(number)).parcels[position - 1]!
        const pieces = [{ variantId: some(lines, many)!.variantId, quantity: 1 + (many % 2) }]
        const asked = { id: randomUUID(), lines: pieces, reason: 'Came back' }
        const { at: _later, ...caller } = cashScenario.caller()
        const give = () =>
          unlessRefused(
            db.transaction((tx) =>
              refundLinesInTransaction(shop.services, tx, caller, { number, position }, asked),
            ),
          )
        await Promise.all([give(), give()])
      }),
    async buyAgain(_person, { at }) {
      const order = some(orders, at)
      if (order) expectAnswer(await order.person.send('POST', `/orders/${order.number}/buy-again`))
    },
  }
  const isOfParcel = (what: Action): what is ParcelAction => parcelActions.includes(what as ParcelAction)
  return {
    orders,
    act: async (act: ActionCall) =>
      isOfParcel(act.what) ? withParcel(act) : perform[act.what](some(people, act.who)!, act),
  }
}
