import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskChat } from '@haat/contract/domains/support.chats.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { deskQueries, isConflict, isOverChatLimit } from '../desk.queries.ts'
import { useLiveState } from '../live-updates/live-updates.queries.ts'

/** A chat that has ended is announced by nobody: it is one whose sender was not seen for a while. */
const refetchMs = 15_000

/** The chats that run now. The live stream says when they have changed. */
export const runningChats = (call: Call) =>
  queryOptions({
    queryKey: ['desk', 'chats'],
    queryFn: async ({ signal }) => (await call('GET /staff/chats', { signal })).data,
    refetchInterval: refetchMs,
    staleTime: 0,
    retry: false,
  })

export const useRunningChats = () => useQuery(runningChats(useCall()))

export const countMine = (chats: readonly DeskChat[]) => chats.filter(({ isMine }) => isMine).length

/**
 * Whether a chat asks something of the reader: it waits while they take chats, or it is theirs and they have not
 * read its last message.
 */
export const needsReader = (chat: DeskChat, isAvailable: boolean) =>
  chat.assignee === null ? isAvailable : chat.isMine && chat.isUnread

/** How many chats wait for the reader. The one that is on the screen is read at this moment. */
export function useChatCount(isLookedAt: boolean): number {
  const { data } = useRunningChats()
  const { isAvailable = false, viewing } = useLiveState()
  const isOnScreen = ({ number, isMine }: DeskChat) => isLookedAt && isMine && number === viewing.number
  return (data?.chats ?? []).filter((chat) => needsReader(chat, isAvailable) && !isOnScreen(chat)).length
}

/** Takes a ticket that nobody has. Who comes second is told who was first; who has enough chats is told so. */
export function useTakeTicket() {
  const { chats: texts } = useArea('staff')
  const { ui } = useMessages()
  const call = useCall()
  const client = useQueryClient()

  async function explain(number: string, failure: Error) {
    if (!isConflict(failure)) return texts.notTaken
    if (isOverChatLimit(failure)) {
      const { limit } = await client.fetchQuery(runningChats(call))
      return texts.full(formatCount(limit, ui.language))
    }
    const { assignee } = await client.fetchQuery(deskQueries.ticket(call, number))
    return assignee ? texts.takenBy(assignee.name) : texts.notTaken
  }
  return useMutation({
    mutationFn: async (number: string) =>
      (await call('POST /staff/tickets/:number/take', { params: { number } })).data,
    onSuccess: (ticket) => client.setQueryData(deskQueries.ticket(call, ticket.number).queryKey, ticket),
    onError: async (failure, number) =>
      void showToast('error', await explain(number, failure).catch(() => texts.notTaken)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['desk', 'chats'] })
      void client.invalidateQueries({ queryKey: ['desk', 'queue'] })
    },
  })
}

/** Sets how many chats somebody takes at once. */
export function useSetChatLimit() {
  const { chats: texts } = useArea('staff')
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, limit }: { id: string; limit: number }) =>
      (await call('PUT /staff/desk/people/:id/chat-limit', { params: { id }, body: { limit } })).data,
    onSuccess: () => void showToast('success', texts.saved),
    onError: () => void showToast('error', texts.notSaved),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['desk', 'chats'] })
      void client.invalidateQueries({ queryKey: ['desk', 'people'] })
    },
  })
}
