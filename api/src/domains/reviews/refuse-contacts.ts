import type { ContactFault } from '@haat/contract/domains/reviews.rules.ts'
import { heldWords, wordsFault } from '@haat/contract/domains/reviews.words.ts'
import { ApiError } from '#plugins/api-error.ts'

const names: Record<ContactFault, string> = {
  phone: 'the telephone number',
  link: 'the link',
  email: 'the e-mail address',
}

/** Everybody reads what is written here, so it holds no contacts; the refusal names which were found. */
export function refuseContacts(text: string) {
  const faults = wordsFault(text)
  if (faults.length === 0) return
  const sentence = `Please leave out ${faults.map((fault) => names[fault]).join(' and ')}.`
  throw new ApiError('VALIDATION_FAILED', sentence, { text: sentence })
}

/** Whether everybody sees a new text at once, or staff first, and the words for which they do. */
export function judgeWords(text: string): { state: 'published' | 'held'; hits: string[] } {
  refuseContacts(text)
  const hits = heldWords(text)
  return { state: hits.length === 0 ? 'published' : 'held', hits }
}
