import type { User } from '@haat/contract/domains/account.ts'
import { isTemporary } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import type { RouterContext } from '#api/router-context.ts'
import { accountQueries } from './account.queries.ts'

type Asker = Pick<RouterContext, 'call' | 'queryClient'>

const firstWaitMs = 2000
const maxWaitMs = 30_000
const growth = 1.5

let asking: Promise<User | null> | undefined

/**
 * Retries after the API could not say who is signed in: the user as soon as it can, or null when nobody is
 * signed in. All callers share one loop.
 */
export const findUserAgain = (asker: Asker): Promise<User | null> =>
  (asking ??= untilKnown(asker).finally(() => (asking = undefined)))

async function untilKnown({ queryClient, call }: Asker): Promise<User | null> {
  for (let waitMs = firstWaitMs; hasTokenCookie(); waitMs = Math.min(waitMs * growth, maxWaitMs)) {
    await pauseWithJitter(waitMs)
    try {
      const user = await queryClient.fetchQuery({ ...accountQueries.me(call), staleTime: 0 })
      return hasTokenCookie() ? user : null
    } catch (failure) {
      if (!isTemporary(failure)) return null
    }
  }
  return null
}

/** Waits up to half as long again, so that many browsers that were refused together do not retry together. */
export const pauseWithJitter = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, ms * (1 + Math.random() / 2)))
