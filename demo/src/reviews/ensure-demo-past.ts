import { sql } from 'drizzle-orm'
import { ensureUser, findLiveUser } from '@haat/api/domains/account/account.service.ts'
import { insertReviews } from '@haat/api/domains/reviews/reviews.service.ts'
import { shownAuthor } from '@haat/api/domains/reviews/shown-author.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { nameVariant } from '@haat/contract/domains/catalogue.variants.ts'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import { defaultCommissionRate } from '@haat/contract/domains/commission.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { writeQuestions } from '../questions/write-questions.ts'
import { insertAll } from '../shopper/insert-all.ts'
import { writePastSales } from '../shopper/past-sales.ts'
import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import { demoPayouts } from '../vendors/demo-payouts.ts'
import { planReviews, type PlannedReview, type ReviewedProduct } from './plan-reviews.ts'
import { replyTo } from './review-replies.ts'
import { reviewerAccounts } from './reviewer-homes.ts'
import { scriptedSlugs } from './scripted-goods.ts'

/** So many days ago at the latest were the past sales of a shop delivered: its books go on in time with what the demo plays later. */
const latestDaysAgo = { palpa: 113, scripted: 62, paid: 29, other: 9 }

interface ProductRow {
  id: number
  vendorId: number
  vendorSlug: string
  slug: string
  title: Bilingual
  department: string
  category: string
  soldCount: number
  ageDays: number
  pictures: Picture[]
  options: {
    key: string
    name: Bilingual
    values: { key: string; name: Bilingual; pictureIndex: number | null }[]
  }[]
  returnDays: number
  taxKind: TaxKind
  aspects: string[]
  variants: { id: number; sku: string; pricePaisa: number; values: string[] }[]
}

/** Lets shoppers have bought and reviewed what the shops of the demo sell, once, before everything else that happens in it. */
export async function ensureDemoPast(services: Services) {
  const { db } = services
  if (await findLiveUser(db, reviewerAccounts[0]!.id)) return
  const rows = await readProducts(db)
  if (rows.length === 0) return
  const now = new Date()
  const planned = planReviews(toReviewed(rows), now)
  await db.transaction(async (tx) => {
    for (const { id, name, email } of reviewerAccounts)
      await ensureUser(tx, { id, name, email, roles: ['shopper'] })
    const sales = [...new Set(planned.map(({ sale }) => sale))]
    const sold = await writePastSales(services, tx, sales)
    // Written sales are copies, told apart by who bought where and when.
    const parcels = new Map(sold.map((sale) => [keyOf(sale), sale.parcelId]))
    await writeReviews(tx, planned, rows, (review) => parcels.get(keyOf(review.sale))!, now)
    await writeQuestions(tx, rows, planned, now)
  })
}

const keyOf = (sale: PlannedReview['sale']) =>
  `${sale.userId} ${String(sale.vendorId)} ${sale.placedAt.toISOString()} ${sale.deliveredAt.toISOString()}`

async function readProducts(db: Tx): Promise<ProductRow[]> {
  const { rows } = await db.execute<{ product: ProductRow }>(sql`
    select jsonb_build_object('id', p.id, 'vendorId', p.vendor_id, 'vendorSlug', v.slug, 'slug', p.slug,
      'title', jsonb_build_object('en', p.title, 'ne', p.title_ne), 'category', c.slug, 'department', coalesce(d.slug, c.slug),
      'soldCount', p.sold_count, 'ageDays', extract(day from now() - p.created_at)::int, 'pictures', p.pictures, 'options', p.options,
      'returnDays', p.return_days, 'taxKind', p.tax_kind,
      'aspects', coalesce(
        (select jsonb_agg(a.key order by a.position) from category_aspects a where a.category_id = c.id and a.dropped_at is null),
        (select jsonb_agg(a.key order by a.position) from category_aspects a where a.category_id = d.id and a.dropped_at is null), '[]'),
      'variants', (select jsonb_agg(jsonb_build_object('id', o.id, 'sku', o.sku, 'pricePaisa', o.price, 'values', o.values) order by o.position)
        from product_variants o where o.product_id = p.id and o.is_offered and not o.is_removed)) as product
    from products p join vendors v on v.id = p.vendor_id join categories c on c.id = p.category_id left join categories d on d.id = c.parent_id
    where p.is_on_sale and not exists (select from vendor_suspensions s where s.vendor_id = v.id)
    order by p.id`)
  return rows.map(({ product }) => product).filter(({ variants }) => variants !== null)
}

function toReviewed(rows: ProductRow[]): ReviewedProduct[] {
  const scripted = scriptedSlugs()
  const shopsOf = (slugs: Set<string>) =>
    new Set(rows.flatMap(({ slug, vendorSlug }) => (slugs.has(slug) ? [vendorSlug] : [])))
  const [inScripts, withAccount] = [shopsOf(scripted), new Set(demoPayouts.map(({ slug }) => slug))]
  const untilOf = (shop: string) => {
    if (shop === 'palpa-dhaka-udhyog') return latestDaysAgo.palpa
    if (inScripts.has(shop)) return latestDaysAgo.scripted
    return withAccount.has(shop) ? latestDaysAgo.paid : latestDaysAgo.other
  }
  return rows.map((row) => ({
    id: row.id,
    vendorId: row.vendorId,
    department: row.department,
    category: row.category,
    soldCount: row.soldCount,
    ageDays: row.ageDays,
    untilDaysAgo: untilOf(row.vendorSlug),
    variants: row.variants.map(({ id, sku, pricePaisa, values }) => {
      const picture = row.options[0]?.values.find(({ key }) => key === values[0])?.pictureIndex ?? 0
      return {
        id,
        sku,
        pricePaisa,
        ...nameVariant(row, values),
        productId: toPublicId(row.slug, row.id),
        picture: row.pictures[picture] ?? row.pictures[0]!,
        returnDays: row.returnDays,
        taxKind: row.taxKind,
        commissionRate: defaultCommissionRate,
        valueKey: values[0] ?? null,
      }
    }),
  }))
}

const dayMs = 86_400_000

async function writeReviews(
  tx: Tx,
  planned: PlannedReview[],
  rows: ProductRow[],
  parcelOf: (review: PlannedReview) => number,
  now: Date,
) {
  const products = new Map(rows.map((row) => [row.id, row]))
  const next = seededNumbers('what people do with reviews')
  const drafts = planned
    .toSorted((a, b) => b.writtenDaysAgo - a.writtenDaysAgo)
    .map((review) => {
      const { product, variant, reviewer, stars, text, language, writtenDaysAgo } = review
      const { aspects: keys, pictures } = products.get(product.id)!
      const createdAt = new Date(now.getTime() - writtenDaysAgo * dayMs)
      const photos =
        text !== '' && next() < 0.16 ? shuffled(pictures, next).slice(0, 1 + Math.floor(next() * 2)) : []
      const judged = next() < 0.5 ? keys : []
      const reply =
        text !== '' && next() < (stars <= 3 ? 0.5 : 0.1)
          ? replyTo({ stars, language, name: reviewer.name, next })
          : null
      const repliedAt =
        reply === null ? null : new Date(createdAt.getTime() + Math.min(0.9, writtenDaysAgo / 2) * dayMs)
      return {
        photos,
        votes: Math.floor((2 + Math.sqrt(writtenDaysAgo) * 1.6) * next() ** 2.5 * (text === '' ? 0.3 : 1)),
        row: {
          vendorId: product.vendorId,
          productId: product.id,
          userId: reviewer.id,
          ...shownAuthor(reviewer, reviewer.district),
          stars,
          text,
          language,
          aspects: Object.fromEntries(
            judged.map((key) => [key, Math.max(1, Math.min(5, stars + Math.floor(next() * 3) - 1))]),
          ),
          state: 'published' as const,
          parcelId: parcelOf(review),
          variantId: variant.id,
          boughtOn: nepalDay(review.sale.deliveredAt),
          choice: variant.choice,
          valueKey: variant.valueKey,
          photoCount: photos.length,
          reply,
          repliedAt,
          replyState: reply === null ? null : ('published' as const),
          createdAt,
        },
      }
    })
  await insertReviews(
    tx,
    drafts.map(({ row }) => row),
  )
  const ids = await idsOf(tx)
  const idAt = ({ row }: (typeof drafts)[number]) => ids.get(`${row.userId} ${String(row.productId)}`)!
  const photos = drafts.flatMap((draft) =>
    draft.photos.map(({ src }, position) => {
      const id = crypto.randomUUID()
      const row = {
        id,
        user_id: draft.row.userId,
        review_id: idAt(draft),
        position,
        picture_id: id.replaceAll('-', ''),
        created_at: draft.row.createdAt,
      }
      return { row, pictureId: row.picture_id, source: src.split('/').at(-1)! }
    }),
  )
  await copyPictures(tx, photos)
  await insertAll(
    tx,
    'review_photos',
    photos.map(({ row }) => row),
  )
  await insertAll(
    tx,
    'review_votes',
    drafts.flatMap((draft) =>
      shuffled(reviewerAccounts, next)
        .filter(({ id }) => id !== draft.row.userId)
        .slice(0, draft.votes)
        .map(({ id }) => ({ review_id: idAt(draft), user_id: id, created_at: draft.row.createdAt })),
    ),
  )
}

/** A photo is drawn like the picture of its product, and is a picture of its own: what becomes of the one leaves the other alone. */
async function copyPictures(tx: Tx, photos: { pictureId: string; source: string }[]) {
  await tx.execute(sql`
    insert into pictures (id, width, height, blur, widths, status, spec, position)
    select c."pictureId", p.width, p.height, p.blur, p.widths, 'waiting', p.spec, p.position + 1000000
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as c("pictureId" text, source text) join pictures p on p.id = c.source`)
}

async function idsOf(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; key: string }>(
    sql`select id::float8 as id, user_id || ' ' || product_id as key from reviews where state = 'published'`,
  )
  return new Map(rows.map(({ id, key }) => [key, id]))
}
