import type { Services } from '#services.ts'
import { ApiError } from './api-error.ts'

/**
 * For values that are compared and never shown, such as codes: one that cannot be decrypted is neither right
 * nor wrong.
 */
export function decryptOrRefuse({ encryption }: Pick<Services, 'encryption'>, encrypted: string): string {
  const text = encryption.decrypt(encrypted)
  if (text !== null) return text
  throw new ApiError(
    'UNAVAILABLE',
    'We cannot check this at the moment. Please try again later, or write to support.',
  )
}
