import {
  insertProducts,
  insertVariants,
  replacePrices,
} from '@haat/api/domains/catalogue/catalogue.service.ts'
import { tellMovement } from '@haat/api/domains/catalogue/stock/stock.service.ts'
import { insertQuestions, insertReviews } from '@haat/api/domains/reviews/reviews.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import { daysBefore, departmentOf, numberOf, type LoadContext } from '../shop/load-context.ts'
import { demoQuestionsOf } from '../questions/demo-questions.ts'
import { distribute, summariseStars } from '../reviews/demo-ratings.ts'
import { demoReviewsOf } from '../reviews/demo-reviews.ts'
import { reviewFiguresOf } from '../reviews/review-figures.ts'
import type { DemoProduct, DemoReview } from '../shop/demo-types.ts'

const reviewTotal = 3700
const paisa = (rupees: number) => rupees * 100

interface Described {
  product: DemoProduct
  reviews: DemoReview[]
  questions: ReturnType<typeof demoQuestionsOf>
}

/** The mean rating of a product: the more it sells the better, with some variation among the others. */
const meanOf = ({ soldCount }: DemoProduct, at: number) =>
  4.2 + Math.min(0.45, soldCount / 1200) + ((at * 7) % 4) / 10

function describe({ shop }: LoadContext): Described[] {
  const counts = distribute(
    reviewTotal,
    shop.products.map((product) => product.soldCount),
  )
  return shop.products.map((product, at) => {
    const key = `${product.vendor} ${product.slug} ${at}`
    const department = departmentOf(shop.productCategories, product.category)
    return {
      product,
      reviews: demoReviewsOf({
        key,
        department,
        category: product.category,
        kind: 'product',
        count: counts[at] ?? 0,
        mean: meanOf(product, at),
      }),
      questions: demoQuestionsOf(
        key,
        department,
        product.soldCount > 100 ? 1 + (at % 4) : at % 2,
        product.category,
      ),
    }
  })
}

/** So long ago the record of the stock began. */
const openingDays = 60

export async function loadProducts(tx: Tx, context: LoadContext) {
  const described = describe(context)
  const ids = await insertProducts(
    tx,
    described.map((one) => rowOf(context, one)),
  )
  const at = <T>(rows: (one: Described, id: number, vendorId: number) => T[]) =>
    described.flatMap((one, index) => rows(one, ids[index]!, numberOf(context.vendors, one.product.vendor)))
  await tellMovement(tx, { at: daysBefore(context, openingDays) })
  const variants = at(({ product }, productId, vendorId) =>
    variantsOf(product, productId, vendorId).map((variant) => ({ ...variant, product })),
  )
  const variantIds = await insertVariants(tx, variants)
  await replacePrices(
    tx,
    variants.flatMap((variant, index) => pricesOf(context, { ...variant, variantId: variantIds[index]! })),
  )
  await insertQuestions(
    tx,
    at(({ product, questions }, productId, vendorId) => {
      const key = `questions ${product.vendor} ${product.slug}`
      const figures = reviewFiguresOf(key, questions.length, product.ageDays)
      return questions.map(({ author, question, answer }, order) => {
        const { daysAgo } = figures[order]!
        return {
          vendorId,
          productId,
          author,
          question,
          answer: answer ?? null,
          createdAt: daysBefore(context, daysAgo),
          answeredAt: answer ? daysBefore(context, daysAgo * 0.9) : null,
        }
      })
    }),
  )
  await insertReviews(
    tx,
    at(({ product, reviews }, productId, vendorId) => {
      const figures = reviewFiguresOf(`${product.vendor} ${product.slug}`, reviews.length, product.ageDays)
      return reviews.map((review, order) => {
        const { daysAgo, helpfulCount } = figures[order]!
        return {
          ...review,
          vendorId,
          productId,
          helpfulCount,
          createdAt: daysBefore(context, daysAgo),
        }
      })
    }),
  )
}

function rowOf({ shop, vendors, categories, now }: LoadContext, { product, reviews, questions }: Described) {
  const { title, headline, description, warranty, origin, attributes } = product
  const prices = product.variants.map((variant) => variant.price ?? product.price)
  const price = paisa(Math.min(...prices))
  const oldPrice = product.oldPrice === undefined ? null : paisa(product.oldPrice)
  const stockLeft = product.variants.reduce((sum, variant) => sum + variant.stock, 0)
  return {
    vendorId: numberOf(vendors, product.vendor),
    categoryId: numberOf(categories, product.category),
    slug: product.slug,
    title: title.en,
    titleNe: title.ne,
    pictures: product.pictures.map((spec) => shop.picture(spec, title)),
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({
        ...value,
        pictureIndex: value.pictureIndex ?? null,
      })),
    })),
    story: {
      headline,
      description,
      warranty,
      origin,
      attributes,
      facts: product.facts.map((fact) => ({
        ...fact,
        picture: shop.picture(fact.picture, fact.label),
      })),
    },
    pricePaisa: price,
    oldPricePaisa: oldPrice,
    lowestPaisa: oldPrice === null ? null : lowestOf(product),
    discountPercent: oldPrice === null ? 0 : Math.round(((oldPrice - price) * 100) / oldPrice),
    colour: product.colour ?? null,
    isMadeInNepal: product.isMadeInNepal,
    isInStock: stockLeft > 0,
    stockLeft,
    variantCount: product.variants.length,
    ...summariseStars(reviews.map((review) => review.stars)),
    soldCount: product.soldCount,
    questionCount: questions.length,
    returnDays: product.returnDays,
    taxKind: product.taxKind,
    minDays: product.minDays,
    maxDays: product.maxDays,
    isCashPossible: product.isCashPossible,
    createdAt: new Date(now.getTime() - product.ageDays * 86_400_000),
  }
}

/** In four of five reductions the price was never lower in the last thirty days; in the fifth it was. */
function lowestOf(product: DemoProduct): number {
  const price = paisa(Math.min(...product.variants.map((variant) => variant.price ?? product.price)))
  return product.soldCount % 5 === 0 ? Math.round((price * 0.93) / 1000) * 1000 : price
}

function variantsOf(product: DemoProduct, productId: number, vendorId: number) {
  return product.variants.map((variant, position) => ({
    vendorId,
    productId,
    sku: `${product.slug.slice(0, 24).toUpperCase()}-${productId}-${position + 1}`,
    values: variant.values,
    pricePaisa: paisa(variant.price ?? product.price),
    oldPricePaisa: product.oldPrice === undefined ? null : paisa(product.oldPrice),
    position,
    onHand: variant.stock,
  }))
}

interface PricedVariant {
  product: DemoProduct
  variantId: number
  vendorId: number
  pricePaisa: number
  oldPricePaisa: number | null
}

/** What was asked for a variant: the old price, the lowest one if it is lower than the present one, and the present price. */
function pricesOf(context: LoadContext, variant: PricedVariant) {
  const { product, variantId, vendorId, pricePaisa, oldPricePaisa } = variant
  const entry = (days: number, amount: number) => ({
    variantId,
    vendorId,
    since: daysBefore(context, days),
    pricePaisa: amount,
  })
  const isReduced = oldPricePaisa !== null && oldPricePaisa > pricePaisa
  const first = entry(Math.max(60, product.ageDays), isReduced ? oldPricePaisa : pricePaisa)
  if (!isReduced) return [first]
  const lowest = lowestOf(product)
  return lowest < pricePaisa
    ? [first, entry(21, lowest), entry(9, pricePaisa)]
    : [first, entry(9, pricePaisa)]
}
