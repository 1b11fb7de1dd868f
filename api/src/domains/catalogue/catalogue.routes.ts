import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { reviewPage } from '../reviews/reviews.service.ts'
import { categoryTree } from './catalogue.service.ts'
import { listQuestions } from './catalogue.store.ts'
import { productFacets } from './facets.service.ts'
import { productPage } from './product-list.service.ts'
import { getProduct, getProductRow, relatedProducts } from './product.service.ts'
import { createShelf } from './shelf.ts'

export function catalogueRoutes(app: FastifyInstance, { db }: Services) {
  const shelf = createShelf(db)
  app.addHook(
    'onListen',
    async () => void shelf.catchUp().catch((err: unknown) => app.log.warn({ err }, 'no shelf yet')),
  )
  route(app, 'GET /products', async ({ query, signal }) =>
    answer('Products.', await productPage(shelf, db, query, signal())),
  )
  route(app, 'GET /products/facets', async ({ query, signal }) =>
    answer('Counts per filter.', await productFacets(shelf, db, query, signal())),
  )
  route(app, 'GET /products/:productId', async ({ params }) =>
    answer('The product.', await getProduct(db, params.productId)),
  )
  route(app, 'GET /products/:productId/related', async ({ params }) =>
    answer('Related products.', await relatedProducts(db, params.productId)),
  )
  route(app, 'GET /products/:productId/reviews', async ({ params, query }) => {
    const { id } = await getProductRow(db, params.productId)
    return answer('Reviews.', await reviewPage(db, { productId: id }, query))
  })
  route(app, 'GET /products/:productId/questions', async ({ params, query }) => {
    const row = await getProductRow(db, params.productId)
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
  route(app, 'GET /categories', async () => answer('Categories.', await categoryTree(db, 'product')))
}
