import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TicketViewer } from '@haat/contract/domains/support.stream.rules.ts'
import { useCall } from '#api/use-router-context.ts'

interface LiveState {
  /** Whether the live stream is open at this moment. */
  isConnected: boolean
  /** Whether the reader takes chats; undefined until the server has said so. */
  isAvailable: boolean | undefined
  /** The numbers of the tickets whose sender is typing. */
  typing: readonly string[]
  /** The colleagues who have a ticket open. */
  viewers: readonly TicketViewer[]
  /** The ticket that this tab shows, and whether something has been begun in it, for the colleagues. */
  viewing: Viewing
}

interface Viewing {
  number: string | null
  isWriting: boolean
}

const emptyState: LiveState = {
  isConnected: false,
  isAvailable: undefined,
  typing: [],
  viewers: [],
  viewing: { number: null, isWriting: false },
}

/** What the live stream has brought. It is never fetched: the stream writes it. */
export const liveState = queryOptions({
  queryKey: ['desk', 'live'],
  queryFn: () => emptyState,
  enabled: false,
  initialData: emptyState,
  staleTime: Infinity,
})

export const changeLiveState = (client: QueryClient, change: Partial<LiveState>) =>
  client.setQueryData(liveState.queryKey, (before = emptyState) => ({ ...before, ...change }))

/** What the stream has brought is no longer true; what this tab shows still is. */
export const resetLiveState = (client: QueryClient) => {
  const { viewing: _, ...brought } = emptyState
  return changeLiveState(client, brought)
}

export const useLiveState = () => useQuery(liveState).data

/** Says which ticket this tab shows for as long as the caller is on the screen. */
export function useViewing(number: string, isWriting: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    changeLiveState(client, { viewing: { number, isWriting } })
  }, [client, number, isWriting])
  useEffect(() => () => void changeLiveState(client, { viewing: emptyState.viewing }), [client])
}

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
