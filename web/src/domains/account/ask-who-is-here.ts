import type { User } from '@haat/contract/domains/account.ts'
import { mayPass } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import type { RouterContext } from '../../router-context.ts'
import { accountQueries } from './account.queries.ts'

type Asker = Pick<RouterContext, 'call' | 'queryClient'>

const firstWaitMs = 2000
const longestWaitMs = 30_000
const growth = 1.5

let asking: Promise<User | null> | undefined

/**
 * After the API could not say who is here: the user as soon as it can, or null when it says that nobody is. One loop,
 * however many wait for it.
 */
export const askWhoIsHere = (asker: Asker): Promise<User | null> =>
  (asking ??= untilKnown(asker).finally(() => (asking = undefined)))

async function untilKnown({ queryClient, call }: Asker): Promise<User | null> {
  for (let waitMs = firstWaitMs; hasTokenCookie(); waitMs = Math.min(waitMs * growth, longestWaitMs)) {
    await pause(waitMs)
    try {
      const user = await queryClient.fetchQuery({ ...accountQueries.me(call), staleTime: 0 })
      return hasTokenCookie() ? user : null
    } catch (failure) {
      if (!mayPass(failure)) return null
    }
  }
  return null
}

/** Up to a half longer, so that a crowd that was refused together does not come back together. */
export const pause = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, ms * (1 + Math.random() / 2)))
