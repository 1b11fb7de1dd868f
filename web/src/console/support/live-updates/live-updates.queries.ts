import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'

interface LiveState {
  /** Whether the live stream is open at this moment. */
  isConnected: boolean
  /** Whether the reader takes chats; undefined until the server has said so. */
  isAvailable: boolean | undefined
  /** The numbers of the tickets whose sender is typing. */
  typing: readonly string[]
}

const emptyState: LiveState = { isConnected: false, isAvailable: undefined, typing: [] }

/** What the live stream has brought. It is never fetched: the stream writes it. */
export const liveState = queryOptions({
  queryKey: ['desk', 'live'],
  enabled: false,
  initialData: emptyState,
  staleTime: Infinity,
})

export const changeLiveState = (client: QueryClient, change: Partial<LiveState>) =>
  client.setQueryData(liveState.queryKey, (before = emptyState) => ({ ...before, ...change }))

export const resetLiveState = (client: QueryClient) => changeLiveState(client, emptyState)

export const useLiveState = () => useQuery(liveState).data

/** Says whether the reader takes chats. */
export function useSetAvailable() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isAvailable: boolean) =>
      (await call('PUT /staff/presence', { body: { isAvailable } })).data,
    onSuccess: ({ isAvailable }) => changeLiveState(client, { isAvailable }),
  })
}
