import {
  useMutation,
  useMutationState,
  useQueryClient,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import type { RunningChat } from './chat-memory.ts'
import { withArrived, type ChatMessage } from './chat-messages.ts'
import { asSender, changeThread, chatKey, type ChatThread } from './chat.queries.ts'

export interface ApiAccess {
  call: Call
  apiUrl: string | undefined
}

/** A message that was sent from this page. It is a mutation, which stays in its place when it is sent again. */
type Send = Mutation<ThreadMessage, Error, { message: ChatMessage; file: File | undefined }>

const sendsOf = (client: QueryClient, number: string) =>
  client.getMutationCache().findAll({ mutationKey: chatKey(number) }) as Send[]

const isRefused = (error: Error | null): error is ApiFailure =>
  error instanceof ApiFailure && error.status < 500

/** Writes a received message into the chat, once. */
export function receiveMessage(client: QueryClient, number: string, message: ThreadMessage, sentAs?: string) {
  const outgoing = sendsOf(client, number).flatMap(({ state }) => state.variables?.message ?? [])
  changeThread(client, number, ({ messages }) => ({
    messages: withArrived(messages, message, outgoing, sentAs),
  }))
}

/** Sends one message after the other, so that they arrive in order. */
export function useSendMessage(api: ApiAccess, chat: RunningChat) {
  const client = useQueryClient()
  const { number } = chat
  const headers = asSender(chat)

  async function upload(key: string, file: File) {
    const setUpload = (now: ChatThread['uploads'][string]) =>
      changeThread(client, number, ({ uploads }) => ({ uploads: { ...uploads, [key]: now } }))
    const { id } = await uploadFile(api, {
      path: `/tickets/${number}/files`,
      file,
      headers,
      onProgress: (progress) => setUpload({ progress }),
    })
    setUpload({ progress: 1, fileId: id })
    return id
  }

  const { mutate } = useMutation({
    mutationKey: chatKey(number),
    scope: { id: `chat-${number}` },
    mutationFn: async ({ message: { key, words }, file }: NonNullable<Send['state']['variables']>) => {
      const uploaded = client.getQueryData<ChatThread>(chatKey(number))?.uploads[key]?.fileId
      const fileIds = file ? [uploaded ?? (await upload(key, file))] : []
      const body = { words, messageKey: key, fileIds }
      return (await api.call('POST /tickets/:number/messages', { params: { number }, headers, body })).data
    },
    onSuccess: (received, { message }) => receiveMessage(client, number, received, message.key),
    // A message that failed waits for as long as the chat lasts.
    gcTime: Infinity,
  })
  return mutate
}

/** The messages on their way, oldest first, and those that failed. */
export function useOutgoing(number: string, uploads: ChatThread['uploads']): ChatMessage[] {
  const sends = useMutationState({
    filters: { mutationKey: chatKey(number) },
    select: ({ state }: Send) => state,
  })
  return sends.flatMap(({ status, variables, error }) =>
    variables && status !== 'success'
      ? {
          ...variables.message,
          state: status === 'error' ? 'failed' : 'sending',
          progress: uploads[variables.message.key]?.progress,
          refusal: isRefused(error) ? error.message : undefined,
          hasNoRoom: error instanceof ApiFailure && error.status === 507,
        }
      : [],
  )
}

/** Sends a message that failed again, with the same key: the server knows what it has already. */
function runAgain(send: Send) {
  const { status, variables } = send.state
  if (status === 'error' && variables) send.execute(variables).catch(() => {})
}

export const sendAgain = (client: QueryClient, number: string, key: string) =>
  sendsOf(client, number)
    .filter(({ state }) => state.variables?.message.key === key)
    .forEach(runAgain)

/** Sends every message again that did not reach the server, after the connection is back. */
export const sendUnreachedAgain = (client: QueryClient, number: string) =>
  sendsOf(client, number)
    .filter(({ state }) => !isRefused(state.error))
    .forEach(runAgain)

/** Removes what a person has sent. A message that waits for another one is not sent any more. */
export function forgetSends(client: QueryClient) {
  const cache = client.getMutationCache()
  for (const send of cache.findAll({ mutationKey: ['chat'] })) cache.remove(send)
}
