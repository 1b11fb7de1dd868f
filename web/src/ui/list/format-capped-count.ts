import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'

/** "1,000+" where the API stopped counting. */
export const formatCappedCount = (count: number, language: Language, isCapped = false): string =>
  formatCount(count, language) + (isCapped && count > 0 ? '+' : '')
