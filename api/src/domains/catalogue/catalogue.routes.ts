import type { FastifyInstance } from 'fastify'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { answer } from '#plugins/answer.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import type { Services } from '#services.ts'
import { getProduct, relatedProducts } from './product.service.ts'
import { cardsByNumber, categoryTree } from './catalogue.service.ts'
import { countListSearch, type SearchIndex } from '../search/search.service.ts'
import { createProductIndex, type ProductIndex } from './index/product-index.ts'

export function catalogueRoutes(app: FastifyInstance, services: Services, search: SearchIndex) {
  const index = createProductIndex(services.db, search)
  keepIndexUpToDate(app, index, search)
  readRoute(app, 'GET /products', async ({ query, db, request }) => {
    const page = await index.list(db, query)
    countListSearch(query, page, app.sourceOf(request).key)
    return answer('Products.', page)
  })
  readRoute(app, 'GET /products/facets', async ({ query, db }) =>
    answer('Counts per filter.', await index.facets(db, query)),
  )
  readRoute(app, 'GET /products/:productId', async ({ params, db }) =>
    answer('The product.', await getProduct(db, params.productId)),
  )
  readRoute(app, 'GET /products/:productId/related', async ({ params, db }) =>
    answer('Related products.', await relatedProducts(index, db, params.productId)),
  )
  readRoute(app, 'POST /products/by-ids', async ({ body, db }) => {
    const numbers = body.productIds.flatMap((id) => numberOfPublicId(id) ?? [])
    const cards = await cardsByNumber(db, numbers)
    return answer('Products.', { items: [...new Set(numbers)].flatMap((number) => cards.get(number) ?? []) })
  })
  readRoute(app, 'GET /categories', async ({ db }) =>
    answer('Categories.', await categoryTree(db, 'product')),
  )
}

const tidyMs = 10 * 60_000

/** Loads the index before the server listens, so that no visitor waits for it, and lets no changes pile up. */
function keepIndexUpToDate(app: FastifyInstance, index: ProductIndex, search: SearchIndex) {
  const tidy = () =>
    void index
      .tidy()
      .catch((err: unknown) => app.log.warn({ err }, 'products in memory were not brought up to date'))
  let timer: NodeJS.Timeout | undefined
  app.keepInMemory(index.catchUp)
  app.keepInMemory(search.catchUp)
  app.addHook('onListen', async () => {
    timer = setInterval(tidy, tidyMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
