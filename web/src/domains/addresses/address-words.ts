import type { Address } from '@haat/contract/domains/addresses.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#messages/areas.ts'

type Texts = Pick<Areas['addresses'], 'labels' | 'ward'>

/** "Aama's house", else "Home". */
export const addressName = ({ label, labelName }: Address, texts: Texts) => labelName ?? texts.labels[label]

/** "Kathmandu-10" */
export const wardText = ({ localLevelName, ward }: Address, language: Language, texts: Texts) =>
  texts.ward(inLanguage(localLevelName, language), inDigitsOf(language, String(ward)))

/** "Shankhamul Marga, Kathmandu-10" */
export const placeText = (address: Address, language: Language, texts: Texts) =>
  `${address.tole}, ${wardText(address, language, texts)}`
