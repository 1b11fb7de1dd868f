import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import * as limits from '@haat/contract/domains/listings.rules.ts'
import type { CheckFacts } from './check-facts.ts'
import type { GroupReader } from './plan-listing.ts'

/** The names and addresses in a cell of pictures. */
export const pictureNames = (text: string) =>
  text
    .split(/[;\n|]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Puts the pictures of a cell into the listing, in their order. New ones are described by the name of the listing. */
export function planPictures({ shared, problems }: GroupReader, content: ProductContent, facts: CheckFacts) {
  const cell = shared('pictures')
  if (!cell) return
  const { row, text } = cell
  const field = 'pictures'
  const names = pictureNames(text)
  if (names.length > limits.maxListingPictures)
    problems.push({ row, field, code: 'too-many-pictures', data: { max: String(limits.maxListingPictures) } })
  const known = new Map(content.pictures.map((one) => [one.pictureId, one]))
  const alt = {
    en: content.name.en.slice(0, limits.pictureWordsMaxLength),
    ne: content.name.ne.slice(0, limits.pictureWordsMaxLength),
  }
  const pictures: ProductContent['pictures'] = []
  for (const name of names) {
    const found = facts.pictureOf(name, known)
    if ('code' in found) problems.push({ row, field, ...found })
    else if (!pictures.some(({ pictureId }) => pictureId === found.pictureId))
      pictures.push(known.get(found.pictureId) ?? { pictureId: found.pictureId, alt })
  }
  content.pictures = pictures.slice(0, limits.maxListingPictures)
}
