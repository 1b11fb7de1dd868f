import type { ShopEdition, ShopPage } from '@haat/contract/domains/vendors.page.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { SavedDocument } from '../../draft/saved-draft.ts'

export const textParts = ['name', 'about', 'returnPolicy', 'deliveryWords'] as const
export type TextPart = (typeof textParts)[number]
export type TextField = `${TextPart}.${Language}`

/** The page field by field, each language by itself: two people may write one each. */
export type PageFields = Record<TextField, string> & { banner: Picture; logo: Picture | null }
export type PageField = keyof PageFields
export type PageEdits = Partial<PageFields>

/** What was read of the page, in the form in which it is written. */
export interface PageDraft extends SavedDocument {
  fields: PageFields
  edition: ShopEdition
}

export const textField = (part: TextPart, language: Language): TextField => `${part}.${language}`

export function fieldsOf(page: ShopPage): PageFields {
  const texts = textParts.flatMap((part) =>
    languages.map((language) => [textField(part, language), page[part][language]] as const),
  )
  const { banner, logo } = page
  return { ...(Object.fromEntries(texts) as Record<TextField, string>), banner, logo }
}

export function pageOf(fields: PageFields): ShopPage {
  const text = (part: TextPart) => ({ en: fields[`${part}.en`], ne: fields[`${part}.ne`] })
  return {
    name: text('name'),
    about: text('about'),
    returnPolicy: text('returnPolicy'),
    deliveryWords: text('deliveryWords'),
    banner: fields.banner,
    logo: fields.logo,
  }
}

export const draftOf = (edition: ShopEdition): PageDraft => ({
  version: edition.version,
  fields: fieldsOf(edition.draft ?? edition.live),
  edition,
})
