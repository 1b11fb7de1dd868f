import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'

/** What a suggestion shows beside its name. */
export type SuggestionFace = Omit<Suggestion, 'kind' | 'address' | 'title'>

export const plainFace: SuggestionFace = {
  note: null,
  picture: null,
  pricePaisa: null,
  productCount: null,
  serviceCount: null,
  sign: null,
}

/** Shown as small as a thumb beside its own name: it needs neither a blur before it nor words. */
export const thumbOf = (picture: Picture): Picture => ({ ...picture, blur: '', alt: { en: '', ne: '' } })
