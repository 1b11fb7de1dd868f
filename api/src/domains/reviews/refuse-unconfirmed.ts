import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { getUserRow } from '../account/account.service.ts'

/** Votes change what others see first, so they count only of somebody who has proven an address. */
export async function refuseUnconfirmed(db: Tx, userId: string) {
  const { emailVerified } = await getUserRow(db, userId)
  if (emailVerified) return
  throw new ApiError('EMAIL_UNVERIFIED', 'Please confirm your e-mail address first, then your vote counts.')
}
