import { bilingual, type Pair } from '../shop/bilingual.ts'
import type { DemoService } from '../shop/demo-types.ts'
import { seededNumbers } from '../shop/seeded-random.ts'
import { demoServiceCategories } from './service-categories.ts'
import { applianceAndMovingProviders } from './providers/appliance-moving-providers.ts'
import type { BaseService } from './base-service.ts'
import { peopleProviders } from './providers/people-providers.ts'
import type { Provider } from './providers/provider.ts'
import { repairProviders } from './providers/repair-providers.ts'
import { picturesOfService } from './service-pictures.ts'
import { slugOf } from '../shop/slug-of.ts'

const providers = [...repairProviders, ...applianceAndMovingProviders, ...peopleProviders]

const departmentOfCategory = new Map(
  demoServiceCategories.flatMap(({ slug, children = [] }) =>
    children.map((child): [string, string] => [child.slug, slug]),
  ),
)

export const demoServices: DemoService[] = providers.flatMap((provider, index) =>
  provider.services.map((base, position) =>
    offerService(base, provider, position, timesOfferedBefore(base, index)),
  ),
)

/** Slug of the department that a service category belongs to. */
export function serviceDepartmentOf(category: string): string {
  const department = departmentOfCategory.get(category)
  if (!department) throw new Error(`no service category ${category}`)
  return department
}

function timesOfferedBefore(base: BaseService, index: number): number {
  return providers.slice(0, index).filter(({ services }) => services.includes(base)).length
}

function offerService(base: BaseService, provider: Provider, position: number, take: number): DemoService {
  const { vendor, areas, hours, priceFactor } = provider
  const slug = `${slugOf(base.title[0])}-${areas[0]?.[0]}`
  const next = seededNumbers(`service ${slug}`)
  return {
    slug,
    title: take === 0 ? bilingual(...base.title) : withTown(base.title, provider),
    category: base.category,
    vendor,
    description: joined(base.text, provider.closings[position % provider.closings.length]),
    priceUnit: base.unit,
    options: base.options.map(([en, ne, minutes, visit, labour]) => ({
      name: bilingual(en, ne),
      minutes,
      visit: roundRupees(visit * priceFactor),
      labour: roundRupees(labour * priceFactor),
    })),
    parts: (base.parts ?? []).map(([en, ne, price]) => ({
      name: bilingual(en, ne),
      price,
    })),
    areas: areas.map(([district, wards]) => ({ district, wards })),
    hours,
    pictures: picturesOfService(base, serviceDepartmentOf(base.category), slug, take),
    runBy: peopleOf(provider, base.category),
    visitCount:
      position === 0
        ? provider.visitsOfMainService
        : 14 + Math.floor(next() * next() * provider.visitsOfMainService * 0.7),
    warrantyDays: base.warrantyDays,
    ageDays: position === 0 ? 900 + Math.floor(next() * 190) : 12 + Math.floor(next() * 880),
  }
}

/** Who offers a service that somebody else offers too adds its town, so that every name comes once. */
function withTown([en, ne]: Pair, { town }: Provider) {
  return bilingual(`${en}, ${town[0]}`, `${ne}, ${town[1]}`)
}

function joined([en, ne]: Pair, closing: Pair | undefined) {
  return closing ? bilingual(`${en} ${closing[0]}`, `${ne} ${closing[1]}`) : bilingual(en, ne)
}

function peopleOf({ runBy, team }: Provider, category: string) {
  const who = team[category] ?? team.any
  return bilingual(`${runBy[0]} · ${who[0]}`, `${runBy[1]} · ${who[1]}`)
}

/** Rounds to fifty rupees, from five thousand on to five hundred. */
function roundRupees(rupees: number): number {
  const step = rupees >= 5000 ? 500 : 50
  return Math.round(rupees / step) * step
}
