import type pg from 'pg'
import { slugOf } from '../../demo/src/shop/slug-of.ts'
import { copyRows, forgetNumbers, highestId, insertRows } from './copy-rows.ts'
import { daysAgo } from './load-vendors.ts'
import { loadReviews, readReviewPool, starColumns } from './load-reviews.ts'
import { madeProduct, type MadeProduct } from './made-product.ts'
import type { Templates } from './templates.ts'

const perStep = 5000
const longestSlug = 80

type Numbered = MadeProduct & { id: number }

/** Adds the products that are missing to a shop of that size. */
export async function loadProducts(client: pg.Client, templates: Templates, size: number, from: number) {
  const pool = await readReviewPool(client)
  const first = (await highestId(client, 'products')) + 1
  for (let at = from; at < size; at += perStep) {
    const made = Array.from({ length: Math.min(perStep, size - at) }, (_, step): Numbered => {
      return { ...madeProduct(at + step, size, templates), id: first + at - from + step }
    })
    await client.query('begin')
    await loadRows(client, made)
    await loadPrices(client, await loadVariants(client, made))
    await loadReviews(client, pool, 'product', made)
    await client.query('commit')
  }
  for (const table of ['products', 'product_variants', 'reviews']) await forgetNumbers(client, table)
}

async function loadRows(client: pg.Client, made: Numbered[]) {
  const each = <T>(value: (product: Numbered) => T) => made.map(value)
  const stockOf = ({ variants }: MadeProduct) => variants.reduce((sum, { onHand }) => sum + onHand, 0)
  await copyRows(
    client,
    'products',
    each(({ template }) => template.id),
    {
      id: each(({ id }) => id),
      vendor_id: each(({ vendorId }) => vendorId),
      slug: each(({ title }) => slugOf(title.en).slice(0, longestSlug).replace(/-$/, '')),
      title: each(({ title }) => title.en),
      title_ne: each(({ title }) => title.ne),
      price: each(({ price }) => price),
      old_price: each(({ oldPrice }) => oldPrice),
      lowest_price: each(({ lowestPrice }) => lowestPrice),
      discount_percent: each(({ discountPercent }) => discountPercent),
      is_in_stock: each((product) => stockOf(product) > 0),
      stock_left: each(stockOf),
      variant_count: each(({ variants }) => variants.length),
      sold_count: each(({ soldCount }) => soldCount),
      question_count: each(() => 0),
      created_at: each(({ ageDays }) => daysAgo(ageDays)),
      ...starColumns(made),
    },
  )
}

let nextVariant = 0
async function loadVariants(client: pg.Client, made: Numbered[]) {
  nextVariant ||= (await highestId(client, 'product_variants')) + 1
  const variants = made.flatMap(({ id: productId, vendorId, ageDays, variants: own }) =>
    own.map((variant, position) => ({
      ...variant,
      ageDays,
      productId,
      vendorId,
      position,
      id: nextVariant++,
    })),
  )
  const each = <T>(value: (variant: (typeof variants)[number]) => T) => variants.map(value)
  const id = each((variant) => variant.id)
  const vendorId = each((variant) => variant.vendorId)
  await copyRows(
    client,
    'product_variants',
    each(({ templateId }) => templateId),
    {
      id,
      vendor_id: vendorId,
      product_id: each(({ productId }) => productId),
      sku: each(({ productId, position }) => `M-${productId}-${position + 1}`),
      price: each(({ price }) => price),
      old_price: each(({ oldPrice }) => oldPrice),
      // A template may be in a deal, or switched off.
      standing_price: each(() => null),
      is_offered: each(() => true),
    },
  )
  await insertRows(client, 'stock', {
    variant_id: id,
    vendor_id: vendorId,
    on_hand: each(({ onHand }) => onHand),
  })
  return variants
}

type NumberedVariant = Awaited<ReturnType<typeof loadVariants>>[number]

/** A reduced variant had its old price until nine days ago. What the trigger has written is the last price of each. */
async function loadPrices(client: pg.Client, variants: NumberedVariant[]) {
  const reduced = variants.filter(({ oldPrice }) => oldPrice !== null)
  await client.query(
    `update variant_prices p set since = r.since::timestamptz
     from unnest($1::text[], $2::text[]) as r (id, since) where p.variant_id = r.id::bigint`,
    [
      variants.map(({ id }) => id),
      variants.map(({ oldPrice, ageDays }) => daysAgo(oldPrice === null ? Math.max(60, ageDays) : 9)),
    ],
  )
  await insertRows(client, 'variant_prices', {
    variant_id: reduced.map(({ id }) => id),
    vendor_id: reduced.map(({ vendorId }) => vendorId),
    since: reduced.map(({ ageDays }) => daysAgo(Math.max(60, ageDays))),
    price: reduced.map(({ oldPrice }) => oldPrice),
  })
}
