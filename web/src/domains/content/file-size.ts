import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'

/** The size of a file as shown before a download: "240 kB", "1.2 MB". */
export function fileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return inDigitsOf(language, `${kilobytes} kB`)
  return inDigitsOf(language, `${(bytes / 1_000_000).toFixed(1)} MB`)
}
