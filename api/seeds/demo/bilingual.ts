import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** English first, Nepali second. */
export type Pair = [en: string, ne: string]

export function bilingual(en: string, ne: string): Bilingual {
  return { en, ne }
}
