import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { reviewPage } from '../reviews/reviews.service.ts'
import { categoryTree, productPage } from './catalogue.service.ts'
import { listQuestions } from './catalogue.store.ts'
import { productFacets } from './facets.service.ts'
import { getProduct, getProductRow, relatedProducts } from './product.service.ts'

export function catalogueRoutes(app: FastifyInstance, { db }: Services) {
  route(app, 'GET /products', async ({ query }) => answer('Products.', await productPage(db, query)))
  route(app, 'GET /products/facets', async ({ query }) =>
    answer('Counts per filter.', await productFacets(db, query)),
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
