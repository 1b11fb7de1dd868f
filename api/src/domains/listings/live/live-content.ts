import type {
  ListingContent,
  ProductContent,
  ServiceContent,
} from '@haat/contract/domains/listings.content.ts'
import { nepal } from '@haat/contract/domains/catalogue.particulars.ts'
import { minReturnDays } from '@haat/contract/domains/listings.rules.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { LiveProduct } from '../../catalogue/offers/offers.service.ts'
import type { LiveService } from '../../services/services.service.ts'

const idOf = ({ src }: Picture) => src.replace('/pictures/', '')
const picturesOf = (pictures: Picture[]) =>
  pictures.map((picture) => ({ pictureId: idOf(picture), alt: picture.alt }))

/** Rows of the specification that are said by particulars of their own. */
const ownParticulars = new Set(['Country of origin', 'Warranty'])

/** A product that was on sale before its versions were kept, as if a shop had sent it. */
export function contentOfProduct({ product, variants, categorySlug }: LiveProduct): ProductContent {
  const { story } = product
  const { origin, warranty } = story
  return {
    kind: 'product',
    name: { en: product.title, ne: product.titleNe },
    story: story.description,
    categorySlug,
    pictures: picturesOf(product.pictures),
    particulars: {
      ...(product.isMadeInNepal ? { origin: nepal } : origin.en !== '' && { origin }),
      ...(warranty.en !== '' && { warranty }),
    },
    options: product.options.map(({ key, name, values }) => ({
      key,
      name,
      values: values.map(({ pictureIndex, ...value }) => {
        const picture = pictureIndex === null ? undefined : product.pictures[pictureIndex]
        return { ...value, pictureId: picture ? idOf(picture) : null }
      }),
    })),
    variants: variants.map(({ values, sku, standingPaisa, onHand, isOffered }) => ({
      values,
      sku,
      pricePaisa: standingPaisa,
      stock: onHand,
      isOffered,
    })),
    attributes: story.attributes.filter(({ name }) => !ownParticulars.has(name.en)),
    weightGrams: null,
    readyDays: Math.max(1, product.minDays - 1),
    isCashPossible: product.isCashPossible,
    returnDays: product.returnDays === 0 ? 0 : Math.max(minReturnDays, product.returnDays),
  }
}

export function contentOfService({ service, options, areas, categorySlug }: LiveService): ServiceContent {
  const { story } = service
  return {
    kind: 'service',
    name: { en: service.title, ne: service.titleNe },
    story: story.description,
    categorySlug,
    pictures: picturesOf(service.pictures),
    particulars: {},
    runBy: story.runBy,
    priceUnit: service.priceUnit,
    options: options.map(({ name, minutes, visitPaisa, labourPaisa }, at) => ({
      key: `option-${at + 1}`,
      name,
      minutes,
      visitPaisa,
      labourPaisa,
    })),
    parts: story.parts,
    included: story.included ?? [],
    areas,
    warrantyDays: story.warrantyDays,
  }
}

/** Names and SKUs, as the list searches them. */
export function wordsOf(content: ListingContent): string[] {
  const skus = content.kind === 'product' ? content.variants.map(({ sku }) => sku) : []
  return [content.name.en, content.name.ne, ...skus]
}
