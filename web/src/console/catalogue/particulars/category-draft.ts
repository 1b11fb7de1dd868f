import type { StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'

/** What is edited of a category. */
export type Draft = Pick<StaffCategory, 'particulars' | 'notAsked' | 'taxKind' | 'allowsNoReturns'>
export type DraftParticular = Draft['particulars'][number]

export const draftOf = ({ particulars, notAsked, taxKind, allowsNoReturns }: StaffCategory): Draft => ({
  particulars,
  notAsked,
  taxKind,
  allowsNoReturns,
})

const fieldsOf = ({ name, hint }: DraftParticular) => [
  ['name.en', 'name', name.en],
  ['name.ne', 'name', name.ne],
  ['hint.en', 'hint', hint.en],
  ['hint.ne', 'hint', hint.ne],
  ['choices', 'choices', '…'],
]

const allFields = ({ particulars }: Draft) =>
  particulars.flatMap((particular, at) =>
    fieldsOf(particular).map(
      ([field, text, value]) => [`particulars.${at}.${field}`, text!, value!] as const,
    ),
  )

/** The fields that can have a problem, by their path, and what their texts are called. */
export const namesOf = (draft: Draft) => new Map(allFields(draft).map(([name, text]) => [name, text]))

/** What is written in them. */
export const valuesOf = (draft: Draft) =>
  Object.fromEntries(allFields(draft).map(([name, , value]) => [name, value]))

/** The key of something that staff make themselves: nobody reads it. */
export const newKey = () => `own-${crypto.randomUUID().slice(0, 8)}`
