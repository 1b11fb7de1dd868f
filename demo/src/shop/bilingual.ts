import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** A text in English and in Nepali. */
export type Pair = [en: string, ne: string]

export function bilingual(en: string, ne: string): Bilingual {
  return { en, ne }
}
