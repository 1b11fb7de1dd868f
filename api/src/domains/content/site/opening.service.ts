import { z } from 'zod'
import type { Opening } from '@haat/contract/domains/content.site.ts'
import { bilingualSchema, type Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { SavedSettings } from './site.store.ts'

const storedSchema = z.strictObject({ isOpen: z.boolean(), reason: bilingualSchema })

const isBeingSetUp: Bilingual = {
  en: 'This shop is being set up. You can look around; orders cannot be placed yet.',
  ne: 'यो पसल तयार हुँदै छ। तपाईं हेर्न सक्नुहुन्छ; अहिले अर्डर गर्न मिल्दैन।',
}
const isPaused: Bilingual = {
  en: 'We take no orders at the moment. You can look around.',
  ne: 'अहिले हामी अर्डर लिइरहेका छैनौँ। तपाईं हेर्न सक्नुहुन्छ।',
}

/** The shop is closed, with version 0, until an admin opens it. */
export const toOpening = ({ opening }: Pick<SavedSettings, 'opening'>): Opening =>
  opening
    ? { ...storedSchema.parse(opening.value), version: opening.version }
    : { isOpen: false, reason: { en: '', ne: '' }, version: 0 }

/** The sentence that visitors read while no orders are taken; null while the shop is open. */
export function closedSentence({ isOpen, reason, version }: Opening): Bilingual | null {
  if (isOpen) return null
  if (reason.en || reason.ne) return reason
  return version === 0 ? isBeingSetUp : isPaused
}
