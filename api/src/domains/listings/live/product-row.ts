import { colours, type Colour } from '@haat/contract/domains/catalogue.rules.ts'
import {
  isFromNepal,
  isParticularAsked,
  textOfParticular,
  type CategoryRules,
} from '@haat/contract/domains/catalogue.particulars.ts'
import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { romanise } from '@haat/contract/shared/romanise.ts'
import type { ProductOption, ProductStory } from '../../catalogue/offers/offers.service.ts'
import { valleyDistricts } from '../../delivery/delivery.rates.ts'

const slugMaxLength = 80

/** The name in the address of a page; only the number behind it is looked up. */
export function slugOf({ en, ne }: ProductContent['name'], kind: 'product' | 'service'): string {
  const slug = (en === '' ? romanise(ne) : en)
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replaceAll(/^-+|-+$/g, '')
  return slug || kind
}

/** Working days that a parcel is on its way to the valley, at least and at most. */
const onItsWay = (district: string) =>
  (valleyDistricts.includes(district) ? [1, 3] : [2, 5]) as [number, number]

/** In how many working days it arrives in the valley that is ready in so many. */
export function arrivalOf(readyDays: number, district: string) {
  const [least, most] = onItsWay(district)
  return { minDays: readyDays + least, maxDays: readyDays + most }
}

function optionsOf({ options, pictures }: ProductContent): ProductOption[] {
  return options.map(({ key, name, values }) => ({
    key,
    name,
    values: values.map(({ pictureId, ...value }) => {
      const at = pictures.findIndex((picture) => picture.pictureId === pictureId)
      return { ...value, pictureIndex: at === -1 ? null : at }
    }),
  }))
}

/** The colour to filter by, where the product has one of those that shoppers know. */
function colourOf({ options }: ProductContent): Colour | null {
  const names = options.flatMap(({ values }) => values.map(({ key }) => key))
  return colours.find((colour) => names.some((name) => name.split('-').includes(colour))) ?? null
}

const noWords = { en: '', ne: '' }

/** The specification as the law asks for it: what the category asks, in its order, then what the shop adds. */
function storyOf(
  content: ProductContent,
  { particulars }: CategoryRules,
  before: ProductStory | undefined,
): ProductStory {
  const said = particulars
    .filter((particular) => isParticularAsked(particular, content.particulars))
    .flatMap((particular) => {
      const value = textOfParticular(particular, content.particulars[particular.key])
      return value ? [{ key: particular.key, name: particular.name, value }] : []
    })
  const valueOf = (key: string) => said.find((one) => one.key === key)?.value
  return {
    headline: before?.headline ?? noWords,
    description: content.story,
    warranty: valueOf('warranty') ?? noWords,
    origin: valueOf('origin') ?? noWords,
    attributes: [...said.map(({ name, value }) => ({ name, value })), ...content.attributes],
    facts: before?.facts ?? [],
  }
}

export interface ProductContext {
  vendor: { id: number; district: string }
  category: { id: number; rules: CategoryRules }
  pictures: Picture[]
  /** The product as it is; undefined for a new one. */
  before?: { story: ProductStory; isMadeInNepal: boolean }
}

/** What a version writes into the product's row; prices and stock are not in it. */
export function productRow(content: ProductContent, { vendor, category, pictures, before }: ProductContext) {
  return {
    vendorId: vendor.id,
    categoryId: category.id,
    slug: slugOf(content.name, 'product'),
    title: content.name.en || content.name.ne,
    titleNe: content.name.ne,
    pictures,
    options: optionsOf(content),
    story: storyOf(content, category.rules, before?.story),
    colour: colourOf(content),
    isMadeInNepal: isFromNepal(content.particulars) ?? before?.isMadeInNepal ?? false,
    returnDays: content.returnDays,
    taxKind: category.rules.taxKind,
    ...arrivalOf(content.readyDays ?? 1, vendor.district),
    isCashPossible: content.isCashPossible,
  }
}
