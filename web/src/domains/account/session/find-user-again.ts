import type { User } from '@haat/contract/domains/account.ts'
import { isTemporary } from '#api/client.ts'
import { growingPause } from '#api/growing-pause.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import type { RouterContext } from '#api/router-context.ts'
import { accountQueries } from './account.queries.ts'

type Asker = Pick<RouterContext, 'call' | 'queryClient'>

const pauses = { firstMs: 4000, longestMs: 45_000 }

let asking: Promise<User | null> | undefined

/**
 * Retries after the API could not say who is signed in: the user as soon as it can, or null when nobody is
 * signed in. All callers share one loop.
 */
export const findUserAgain = (asker: Asker): Promise<User | null> =>
  (asking ??= untilKnown(asker).finally(() => (asking = undefined)))

async function untilKnown({ queryClient, call }: Asker): Promise<User | null> {
  for (let tries = 0; hasTokenCookie(); tries++) {
    await growingPause(tries, pauses)
    try {
      const user = await queryClient.fetchQuery({ ...accountQueries.me(call), staleTime: 0 })
      return hasTokenCookie() ? user : null
    } catch (failure) {
      if (!isTemporary(failure)) return null
    }
  }
  return null
}
