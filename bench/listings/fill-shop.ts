import type pg from 'pg'
import type { Services } from '../../api/src/services.ts'
import { makeProduct, somePicture } from '../../api/test/catalogue-factories.ts'

interface ShopPlan {
  vendorId: number
  categoryId: number
  ownerId: string
  count: number
}

/** One product is made as the shop makes it, the others are its copies; their addresses are those that a new version keeps. */
export async function fillShop(
  client: pg.Client,
  services: Services,
  { vendorId, categoryId, ownerId, count }: ShopPlan,
) {
  await client.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [vendorId, ownerId],
  )
  const { number } = await makeProduct(services, { vendorId, categoryId })
  const { src, width, height, blur, widths } = somePicture
  await client.query(
    `insert into pictures (id, width, height, blur, widths, status) values ($1, $2, $3, $4, $5, 'ready') on conflict do nothing`,
    [src.replace('/pictures/', ''), width, height, blur, widths],
  )
  const columns = `vendor_id, category_id, title_ne, pictures, options, story, price, is_made_in_nepal, is_in_stock, stock_left,
    variant_count, return_days, min_days, max_days, is_cash_possible`
  await client.query(
    `insert into products (slug, title, created_at, ${columns})
     select 'shawl-number' || n || '-of-many', 'Shawl number' || n || ' of many', now() - n * interval '1 minute', ${columns}
     from products, generate_series(2, $2::int) n where id = $1`,
    [number, count],
  )
  await client.query(
    `insert into product_variants (vendor_id, product_id, sku, values, price, position)
     select vendor_id, id, 'SKU' || id, '{}', price, 0 from products where vendor_id = $1 and id <> $2`,
    [vendorId, number],
  )
  await client.query(
    `insert into stock (variant_id, vendor_id, on_hand) select id, vendor_id, 20 from product_variants v
     where vendor_id = $1 and not exists (select from stock s where s.variant_id = v.id)`,
    [vendorId],
  )
}
