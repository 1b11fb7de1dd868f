import { describe, expect, it } from 'vitest'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { orderNews } from './order-news.ts'

const now = new Date('2026-11-17T06:00:00Z')
const parcel = (state: ParcelState, dueFrom = '2026-11-18', dueTo = dueFrom) => ({ state, dueFrom, dueTo })
const newsOf = (parcels: ReturnType<typeof parcel>[], more = {}) =>
  orderNews({ parcels, payBy: null, needsCode: false, ...more }, now)

describe('the news of an order', () => {
  it('begin with what the shopper has to do', () => {
    const open = { payBy: '2026-11-17T06:10:00Z' }
    expect(newsOf([parcel('awaitingPayment')], open).kind).toBe('pay')
    expect(newsOf([parcel('awaitingPayment')], { payBy: '2026-11-17T05:59:00Z' }).kind).toBe('payOver')
    expect(newsOf([parcel('placed')], { needsCode: true }).kind).toBe('code')
    expect(newsOf([parcel('placed')]).kind).toBe('call')
  })

  it('tell what comes today in Nepal, and what comes besides', () => {
    const here = parcel('shipped', '2026-11-16', '2026-11-17')
    const later = parcel('packed', '2026-11-18')
    expect(newsOf([later, here])).toEqual({ kind: 'today', parcels: [here], others: [later] })
    expect(newsOf([parcel('shipped', '2026-11-18')]).kind).toBe('shipped')
    // A quarter past six in the evening in London is the next day in Kathmandu.
    const evening = new Date('2026-11-17T18:15:00Z')
    const next = [parcel('shipped', '2026-11-18')]
    expect(orderNews({ parcels: next, payBy: null, needsCode: false }, evening).kind).toBe('today')
  })

  it('speak of packing only where somebody has packed', () => {
    expect(newsOf([parcel('confirmed')]).kind).toBe('confirmed')
    const done = parcel('packed')
    const waiting = parcel('confirmed', '2026-11-19')
    expect(newsOf([waiting, done])).toEqual({ kind: 'packed', parcels: [done], others: [waiting] })
  })

  it('end with how it ended', () => {
    expect(newsOf([parcel('cancelled'), parcel('packed')]).kind).toBe('packed')
    expect(newsOf([parcel('cancelled'), parcel('delivered')]).kind).toBe('delivered')
    expect(newsOf([parcel('cancelled'), parcel('refused')]).kind).toBe('refused')
    expect(newsOf([parcel('cancelled')])).toMatchObject({ kind: 'cancelled', others: [] })
  })
})
