import { sql } from 'drizzle-orm'
import { toWritePage } from '@haat/api/domains/reviews/own/standing.service.ts'
import { writeReview } from '@haat/api/domains/reviews/own/write-review.service.ts'
import { openCase } from '@haat/api/domains/reviews/moderation/open-case.service.ts'
import { removeModerated } from '@haat/api/domains/reviews/moderation/decide-case.service.ts'
import { casePage } from '@haat/api/domains/reviews/moderation/read-cases.service.ts'
import { reportReview } from '@haat/api/domains/reviews/moderation/report.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import type { ReviewKind } from '@haat/contract/domains/reviews.rules.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { historyServices } from '../shopper/history-services.ts'
import { callerAt } from '../staff/caller-at.ts'
import { demoBoutique, demoCooperative } from '../vendors/demo-regulars.ts'
import { demoHotel } from '../vendors/demo-sold.ts'
import { reviewerAccounts } from './reviewer-homes.ts'

interface Opinion {
  kind: ReviewKind
  stars: number
  text: string
  /** A part of the thing's address; without it any will do. */
  of?: string
  /** Shops are judged by fixed ones. */
  aspects?: Record<string, number>
}
const ofShop = (stars: number, onTime: number, asDescribed: number, text = ''): Opinion => ({
  kind: 'shop',
  stars,
  text,
  aspects: { onTime, asDescribed },
})
const ofGoods = (stars: number, text: string, of?: string): Opinion => ({
  kind: 'product',
  stars,
  text,
  ...(of !== undefined && { of }),
})

/** What people of the demo say about what they received, the newest first. One of Anjali’s is looked at, one was taken off. */
const opinions: [userId: string, Opinion[]][] = [
  [
    demoAccountIds.shopper,
    [
      ofGoods(
        5,
        'Warm enough for the bus at five in the morning. A seam was open, and they gave the money for it back without a word.',
        'winter-mufflers',
      ),
      ofGoods(2, 'Whoever packed the socks is an idiot: three left ones.', 'wool-socks'),
      ofGoods(
        1,
        'The man next door says that it is mixed in his cousin’s kitchen, ask Ramesh in the second house.',
        'masala-chiya',
      ),
      ofShop(5, 5, 4, 'Packed as if it were glass, even the socks.'),
    ],
  ],
  [
    demoCooperative.id,
    [
      ofGoods(
        5,
        'Eleven of us wear it on the day of the cooperative. The weave is as tight as my grandmother’s.',
      ),
      ofGoods(4, 'बुट्टा मिलेको छ, किनारा भने अलि साँघुरो भयो।'),
      ofGoods(3, 'Good cloth, but the second piece was a shade darker than the first.'),
      ofShop(5, 5, 5, 'पाल्पाबाट पाल्पामै, भोलिपल्टै आइपुग्यो।'),
    ],
  ],
  [
    demoBoutique.id,
    [
      ofGoods(4, 'Sells well in my shop in Baluwatar. I would like the pattern cards with it.'),
      ofGoods(2, 'The border of one came undone on the first day; the second one holds.'),
      ofShop(4, 4, 5),
    ],
  ],
  [
    demoHotel.id,
    [ofGoods(5, 'Guests ask where the bowls come from. Heavy enough not to slide on the tray.', 'dal-bowls')],
  ],
]

/** Lets people say what they think of what the played orders brought them, once, and staff decide about some of it. */
export async function ensureDemoOpinions(given: Services) {
  const { rows } = await given.db.execute<{ n: number }>(
    sql`select count(*)::int as n from reviews where user_id = ${demoAccountIds.shopper}`,
  )
  const page = { pageIndex: 1, pageSize: 40 }
  if (rows[0]!.n > 0 || (await toWritePage(given.db, demoAccountIds.shopper, page)).total === 0) return
  await given.db.transaction(async (tx) => {
    const { services } = historyServices(given, tx)
    for (const [userId, said] of opinions) {
      const { items } = await toWritePage(tx, userId, page)
      for (const { kind, of = '', stars, text, aspects = {} } of said) {
        const at = items.findIndex((item) => item.kind === kind && item.id.includes(of))
        const [thing] = at < 0 ? [] : items.splice(at, 1)
        if (thing)
          await writeReview(services, { userId, device: `demo ${userId}` }, thing, {
            stars,
            text,
            aspects,
            photoIds: [],
          })
      }
    }
    await bringToDesk(services, tx)
  })
}

/** Cases of each reason: words (by what was written), a reader's report, and several accounts on one device. */
async function bringToDesk(services: Services, tx: Tx) {
  const find = async (where: ReturnType<typeof sql>) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id::float8 as id from reviews where state = 'published' and ${where} order by id desc limit 1`,
    )
    return rows[0]?.id
  }
  const gossip = await find(sql`text like '%cousin’s kitchen%'`)
  const [reader, other] = reviewerAccounts
  if (gossip !== undefined) {
    const body = { reason: 'personal', words: 'It names a neighbour and where he lives.' } as const
    await reportReview(tx, { reviewId: String(gossip), about: 'review', userId: reader!.id }, body)
    const { items } = await casePage(tx, { view: 'open', kind: 'review', reason: 'report', pageSize: 10 })
    const found = items.find(({ text }) => text.includes('cousin’s kitchen'))
    const said = { reason: 'personal', words: 'It names a person and their home.' } as const
    if (found)
      await removeModerated(services, callerAt('admin', new Date()), found.id, {
        ...said,
        writtenAt: found.writtenAt,
      })
  }
  const doubted = await find(sql`stars = 1 and text <> ''`)
  if (doubted !== undefined) {
    const body = { reason: 'untrue', words: 'This never happened in our shop.' } as const
    await reportReview(tx, { reviewId: String(doubted), about: 'review', userId: other!.id }, body)
  }
  const praised = await find(sql`stars = 5 and text <> '' and helpful_count > 8`)
  if (praised !== undefined) await openCase(tx, { kind: 'review', subjectId: praised, reason: 'device' })
}
