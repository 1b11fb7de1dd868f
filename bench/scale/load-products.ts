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
  const pool = await readReviewPool(client, 'product')
  const first = (await highestId(client, 'products')) + 1
  for (let at = from; at < size; at += perStep) {
    const made = Array.from({ length: Math.min(perStep, size - at) }, (_, step): Numbered => {
      return { ...madeProduct(at + step, size, templates), id: first + at - from + step }
    })
    await client.query('begin')
    await loadRows(client, made)
    await loadVariants(client, made)
    await loadPrices(client, made)
    await loadReviews(client, pool, 'product_id', made)
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
  const variants = made.flatMap(({ id: productId, vendorId, variants: own }) =>
    own.map((variant, position) => ({ ...variant, productId, vendorId, position, id: nextVariant++ })),
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
    },
  )
  await insertRows(client, 'stock', {
    variant_id: id,
    vendor_id: vendorId,
    on_hand: each(({ onHand }) => onHand),
  })
}

/** A reduced product had its old price until nine days ago. */
async function loadPrices(client: pg.Client, made: Numbered[]) {
  const prices = made.flatMap(({ id, vendorId, price, oldPrice, ageDays }) => [
    { id, vendorId, price: oldPrice ?? price, since: daysAgo(Math.max(60, ageDays)) },
    ...(oldPrice === null ? [] : [{ id, vendorId, price, since: daysAgo(9) }]),
  ])
  await insertRows(client, 'price_history', {
    product_id: prices.map(({ id }) => id),
    vendor_id: prices.map(({ vendorId }) => vendorId),
    since: prices.map(({ since }) => since),
    price: prices.map(({ price }) => price),
  })
}
