import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { insertCouriers } from '#domains/couriers/couriers.service.ts'
import { expireSubstitutes, judgeUnaccepted } from '#domains/orders/parcels/parcels.jobs.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import type { OrderShop } from './order-shop.ts'
import { openRunScenario } from './run-actions.ts'
import { joinAs, makePerson, type Person } from './shop-people.ts'

/** What the people of a shop, carriers, the shopper and the clock do with one parcel. */
export const parcelActions = [
  'goOn',
  'accept',
  'decline',
  'less',
  'cancelLine',
  'substitute',
  'agree',
  'disagree',
  'withdraw',
  'pack',
  'pack',
  'unpack',
  'handOver',
  'giveToRun',
  'startRun',
  'noteAtDoor',
  'endRun',
  'leave',
  'leave',
  'tryInVain',
  'deliver',
  'deliver',
  'deliverPart',
  'refuseAtDoor',
  'answerPayment',
  'guess',
  'takeBack',
  'chooseDay',
  'expire',
  'runOutOfTime',
] as const
export type ParcelAction = (typeof parcelActions)[number]

interface Shopper {
  send: (method: 'POST' | 'PUT', path: string, body?: object) => Promise<LightMyRequestResponse>
  getOrder: (number: string) => Promise<Order>
}
interface Placed {
  person: Shopper
  number: string
}
interface Chosen {
  /** Chooses among lines and products: an index that wraps around. */
  at: number
  many: number
}

/** What brings a parcel on from where it stands, so that lives come to their end. */
const waysOn: Partial<Record<ParcelState, readonly ParcelAction[]>> = {
  confirmed: ['accept', 'pack'],
  accepted: ['pack'],
  packed: ['handOver', 'leave', 'giveToRun'],
  handedOver: ['startRun', 'leave'],
  shipped: ['deliver', 'deliverPart', 'tryInVain', 'refuseAtDoor', 'noteAtDoor'],
  tried: ['leave', 'deliver', 'deliverPart', 'refuseAtDoor', 'tryInVain'],
  delivered: ['answerPayment', 'noteAtDoor'],
  refused: ['takeBack'],
  partlyDelivered: ['takeBack'],
}

const some = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)]

/** Members of some vendors and a courier, who do what they are told with parcels of orders. */
export async function openParcelScenario(shop: OrderShop, vendorIds: number[], variantIds: string[]) {
  const { db } = shop.services
  const members = new Map<string, { path: `/vendor/${string}`; people: Person[] }>()
  for (const id of vendorIds) {
    const { slug } = await getVendorRow(db, id)
    const people = [await makePerson(shop, { name: 'Sita' }), await makePerson(shop, { name: 'Gita' })]
    await joinAs(shop, id, people[0]!, 'owner')
    await joinAs(shop, id, people[1]!, 'packer')
    members.set(slug, { path: `/vendor/shops/${toPublicId(slug, id)}`, people })
  }
  const [courier] = await insertCouriers(db, [{ name: 'Valley riders', collects: { en: '4 PM', ne: '' } }])

  const runs = openRunScenario(shop, String(courier!.id))

  type Call = (
    parcel: Parcel,
    placed: Placed,
    chosen: Chosen,
  ) => Promise<LightMyRequestResponse | void> | undefined
  const asMember = (parcel: Parcel, { at }: Chosen, line: string, body?: object, method = 'POST') => {
    const { path, people } = members.get(parcel.vendor.slug)!
    return some(people, at)!.send(`${method as 'POST'} ${path}/${line}`, body)
  }
  const step =
    (name: string, body?: (parcel: Parcel, chosen: Chosen) => object | undefined): Call =>
    (parcel, { number }, chosen) =>
      asMember(parcel, chosen, `parcels/${number}/${name}`, body?.(parcel, chosen))
  const together =
    (name: string): Call =>
    (parcel, { number }, chosen) =>
      asMember(parcel, chosen, `parcels/${name}`, { numbers: [number] })
  const lineOf = ({ lines }: Parcel, { at }: Chosen) => some(lines, at)!
  const code = ({ doorCode }: Parcel) => (doorCode === null ? {} : { code: doorCode })

  const answer =
    (isAccepted: boolean): Call =>
    ({ position, substitutes }, { person, number }, { at }) => {
      const asked = some(substitutes, at)
      const path = `/orders/${number}/parcels/${position}/substitutes/${asked?.id}`
      return asked && person.send('POST', path, { isAccepted })
    }

  const calls: Record<ParcelAction, Call> = {
    goOn: (parcel, placed, chosen) => {
      const way = parcel.substitutes.some(({ answer: said }) => said === null)
        ? 'agree'
        : some(waysOn[parcel.state] ?? [], chosen.many)
      return way && calls[way](parcel, placed, chosen)
    },
    accept: together('accept'),
    pack: together('pack'),
    decline: step('decline', () => ({ reason: 'soldOut' })),
    less: step('missing', (parcel, chosen) => {
      const { variantId, sent } = lineOf(parcel, chosen)
      return { what: 'less', variantId, sent: Math.max(1, sent - 1) }
    }),
    cancelLine: step('missing', (parcel, chosen) => ({
      what: 'cancel',
      variantId: lineOf(parcel, chosen).variantId,
    })),
    substitute: step('missing', (parcel, chosen) => ({
      what: 'substitute',
      variantId: lineOf(parcel, chosen).variantId,
      substituteVariantId: some(variantIds, chosen.at + chosen.many)!,
    })),
    agree: answer(true),
    disagree: answer(false),
    withdraw: (parcel, { number }, chosen) => {
      const asked = some(parcel.substitutes, chosen.at)
      return (
        asked && asMember(parcel, chosen, `parcels/${number}/substitutes/${asked.id}`, undefined, 'DELETE')
      )
    },
    unpack: step('unpack'),
    handOver: (parcel, { number }, chosen) =>
      asMember(parcel, chosen, 'parcels/hand-over', {
        parcels: [{ number, courierId: String(courier!.id), trackingNumber: `VR ${chosen.at}` }],
      }),
    giveToRun: (parcel, { number }, chosen) =>
      runs.give((line, body) => asMember(parcel, chosen, line, body), number, parcel),
    startRun: (parcel, { number }) => runs.start(number, parcel),
    noteAtDoor: (parcel, { number }, chosen) => runs.note(number, parcel, chosen),
    endRun: (parcel, { number }, chosen) =>
      runs.end((line, body) => asMember(parcel, chosen, line, body), number, parcel),
    leave: step('leave'),
    tryInVain: step('door', ({ tries }) => ({ outcome: 'tried', seenTries: tries })),
    deliver: step('door', (parcel) => ({ outcome: 'delivered', ...code(parcel) })),
    deliverPart: step('door', (parcel, chosen) => ({
      outcome: 'partlyDelivered',
      ...code(parcel),
      taken: parcel.lines
        .filter(({ sent }, at) => sent > 0 && (at + chosen.at) % 2 === 0)
        .map(({ variantId, sent }) => ({ variantId, quantity: Math.max(1, sent - (chosen.many % 2)) })),
    })),
    refuseAtDoor: step('door', () => ({ outcome: 'refused', reason: 'changedMind' })),
    guess: step('door', () => ({ outcome: 'delivered', code: '0000' })),
    answerPayment: step('door-payment', (_parcel, { many }) =>
      many % 2 === 0 ? { answer: 'arrived' } : { answer: 'missing', words: 'Nowhere' },
    ),
    takeBack: step('back'),
    chooseDay: ({ position, daysToChoose }, { person, number }, { at }) => {
      const day = some(daysToChoose, at)
      return day === undefined
        ? undefined
        : person.send('PUT', `/orders/${number}/parcels/${position}/day`, { day })
    },
    async expire(_parcel, _placed, { at }) {
      await db.execute(sql`update parcel_substitutes set answer_by = now() - interval '1 minute'
        where answer is null and id % 2 = ${at % 2}`)
      await expireSubstitutes(shop.services, shop.app.log)
    },
    async runOutOfTime(_parcel, _placed, { at }) {
      const later = new Date(Date.now() + (3 + (at % 3) * 4) * 86_400_000)
      if (at % 4 === 0) await judgeUnaccepted(shop.services, shop.app.log, later)
    },
  }
  return {
    /** Undefined where there was nothing to do. */
    act: async (what: ParcelAction, placed: Placed, chosen: Chosen) => {
      const { parcels } = await placed.person.getOrder(placed.number)
      const parcel = some(parcels, Math.floor(chosen.at / 5))
      return parcel && calls[what](parcel, placed, chosen)
    },
  }
}
