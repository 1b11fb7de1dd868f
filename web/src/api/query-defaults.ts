import type { DefaultOptions } from '@tanstack/react-query'
import { ApiFailure } from './client.ts'

/**
 * How every query and every mutation treats failures, unless it says why it differs. Without a network they fail at
 * once, so that the page can say so: the library would wait in silence, and send what somebody has given up on.
 */
export const queryDefaults: DefaultOptions = {
  queries: {
    staleTime: 60_000,
    networkMode: 'always',
    // Only an overloaded or unreachable server is asked once more, and soon: a refusal would be the same again.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiFailure && error.status < 500),
    retryDelay: 300,
  },
  mutations: { networkMode: 'always' },
}
