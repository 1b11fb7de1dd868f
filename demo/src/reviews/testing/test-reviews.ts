import { expect, test } from 'vitest'
import type { OwnReview } from '@haat/contract/domains/reviews.own.ts'
import { signedIn } from '../../../../api/test/factories.ts'
import type { TestApp } from '../../../../api/test/test-app.ts'

interface Demo {
  haat: TestApp
  /** Reads as the shopper of the demo. */
  read<T>(path: `/${string}`): Promise<T>
}

/** What people of the demo wrote, to be called where the demo has been loaded. */
export function testReviews(demo: () => Demo) {
  test('reviews belong to delivered lines, in both languages, and no two say the same', async () => {
    const { rows } = await demo().haat.database.pool.query<{
      text: string
      language: string
      stars: number
      isReceived: boolean
      isReplied: boolean
      photoCount: number
      helpfulCount: number
    }>(`
    select r.text, r.language, r.stars, r.reply is not null as "isReplied", r.photo_count as "photoCount", r.helpful_count as "helpfulCount",
      exists (select from parcels p join order_lines l on l.parcel_id = p.id
        where p.id = r.parcel_id and p.user_id = r.user_id and p.vendor_id = r.vendor_id
          and p.state in ('delivered', 'partlyDelivered', 'partlyReturned')
          and (r.product_id is null or l.variant_id = r.variant_id)) as "isReceived"
    from reviews r where r.state <> 'withdrawn'`)
    expect(rows.length).toBeGreaterThan(900)
    expect(rows.filter(({ isReceived }) => !isReceived)).toEqual([])
    const texts = rows.flatMap(({ text }) => (text === '' ? [] : [text]))
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
    expect(texts.length).toBeLessThan(rows.length)
    for (const language of ['en', 'ne']) {
      expect(rows.filter((row) => row.text !== '' && row.language === language).length).toBeGreaterThan(150)
    }
    for (const stars of [1, 2, 3, 4, 5]) expect(rows.some((row) => row.stars === stars)).toBe(true)
    expect(rows.filter(({ isReplied }) => isReplied).length).toBeGreaterThan(40)
    expect(rows.filter(({ photoCount }) => photoCount > 0).length).toBeGreaterThan(60)
    expect(Math.max(...rows.map(({ helpfulCount }) => helpfulCount))).toBeGreaterThan(10)
  })

  test('the shopper has written and can write, and staff have cases of each reason', async () => {
    const written = await demo().read<{ items: OwnReview[] }>('/own-reviews')
    const toWrite = await demo().read<{ total: number }>('/own-reviews/to-write')
    const states = written.items.map(({ state }) => state)
    expect(states.toSorted()).toEqual(['held', 'published', 'published', 'removed'])
    expect(toWrite.total).toBeGreaterThan(0)
    const headers = await signedIn(demo().haat.services, 'admin')
    const answer = await demo().haat.app.inject({ url: '/api/staff/moderation', headers })
    const { items } = answer.json().data
    expect(new Set(items.flatMap(({ reasons }: { reasons: string[] }) => reasons))).toEqual(
      new Set(['words', 'report', 'device']),
    )
  })
}
