import type pg from 'pg'
import { chanceOf } from './chance.ts'
import { copyRows, forgetNumbers, highestId } from './copy-rows.ts'
import { madeName } from './made-words.ts'

const thingsPerVendor = 100
/** Far from the names of makers, so that no vendor has the name of a product. */
const firstName = 300_000
const maxVendors = 100_000

interface VendorTemplate {
  id: number
  name: string
  nameNe: string
}

/** `Ilam Chiya Ghar` becomes `Kalisu Chiya Ghar`. */
const renamed = (name: string, first: string) => `${first} ${name.split(' ').slice(1).join(' ') || name}`

/**
 * Adds as many vendors as such a shop has; returns for each vendor of the demo the ids of those like it, its
 * own first.
 */
export async function loadVendors(client: pg.Client, size: number): Promise<Map<number, number[]>> {
  const { rows: templates } = await client.query<VendorTemplate>(
    `select id::int, name, name_ne as "nameNe" from vendors order by id`,
  )
  const { rows: places } = await client.query<{ district: string }>(
    'select distinct district from service_areas order by 1',
  )
  const from = (await highestId(client, 'vendors')) + 1
  const count = Math.min(maxVendors, Math.max(0, Math.round(size / thingsPerVendor) - templates.length))
  const like = new Map(templates.map(({ id }) => [id, [id]]))
  const made = Array.from({ length: count }, (_, at) => {
    const chance = chanceOf(firstName + at)
    const template = templates[chance.below(templates.length)]!
    const name = madeName(firstName + at)
    like.get(template.id)!.push(from + at)
    const near = places.filter(() => chance.isOneIn(3)).map(({ district }) => district)
    return { template, name, ageDays: 30 + chance.below(1500), deliversTo: chance.isOneIn(3) ? near : null }
  })
  const each = <T>(value: (vendor: (typeof made)[number], at: number) => T) => made.map(value)
  await copyRows(
    client,
    'vendors',
    each(({ template }) => template.id),
    {
      id: each((_, at) => from + at),
      slug: each(({ name }, at) => `${name.en.toLowerCase()}-${from + at}`),
      name: each(({ template, name }) => renamed(template.name, name.en)),
      name_ne: each(({ template, name }) => renamed(template.nameNe, name.ne)),
      pan_number: each((_, at) => String(700_000_000 + at)),
      registration_number: each((_, at) => `${400_000 + at}/080/81`),
      delivers_to: each(({ deliversTo }) => (deliversTo?.length ? `{${deliversTo.join(',')}}` : null)),
      created_at: each(({ ageDays }) => daysAgo(ageDays)),
    },
  )
  await forgetNumbers(client, 'vendors')
  return like
}

/** Before a fixed moment, so that two runs make the same shop. */
export const daysAgo = (days: number) =>
  new Date(Date.UTC(2026, 10, 15, 6) - days * 86_400_000 - days * 997).toISOString()
