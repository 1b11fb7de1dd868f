import { insertReviews } from '@haat/api/domains/reviews/reviews.service.ts'
import {
  insertServiceAreas,
  insertServiceOptions,
  insertServices,
} from '@haat/api/domains/services/services.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import { distribute, summariseStars } from '../reviews/demo-ratings.ts'
import { demoReviewsOf } from '../reviews/demo-reviews.ts'
import { reviewFiguresOf } from '../reviews/review-figures.ts'
import type { DemoService } from '../shop/demo-types.ts'
import { daysBefore, departmentOf, numberOf, type LoadContext } from '../shop/load-context.ts'

const reviewTotal = 1000
const paisa = (rupees: number) => rupees * 100
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const dayHours = (text: string) => {
  const [opens, closes] = text.split('-')
  return opens && closes ? { opens: minutesOf(opens), closes: minutesOf(closes) } : null
}

export async function loadServices(tx: Tx, context: LoadContext) {
  const { shop, vendors } = context
  const counts = distribute(
    reviewTotal,
    shop.services.map((service) => service.visitCount),
  )
  const described = shop.services.map((service, at) => ({
    service,
    reviews: demoReviewsOf({
      key: `${service.vendor} ${service.slug} ${at}`,
      department: departmentOf(shop.serviceCategories, service.category),
      category: service.category,
      kind: 'service',
      count: counts[at] ?? 0,
      mean: 4.3 + ((at * 5) % 7) / 10,
    }),
  }))
  const ids = await insertServices(
    tx,
    described.map(({ service, reviews }) => ({
      ...rowOf(context, service),
      ...summariseStars(reviews.map((review) => review.stars)),
    })),
  )
  const owner = (at: number) => ({
    serviceId: ids[at]!,
    vendorId: numberOf(vendors, described[at]!.service.vendor),
  })
  await insertServiceOptions(
    tx,
    described.flatMap(({ service }, at) =>
      service.options.map(({ name, minutes, visit, labour }, position) => ({
        ...owner(at),
        name,
        minutes,
        visitPaisa: paisa(visit),
        labourPaisa: paisa(labour),
        position,
      })),
    ),
  )
  await insertServiceAreas(
    tx,
    described.flatMap(({ service }, at) => service.areas.map((area) => ({ ...owner(at), ...area }))),
  )
  await insertReviews(
    tx,
    described.flatMap(({ service, reviews }, at) => {
      const figures = reviewFiguresOf(`${service.vendor} ${service.slug}`, reviews.length, service.ageDays)
      return reviews.map((review, order) => {
        const { daysAgo, helpfulCount } = figures[order]!
        return {
          ...review,
          ...owner(at),
          helpfulCount,
          createdAt: daysBefore(context, daysAgo),
        }
      })
    }),
  )
}

function rowOf(context: LoadContext, service: DemoService) {
  const { shop, vendors, categories } = context
  const { title, description, runBy, warrantyDays, priceUnit } = service
  const hours = service.hours.map(dayHours)
  return {
    vendorId: numberOf(vendors, service.vendor),
    categoryId: numberOf(categories, service.category),
    slug: service.slug,
    title: title.en,
    titleNe: title.ne,
    pictures: service.pictures.map((spec) => shop.picture(spec, title)),
    story: {
      description,
      runBy,
      parts: service.parts.map(({ name, price }) => ({
        name,
        pricePaisa: paisa(price),
      })),
      warrantyDays,
    },
    hours,
    openDays: hours.flatMap((day, weekday) => (day ? [weekday] : [])),
    priceUnit,
    fromPaisa: Math.min(...service.options.map(({ visit, labour }) => paisa(visit + labour))),
    visitCount: service.visitCount,
    createdAt: daysBefore(context, service.ageDays),
  }
}
