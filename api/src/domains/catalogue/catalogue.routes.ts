import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { readRoute } from '#plugins/read-route.ts'
import { rememberedRoute } from '#plugins/remembered-route.ts'
import type { Services } from '#services.ts'
import { reviewPage } from '../reviews/reviews.service.ts'
import { rememberSearch } from '../search/search.service.ts'
import { categoryTree } from './catalogue.service.ts'
import { listQuestions } from './catalogue.store.ts'
import { productFacets } from './facets.service.ts'
import { productPage } from './product-list.service.ts'
import { getProduct, getProductPlace, relatedProducts } from './product.service.ts'
import { createShelf, type Shelf } from './shelf.ts'

export function catalogueRoutes(app: FastifyInstance, services: Services) {
  const shelf = createShelf(services.db)
  keepShelf(app, shelf)
  rememberedRoute(app, 'GET /products', async ({ query, signal, db, eachTime }) => {
    const page = await productPage(shelf, db, query, signal())
    eachTime((request) => rememberSearch(query, page, app.whoIs(request).key))
    return answer('Products.', page)
  })
  rememberedRoute(app, 'GET /products/facets', async ({ query, signal, db }) =>
    answer('Counts per filter.', await productFacets(shelf, db, query, signal())),
  )
  rememberedRoute(app, 'GET /products/:productId', async ({ params, db }) =>
    answer('The product.', await getProduct(db, params.productId)),
  )
  rememberedRoute(app, 'GET /products/:productId/related', async ({ params, db }) =>
    answer('Related products.', await relatedProducts(db, params.productId)),
  )
  readRoute(app, 'GET /products/:productId/reviews', async ({ params, query, db }) => {
    const { id } = await getProductPlace(db, params.productId)
    return answer('Reviews.', await reviewPage(db, { productId: id }, query))
  })
  readRoute(app, 'GET /products/:productId/questions', async ({ params, query, db }) => {
    const row = await getProductPlace(db, params.productId)
    const items = (await listQuestions(db, row.id, query)).map((question) => ({
      id: String(question.id),
      author: question.author,
      question: question.question,
      answer: question.answer,
      createdAt: question.createdAt.toISOString(),
      answeredAt: question.answeredAt?.toISOString() ?? null,
    }))
    const { pageIndex, pageSize } = query
    return answer('Questions.', { items, pageIndex, pageSize, total: row.questionCount })
  })
  rememberedRoute(app, 'GET /categories', async ({ db }) =>
    answer('Categories.', await categoryTree(db, 'product')),
  )
}

const tidyMs = 10 * 60_000

/** Loads when the doors open rather than when the first visitor asks, and sees that changes never pile up. */
function keepShelf(app: FastifyInstance, shelf: Shelf) {
  const quietly = (work: () => Promise<unknown>) => () =>
    void work().catch((err: unknown) =>
      app.log.warn({ err }, 'products in memory were not brought up to date'),
    )
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    quietly(() => shelf.catchUp())()
    timer = setInterval(quietly(shelf.tidy), tidyMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
