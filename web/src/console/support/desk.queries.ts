import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskThread, DeskTicket } from '@haat/contract/domains/support.desk.ts'
import type {
  TicketPriority,
  TicketStatus,
  TicketType,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import type { QueueFilter } from './queue/queue-filter.ts'

/** The desk also polls, for changes that the live stream has not announced. */
const refetchMs = 15_000
const staffListStaleMs = 300_000
/** The first page is short; further rows come in the longest pages, since a poll makes one request for each page. */
const firstPageSize = 25
const longPageSize = 100

interface ContextQuestion {
  number: string
  version: number
  /** The order to show; without it the one that the ticket most likely means. */
  order?: string | undefined
}

export const deskQueries = {
  /** For `useEndlessList`. */
  queue: (call: Call, filter: QueueFilter) => ({
    queryKey: ['desk', 'queue', filter],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      return (await call('GET /staff/tickets', { query: { ...filter, pageSize, cursor }, signal })).data
    },
    keyOf: ({ number }: DeskTicket) => number,
    refetchMs,
  }),
  ticket: (call: Call, number: string) =>
    queryOptions({
      queryKey: ['desk', 'ticket', number],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/tickets/:number', { params: { number }, signal })).data,
      refetchInterval: refetchMs,
      staleTime: 0,
    }),
  /** Asked again with every version of the ticket, since a new message may name another order. */
  context: (call: Call, { number, version, order }: ContextQuestion) =>
    queryOptions({
      queryKey: ['desk', 'context', number, version, order],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/tickets/:number/context', { params: { number }, query: { order }, signal }))
          .data,
    }),
  people: (call: Call) =>
    queryOptions({
      queryKey: ['desk', 'people'],
      queryFn: async ({ signal }) => (await call('GET /staff/desk/people', { signal })).data,
      staleTime: staffListStaleMs,
    }),
  replies: (call: Call) =>
    queryOptions({
      queryKey: ['desk', 'replies'],
      queryFn: async ({ signal }) => (await call('GET /staff/saved-replies', { signal })).data,
      staleTime: staffListStaleMs,
    }),
}

export interface TicketChange {
  version: number
  status?: TicketStatus
  assigneeId?: string | null
  priority?: TicketPriority
  type?: TicketType
}

export interface Reply {
  kind: 'reply' | 'note'
  words: string
  messageKey: string
  fileIds: string[]
  status?: TicketStatus
}

/** Changes a ticket. The answer is the changed ticket, which is shown at once; the lists are loaded again. */
function useTicketMutation<Input>(number: string, change: (call: Call, input: Input) => Promise<DeskThread>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSuccess: (ticket) => {
      client.setQueryData(deskQueries.ticket(call, ticket.number).queryKey, ticket)
      void client.invalidateQueries({ queryKey: ['desk', 'queue'] })
      void client.invalidateQueries({ queryKey: ['staff', 'open-tickets'] })
    },
    // The API refuses a change when the ticket is no longer as the page shows it.
    onError: () => client.invalidateQueries({ queryKey: deskQueries.ticket(call, number).queryKey }),
  })
}

export const useChangeTicket = (number: string) =>
  useTicketMutation(
    number,
    async (call, body: TicketChange) =>
      (await call('PATCH /staff/tickets/:number', { params: { number }, body })).data,
  )

export const useUndoSolve = (number: string) =>
  useTicketMutation(
    number,
    async (call, body: { version: number }) =>
      (await call('POST /staff/tickets/:number/undo-solve', { params: { number }, body })).data,
  )

export const useReply = (number: string) =>
  useTicketMutation(
    number,
    async (call, body: Reply) =>
      (await call('POST /staff/tickets/:number/replies', { params: { number }, body })).data,
  )

export const useMergeTicket = (number: string) =>
  useTicketMutation(
    number,
    async (call, body: { version: number; into: string; isConfirmed: boolean }) =>
      (await call('POST /staff/tickets/:number/merge', { params: { number }, body })).data,
  )

export const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.status === 409

/** Whoever would get the chat by it has as many as they take at once. */
export const isOverChatLimit = (failure: unknown) =>
  failure instanceof ApiFailure && failure.code === 'TOO_MANY_CHATS'
