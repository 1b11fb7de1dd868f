import { constants, zstdCompressSync } from 'node:zlib'
import fastify from 'fastify'
import pg from 'pg'

/** R, the unit of every figure: a bare Fastify that lists 24 products with one prepared, indexed query. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

const fields = {
  id: 'string',
  slug: 'string',
  name: 'string',
  summary: 'string',
  pricePaisa: 'integer',
  listPricePaisa: 'integer',
  picture: 'string',
  vendor: 'string',
  rating: 'number',
  ratings: 'integer',
  inStock: 'boolean',
}
const properties = Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }]))
const items = { type: 'array', items: { type: 'object', properties } }

const listProducts = {
  name: 'list-products',
  text: `select id, slug, name, summary, price_paisa as "pricePaisa", list_price_paisa as "listPricePaisa",
      picture, vendor, rating, ratings, in_stock as "inStock"
    from products where category_id = $1 order by price_paisa, id limit 24`,
}

const schema = {
  querystring: { type: 'object', properties: { category: { type: 'integer' } } },
  response: { 200: { type: 'object', properties: { items } } },
}
const readItems = async (category: number) => ({
  items: (await pool.query({ ...listProducts, values: [category] })).rows,
})
interface Ask {
  Querystring: { category: number }
}
app.get<Ask>('/products', { schema }, ({ query }) => readItems(query.category))

/** The same answer as Haat compresses it for a browser. */
const params = { [constants.ZSTD_c_compressionLevel]: 2 }
app.get<Ask>(
  '/products/compressed',
  {
    schema,
    onSend: async (_request, reply, payload) => {
      reply.header('content-encoding', 'zstd').removeHeader('content-length')
      return zstdCompressSync(Buffer.from(String(payload)), { params })
    },
  },
  ({ query }) => readItems(query.category),
)

console.log(`The reference is open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.on('SIGTERM', () => process.exit(0))
