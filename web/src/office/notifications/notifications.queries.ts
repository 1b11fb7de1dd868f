import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  Notification,
  NotificationChoice,
  NotificationKind,
} from '@haat/contract/domains/notifications.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

/** The shop in whose portal somebody is told; null for the profile. */
export type Place = string | null

const pageSize = 25
/** Asked again so often where the stream brings nothing, as behind a proxy that cuts it. */
const pollMs = 60_000
/** What the stream says has changed lies below this key. */
export const notificationsKey = ['notifications'] as const
const keyOf = (place: Place) => [...notificationsKey, place ?? 'profile'] as const

async function fetchPage(call: Call, place: Place, size: number, cursor?: string, signal?: AbortSignal) {
  const query = { pageSize: String(size), ...(cursor !== undefined && { cursor }) }
  const given = { query, ...(signal && { signal }) }
  const answer =
    place === null
      ? await call('GET /notifications', given)
      : await call('GET /vendor/shops/:shopId/notifications', { params: { shopId: place }, ...given })
  return answer.data
}

export const notificationQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, place: Place) => ({
    queryKey: [...keyOf(place), 'list'],
    fetchPage: (cursor: string | undefined, signal: AbortSignal) =>
      fetchPage(call, place, pageSize, cursor, signal),
    keyOf: ({ id }: Notification) => id,
    refetchMs: pollMs,
  }),
  /** The newest few, for the panel behind the bell. */
  newest: (call: Call, place: Place, size: number) =>
    queryOptions({
      queryKey: [...keyOf(place), 'newest', size],
      queryFn: ({ signal }) => fetchPage(call, place, size, undefined, signal),
      staleTime: 0,
    }),
  choices: (call: Call, place: Place) =>
    queryOptions({
      queryKey: [...keyOf(place), 'choices'],
      queryFn: async ({ signal }) => {
        const answer =
          place === null
            ? await call('GET /notifications/choices', { signal })
            : await call('GET /vendor/shops/:shopId/notifications/choices', {
                params: { shopId: place },
                signal,
              })
        return answer.data.items
      },
      staleTime: 0,
    }),
}

/** How many are unread; undefined until it is known. */
export function useUnread(place: Place): number | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: [...keyOf(place), 'unread'],
    queryFn: async ({ signal }) => {
      const answer =
        place === null
          ? await call('GET /notifications/unread', { signal })
          : await call('GET /vendor/shops/:shopId/notifications/unread', {
              params: { shopId: place },
              signal,
            })
      return answer.data.count
    },
    staleTime: 0,
    refetchInterval: pollMs,
  })
  return data
}

interface Reading {
  id: string
  andEarlier: boolean
}

/** Marks as read; whatever came of it, everything is asked again. */
export function useRead(place: Place) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Reading) =>
      place === null
        ? call('POST /notifications/read', { body })
        : call('POST /vendor/shops/:shopId/notifications/read', { params: { shopId: place }, body }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
}

async function saveChoice(call: Call, place: Place, body: NotificationChoice) {
  const answer =
    place === null
      ? await call('PUT /notifications/choices', { body })
      : await call('PUT /vendor/shops/:shopId/notifications/choices', { params: { shopId: place }, body })
  return answer.data.items
}

/** One after another, so that what was pressed last is what holds. */
const choiceScope = { id: 'notification choices' }

/** Stops a kind; when a mail came before is kept for the day on which it is started again. */
export function useStopKind(place: Place) {
  const call = useCall()
  const queryClient = useQueryClient()
  const choices = notificationQueries.choices(call, place)
  return useMutation({
    scope: choiceScope,
    mutationFn: async (kind: NotificationKind) => {
      const choice = (await queryClient.fetchQuery(choices)).find((one) => one.kind === kind)
      return choice ? saveChoice(call, place, { ...choice, isStopped: true }) : undefined
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: choices.queryKey }),
  })
}

/** Saves one choice. The answer holds all of them. */
export function useChoose(place: Place) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { queryKey } = notificationQueries.choices(call, place)
  const mutationKey = [...keyOf(place), 'choose']
  return useMutation({
    mutationKey,
    scope: choiceScope,
    mutationFn: (body: NotificationChoice) => saveChoice(call, place, body),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey })
      // The press shows at once; a refusal brings back what holds.
      queryClient.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.kind === choice.kind ? choice : item)),
      )
    },
    // An answer that came before the last press does not know of it.
    onSuccess: (items) => {
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, items)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
