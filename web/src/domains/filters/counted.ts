import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'

/** "1,000+" where counting stopped. */
export const counted = (count: number, language: Language, isCapped = false): string =>
  formatCount(count, language) + (isCapped && count > 0 ? '+' : '')
