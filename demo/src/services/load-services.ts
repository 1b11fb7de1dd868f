import {
  insertServiceAreas,
  insertServiceOptions,
  insertServices,
} from '@haat/api/domains/services/services.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { DemoService } from '../shop/demo-types.ts'
import { daysBefore, numberOf, type LoadContext } from '../shop/load-context.ts'

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
  const ids = await insertServices(
    tx,
    shop.services.map((service) => rowOf(context, service)),
  )
  const owner = (at: number) => ({
    serviceId: ids[at]!,
    vendorId: numberOf(vendors, shop.services[at]!.vendor),
  })
  await insertServiceOptions(
    tx,
    shop.services.flatMap((service, at) =>
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
    shop.services.flatMap((service, at) => service.areas.map((area) => ({ ...owner(at), ...area }))),
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
