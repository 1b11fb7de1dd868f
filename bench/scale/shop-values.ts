import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type pg from 'pg'

/** What the addresses of a shop are made of. */
export interface ShopValues {
  productCount: number
  /** Ids of products in no order, with their titles and prices. */
  products: { id: string; title: string; pricePaisa: number }[]
  serviceIds: string[]
  servicePricesPaisa: number[]
  vendors: string[]
  categories: { slug: string; count: number }[]
  serviceCategories: string[]
  /** Words of at least one in two hundred products. */
  commonWords: string[]
  /** Words of three to forty products. */
  rareWords: string[]
}

const sample = 20_000

/** Reads what a shop sells; the same shop gives the same values in the same order. */
export async function readShopValues(client: pg.Client): Promise<ShopValues> {
  const read = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  const [{ count = 0 } = {}] = await read<{ count: number }>(
    `select sum(item_count)::int as count from categories where kind = 'product' and parent_id is null`,
  )
  const products = await read<{ id: number; slug: string; title: string; price: number }>(
    `select id::int, slug, title, price::int from products where is_on_sale order by hashint8(id), id limit ${sample}`,
  )
  const services = await read<{ id: number; slug: string; price: number }>(
    `select id::int, slug, from_price::int as price from services order by hashint8(id), id limit ${sample}`,
  )
  const vendors = await read<{ slug: string }>(
    `select slug from vendors where product_count > 0 order by hashint8(id), id limit ${sample}`,
  )
  const categories = await read<{ kind: string; slug: string; count: number }>(
    'select kind, slug, item_count as count from categories where item_count > 0 order by kind, slug',
  )
  const words = await read<{ label: string; count: number }>(
    `select label, product_count as count from search_words
     where label ~ '^[a-z]{4,}$' and (product_count between 3 and 40 or product_count >= ${Math.ceil(count / 200)})
     order by hashtext(word), word limit ${sample}`,
  )
  const ofKind = (kind: string) => categories.filter((category) => category.kind === kind)
  return {
    productCount: count,
    products: products.map(({ id, slug, title, price }) => ({
      id: toPublicId(slug, id),
      title,
      pricePaisa: price,
    })),
    serviceIds: services.map(({ id, slug }) => toPublicId(slug, id)),
    servicePricesPaisa: services.map(({ price }) => price),
    vendors: vendors.map(({ slug }) => slug),
    categories: ofKind('product'),
    serviceCategories: ofKind('service').map(({ slug }) => slug),
    commonWords: words.filter(({ count: found }) => found >= count / 200).map(({ label }) => label),
    rareWords: words.filter(({ count: found }) => found <= 40).map(({ label }) => label),
  }
}
