import type pg from 'pg'
import { chanceOf } from './chance.ts'
import { copyRows, forgetNumbers, highestId } from './copy-rows.ts'
import { loadReviews, readReviewPool, starColumns } from './load-reviews.ts'
import { daysAgo } from './load-vendors.ts'
import { madeName } from './made-words.ts'

const productsPerService = 50
const perStep = 2000

interface ServiceTemplate {
  id: number
  vendorId: number
  slug: string
  title: string
  titleNe: string
}

function madeService(at: number, template: ServiceTemplate, vendors: number[]) {
  const chance = chanceOf(at + 5_000_000)
  const vendorId = vendors[chance.below(vendors.length)]!
  const name = madeName(chance.rankBelow(5000))
  const visitCount = Math.floor(2000 / (1 + chance.rankBelow(2000))) + chance.below(20)
  return {
    template,
    vendorId,
    title: `${template.title}, ${name.en}`,
    titleNe: `${template.titleNe}, ${name.ne}`,
    visitCount,
    stars: Array.from({ length: chance.below(6) }, () => Math.min(5, 3 + chance.below(4))),
    ageDays: 1 + chance.below(1000),
  }
}

/** Adds one service per so many products, with their prices, areas and reviews. */
export async function loadServices(client: pg.Client, vendorsLike: Map<number, number[]>, size: number) {
  const { rows: templates } = await client.query<ServiceTemplate>(
    `select id::int, vendor_id::int as "vendorId", slug, title, title_ne as "titleNe" from services order by id`,
  )
  const pool = await readReviewPool(client)
  const first = (await highestId(client, 'services')) + 1
  const count = Math.max(0, Math.round(size / productsPerService) - templates.length)
  for (let at = 0; at < count; at += perStep) {
    const made = Array.from({ length: Math.min(perStep, count - at) }, (_, step) => {
      const template = templates[chanceOf(at + step).below(templates.length)]!
      const vendors = vendorsLike.get(template.vendorId) ?? [template.vendorId]
      return { id: first + at + step, ...madeService(at + step, template, vendors) }
    })
    await loadStep(client, made)
    await loadReviews(client, pool, 'service', made)
  }
  for (const table of ['services', 'reviews']) await forgetNumbers(client, table)
}

type Made = ReturnType<typeof madeService> & { id: number }

async function loadStep(client: pg.Client, made: Made[]) {
  const each = <T>(value: (service: Made) => T) => made.map(value)
  const ids = each(({ id }) => id)
  const templateIds = each(({ template }) => template.id)
  const vendorIds = each(({ vendorId }) => vendorId)
  await copyRows(client, 'services', templateIds, {
    id: ids,
    vendor_id: vendorIds,
    title: each(({ title }) => title),
    title_ne: each(({ titleNe }) => titleNe),
    visit_count: each(({ visitCount }) => visitCount),
    created_at: each(({ ageDays }) => daysAgo(ageDays)),
    ...starColumns(made),
  })
  const given = 'unnest($1::bigint[], $2::bigint[], $3::bigint[]) as r (id, template, vendor_id)'
  await client.query(
    `insert into service_options (vendor_id, service_id, name, minutes, visit_price, labour_price, position)
     select r.vendor_id, r.id, o.name, o.minutes, o.visit_price, o.labour_price, o.position
     from ${given} join service_options o on o.service_id = r.template`,
    [ids, templateIds, vendorIds],
  )
  await client.query(
    `insert into service_areas (service_id, vendor_id, district, wards)
     select r.id, r.vendor_id, a.district, a.wards from ${given} join service_areas a on a.service_id = r.template`,
    [ids, templateIds, vendorIds],
  )
}
