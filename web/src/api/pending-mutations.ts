import { useQueryClient, type MutationKey, type QueryClient } from '@tanstack/react-query'
import { useRef, useSyncExternalStore } from 'react'

/**
 * The variables of the mutations under this key that are on their way or wait for their turn, oldest first. A
 * screen shows the data of a query with these applied in order: when a mutation is refused, it is no longer
 * among them, so that exactly its own change disappears. The array stays the same while they are the same.
 *
 * The library's `useMutationState` hears of a mutation only after the event in which it was started, when React
 * has already set a pressed checkbox back; this hook hears of it at once.
 */
export function usePendingVariables<Variables>(mutationKey: MutationKey): readonly Variables[] {
  const queryClient = useQueryClient()
  const known = useRef<readonly Variables[]>([])
  const read = () => {
    const next = pendingVariablesOf<Variables>(queryClient, mutationKey)
    const isSame = next.length === known.current.length && next.every((one, at) => one === known.current[at])
    if (!isSame) known.current = next
    return known.current
  }
  return useSyncExternalStore((onChange) => queryClient.getMutationCache().subscribe(onChange), read, read)
}

/** The same for code outside of components. Each element is the object that its mutation was started with. */
export const pendingVariablesOf = <Variables>(
  queryClient: QueryClient,
  mutationKey: MutationKey,
): Variables[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as Variables)
