import { ApiFailure, type Call } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { ticketKeyHeader } from '@haat/contract/domains/support.tickets.rules.ts'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import type { RunningChat } from './chat-memory.ts'

export interface ApiAccess {
  call: Call
  apiUrl: string | undefined
}

export interface Outgoing {
  key: string
  words: string
  file?: File | undefined
  /** The id of the file once it has been uploaded, so that a retry does not upload it retry. */
  fileId?: string
}

interface OutgoingListener {
  onProgress(key: string, part: number): void
  onSent(key: string, message: ThreadMessage): void
  /** `refusal` is the server's message; undefined when the server was not reached. */
  onFailed(key: string, refusal: string | undefined, hasNoRoom: boolean): void
}

export const asSender = ({ key }: RunningChat) => ({ [ticketKeyHeader]: key })

/** Sends messages one after the other, so that they arrive in order. Those that failed are kept for a retry. */
export function openOutgoing(api: ApiAccess, chat: RunningChat, listener: OutgoingListener) {
  const waiting: Outgoing[] = []
  const unreached = new Map<string, Outgoing>()
  const refused = new Map<string, Outgoing>()
  let isSending = false

  async function upload(one: Outgoing) {
    if (!one.file || one.fileId) return
    const link = await uploadFile(api, {
      path: `/tickets/${chat.number}/files`,
      file: one.file,
      headers: asSender(chat),
      onProgress: (part) => listener.onProgress(one.key, part),
    })
    one.fileId = link.id
  }

  async function send(one: Outgoing) {
    await upload(one)
    const { data } = await api.call('POST /tickets/:number/messages', {
      params: { number: chat.number },
      headers: asSender(chat),
      body: { words: one.words, messageKey: one.key, fileIds: one.fileId ? [one.fileId] : [] },
    })
    listener.onSent(one.key, data)
  }

  async function sendWaiting() {
    if (isSending) return
    isSending = true
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      try {
        await send(one)
      } catch (failure) {
        const isRefused = failure instanceof ApiFailure && failure.status < 500
        ;(isRefused ? refused : unreached).set(one.key, one)
        const hasNoRoom = failure instanceof ApiFailure && failure.status === 507
        listener.onFailed(one.key, isRefused ? failure.message : undefined, hasNoRoom)
      }
    }
    isSending = false
  }

  const put = (one: Outgoing) => {
    waiting.push(one)
    void sendWaiting()
  }
  return {
    put,
    retry(key: string) {
      const one = unreached.get(key) ?? refused.get(key)
      unreached.delete(key)
      refused.delete(key)
      if (one) put(one)
    },
    /** Retries every message that did not reach the server, after the connection is back. */
    retryAll(): string[] {
      const all = [...unreached.values()]
      unreached.clear()
      all.forEach(put)
      return all.map(({ key }) => key)
    },
  }
}
