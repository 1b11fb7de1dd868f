import { bilingual, type Pair } from './bilingual.ts'
import type { DemoService } from './demo-types.ts'
import { seededNumbers } from './seeded.ts'
import { demoServiceCategories } from './service-categories.ts'
import { applianceAndMovingProviders } from './services/appliance-moving-providers.ts'
import type { BaseService } from './services/base-service.ts'
import { peopleProviders } from './services/people-providers.ts'
import type { Provider } from './services/provider.ts'
import { repairProviders } from './services/repair-providers.ts'
import { picturesOf } from './services/service-pictures.ts'
import { slugOf } from './slug-of.ts'

const providers = [...repairProviders, ...applianceAndMovingProviders, ...peopleProviders]

const departmentOfCategory = new Map(
  demoServiceCategories.flatMap(({ slug, children = [] }) =>
    children.map((child): [string, string] => [child.slug, slug]),
  ),
)

export const demoServices: DemoService[] = providers.flatMap((provider, index) =>
  provider.services.map((base, turn) => offered(base, provider, turn, timesOfferedBefore(base, index))),
)

/** Slug of the department a service category stands in. */
export function serviceDepartmentOf(category: string): string {
  const department = departmentOfCategory.get(category)
  if (!department) throw new Error(`no service category ${category}`)
  return department
}

function timesOfferedBefore(base: BaseService, index: number): number {
  return providers.slice(0, index).filter(({ services }) => services.includes(base)).length
}

function offered(base: BaseService, provider: Provider, turn: number, take: number): DemoService {
  const { vendor, areas, hours, priceFactor, answersWithinHours } = provider
  const slug = `${slugOf(base.title[0])}-${areas[0]?.[0]}`
  const next = seededNumbers(`service ${slug}`)
  return {
    slug,
    title: bilingual(...base.title),
    category: base.category,
    vendor,
    description: joined(base.text, provider.closings[turn % provider.closings.length]),
    priceUnit: base.unit,
    options: base.options.map(([en, ne, minutes, visit, labour]) => ({
      name: bilingual(en, ne),
      minutes,
      visit: roundRupees(visit * priceFactor),
      labour: roundRupees(labour * priceFactor),
    })),
    parts: (base.parts ?? []).map(([en, ne, price]) => ({ name: bilingual(en, ne), price })),
    areas: areas.map(([district, wards]) => ({ district, wards })),
    hours,
    pictures: picturesOf(base, serviceDepartmentOf(base.category), slug, take),
    runBy: peopleOf(provider, base.category),
    visitCount:
      turn === 0 ? provider.visitsOfFirst : 14 + Math.floor(next() * next() * provider.visitsOfFirst * 0.7),
    warrantyDays: base.warrantyDays,
    answersWithinHours,
    ageDays: turn === 0 ? 900 + Math.floor(next() * 600) : 12 + Math.floor(next() * 880),
  }
}

function joined([en, ne]: Pair, closing: Pair | undefined) {
  return closing ? bilingual(`${en} ${closing[0]}`, `${ne} ${closing[1]}`) : bilingual(en, ne)
}

function peopleOf({ runBy, team }: Provider, category: string) {
  const who = team[category] ?? team.any
  return bilingual(`${runBy[0]} · ${who[0]}`, `${runBy[1]} · ${who[1]}`)
}

/** Prices are told in steps of fifty, from five thousand on in steps of five hundred. */
function roundRupees(rupees: number): number {
  const step = rupees >= 5000 ? 500 : 50
  return Math.round(rupees / step) * step
}
