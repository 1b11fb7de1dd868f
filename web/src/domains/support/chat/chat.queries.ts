import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ChatState } from '@haat/contract/domains/support.stream.rules.ts'
import { ticketKeyHeader } from '@haat/contract/domains/support.tickets.rules.ts'
import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import type { Call } from '#api/client.ts'
import type { RunningChat } from './chat-memory.ts'
import { withFilesOf, type ChatMessage } from './chat-messages.ts'

/** What the server has told about a chat. The stream writes it; messages on their way are mutations. */
export interface ChatThread {
  messages: ChatMessage[]
  presence: ChatPresence | undefined
  state: ChatState | undefined
  /** Whether the chat no longer exists. */
  isGone: boolean
  /** The sequence number of the last message of staff that was seen. */
  seen: number
  /** Files of messages on their way, by the key of the message. */
  uploads: Record<string, Upload>
}

interface Upload {
  /** How much of it has been uploaded, from 0 to 1. */
  progress: number
  /** Given by the server at the end, so that sending again does not upload the file again. */
  fileId?: string
}

const presenceFreshMs = 10_000

/** Half of the time for which the URL of a file is valid. */
const filesFreshMs = 1_800_000
const failedAgainMs = 60_000

export const chatKey = (number: string) => ['chat', number] as const

export const asSender = ({ key }: RunningChat) => ({ [ticketKeyHeader]: key })

export const chatQueries = {
  presence: (call: Call) =>
    queryOptions({
      queryKey: ['chat', 'presence'],
      queryFn: async ({ signal }) => (await call('GET /chats/presence', { signal })).data,
      staleTime: presenceFreshMs,
      refetchInterval: presenceFreshMs,
      retry: false,
    }),
  /** Begins with the first message of a new chat. It is fetched only to renew the URLs of files. */
  thread: (call: Call, chat: RunningChat, first?: ChatMessage) =>
    queryOptions({
      queryKey: chatKey(chat.number),
      queryFn: async ({ client, queryKey, signal }) => {
        const params = { number: chat.number }
        const { data } = await call('GET /tickets/:number', { params, headers: asSender(chat), signal })
        // Read after the answer: meanwhile the stream may have brought more.
        const thread = client.getQueryData<ChatThread>(queryKey) ?? newThread(chat, first)
        return { ...thread, messages: withFilesOf(thread.messages, data.messages) }
      },
      initialData: () => newThread(chat, first),
      staleTime: filesFreshMs,
      refetchInterval: ({ state }) =>
        state.error ? failedAgainMs : Math.max(1000, state.dataUpdatedAt + filesFreshMs - Date.now()),
      // A chat that is over leaves nothing behind.
      gcTime: 0,
    }),
}

const newThread = ({ seen }: RunningChat, first: ChatMessage | undefined): ChatThread => ({
  messages: first ? [first] : [],
  presence: undefined,
  state: undefined,
  isGone: false,
  seen,
  uploads: {},
})

/** Changes a chat that is still shown. The URLs of its files stay as old as they are. */
export function changeThread(
  client: QueryClient,
  number: string,
  change: (thread: ChatThread) => Partial<ChatThread>,
) {
  const queryKey = chatKey(number)
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  client.setQueryData<ChatThread>(
    queryKey,
    (thread) => thread && { ...thread, ...change(thread) },
    updatedAt === undefined ? {} : { updatedAt },
  )
}
