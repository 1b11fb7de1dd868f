import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'

/** What a suggestion shows beside its title. */
export type SuggestionDetails = Omit<Suggestion, 'kind' | 'address' | 'title'>

export const noDetails: SuggestionDetails = {
  note: null,
  picture: null,
  pricePaisa: null,
  productCount: null,
  serviceCount: null,
  sign: null,
}

/** A thumbnail stands beside the title, so it needs neither a blurred preview nor an alternative text. */
export const toThumbnail = (picture: Picture): Picture => ({ ...picture, blur: '', alt: { en: '', ne: '' } })
