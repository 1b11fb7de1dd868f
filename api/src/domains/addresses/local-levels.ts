import type { Places } from '@haat/contract/domains/addresses.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { localLevelNames } from './local-levels.data.ts'

export type LocalLevel = Places['localLevels'][number]

const kinds = { M: 'metropolitan', S: 'subMetropolitan', N: 'municipality', R: 'rural' } as const

/** A local level that got another name keeps the slug under which addresses of shoppers are stored. */
const slugsFromBefore: Record<string, string> = {
  'doramba-shailung': 'doramba',
  ratnanagar: 'ratnagar',
}

function readLevel(text: string): LocalLevel {
  const [, en, ne, kind, wards] = /^([ -~]+) ([\u0900-\u097f .-]+) ([MSNR])(\d+)$/.exec(text) ?? []
  if (!en || !ne || !kind) throw new Error(`Not a local level: ${text}`)
  const slug = en.toLowerCase().replace(/[^a-z]+/g, '-')
  return {
    slug: slugsFromBefore[slug] ?? slug,
    name: { en, ne },
    kind: kinds[kind as keyof typeof kinds],
    wards: Number(wards),
  }
}

const byDistrict = new Map(
  Object.entries(localLevelNames).map(([district, text]) => [district, text.split(', ').map(readLevel)]),
)

/** Undefined where there is no such district. */
export const localLevelsOf = (district: string): LocalLevel[] | undefined => byDistrict.get(district)

export const findLocalLevel = (district: string, slug: string): LocalLevel | undefined =>
  localLevelsOf(district)?.find((level) => level.slug === slug)

/** The names of a district and a local level in both languages. */
export const areaNames = ({ district, localLevel }: { district: string; localLevel: string }) => ({
  districtName: districtName(district),
  localLevelName: findLocalLevel(district, localLevel)?.name ?? { en: localLevel, ne: localLevel },
})
