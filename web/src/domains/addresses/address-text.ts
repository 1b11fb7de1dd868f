import type { Address } from '@haat/contract/domains/addresses.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Texts = Pick<Areas['addresses'], 'labels' | 'ward'>

/** The shopper's own name for an address ("Aama's house"), else its label ("Home"). */
export const addressName = ({ label, labelName }: Address, texts: Texts) => labelName ?? texts.labels[label]

/** "Kathmandu-10" */
export const wardText = ({ localLevelName, ward }: Address, language: Language, texts: Texts) =>
  texts.ward(inLanguage(localLevelName, language), inDigitsOf(language, String(ward)))

/** "Shankhamul Marga, Kathmandu-10" */
export const addressLine = (address: Address, language: Language, texts: Texts) =>
  `${address.tole}, ${wardText(address, language, texts)}`
