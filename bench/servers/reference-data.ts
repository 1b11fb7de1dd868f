import pg from 'pg'

const productCount = 10_000
export const categoryCount = 100

/** Products as a list shows them, about 430 bytes of JSON each, 100 in each category. */
const statements = [
  `create table products (
    id uuid primary key default gen_random_uuid(),
    category_id int not null,
    slug text not null,
    name text not null,
    summary text not null,
    price_paisa bigint not null,
    list_price_paisa bigint not null,
    picture text not null,
    vendor text not null,
    rating real not null,
    ratings int not null,
    in_stock boolean not null
  )`,
  `insert into products (category_id, slug, name, summary, price_paisa, list_price_paisa, picture, vendor, rating, ratings, in_stock)
   select n % ${categoryCount}, 'dhaka-weave-cushion-cover-' || n, 'Dhaka weave cushion cover, number ' || n,
     'Woven by hand in Palpa from soft cotton, washed once so that it keeps its size and its colours.',
     (n * 7919) % 900000 + 9900, (n * 7919) % 900000 + 19900,
     '/pictures/products/' || md5(n::text) || '-480.webp', 'Tansen Weavers ' || n % 37,
     (n % 41) / 10.0 + 1, n % 900, n % 9 > 0
   from generate_series(1, ${productCount}) n`,
  'create index on products (category_id, price_paisa, id)',
  'vacuum analyze products',
]

export async function makeReferenceData(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
