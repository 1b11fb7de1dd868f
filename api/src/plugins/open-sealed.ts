import type { Services } from '#services.ts'
import { ApiError } from './api-error.ts'

/** For what is compared and never shown, as codes are: one that cannot be read is neither right nor wrong. */
export function openSealed({ sealer }: Pick<Services, 'sealer'>, sealed: string): string {
  const text = sealer.open(sealed)
  if (text !== null) return text
  throw new ApiError(
    'UNAVAILABLE',
    'We cannot check this at the moment. Please try again later, or write to support.',
  )
}
