import { ApiFailure, type Call } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { ticketKeyHeader } from '@haat/contract/domains/support.tickets.rules.ts'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import type { RunningChat } from './chat-memory.ts'

export interface Way {
  call: Call
  apiUrl: string | undefined
}

export interface Outgoing {
  key: string
  words: string
  file?: File | undefined
  /** Of the file once it is with us: it is not sent again. */
  fileId?: string
}

interface Told {
  onProgress(key: string, part: number): void
  onSent(key: string, message: ThreadMessage): void
  /** In the words of the server, where it refused; none where nobody was reached. */
  onFailed(key: string, refusal: string | undefined, hasNoRoom: boolean): void
}

export const asSender = ({ key }: RunningChat) => ({ [ticketKeyHeader]: key })

/** Sends one after the other: what was written first arrives first. What nobody took is kept for another try. */
export function openOutgoing(way: Way, chat: RunningChat, told: Told) {
  const waiting: Outgoing[] = []
  const unreached = new Map<string, Outgoing>()
  const refused = new Map<string, Outgoing>()
  let isSending = false

  async function upload(one: Outgoing) {
    if (!one.file || one.fileId) return
    const link = await uploadFile(way, {
      path: `/tickets/${chat.number}/files`,
      file: one.file,
      headers: asSender(chat),
      onProgress: (part) => told.onProgress(one.key, part),
    })
    one.fileId = link.id
  }

  async function send(one: Outgoing) {
    await upload(one)
    const { data } = await way.call('POST /tickets/:number/messages', {
      params: { number: chat.number },
      headers: asSender(chat),
      body: { words: one.words, messageKey: one.key, fileIds: one.fileId ? [one.fileId] : [] },
    })
    told.onSent(one.key, data)
  }

  async function work() {
    if (isSending) return
    isSending = true
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      try {
        await send(one)
      } catch (failure) {
        const isRefused = failure instanceof ApiFailure && failure.status < 500
        ;(isRefused ? refused : unreached).set(one.key, one)
        const hasNoRoom = failure instanceof ApiFailure && failure.status === 507
        told.onFailed(one.key, isRefused ? failure.message : undefined, hasNoRoom)
      }
    }
    isSending = false
  }

  const put = (one: Outgoing) => {
    waiting.push(one)
    void work()
  }
  return {
    put,
    again(key: string) {
      const one = unreached.get(key) ?? refused.get(key)
      unreached.delete(key)
      refused.delete(key)
      if (one) put(one)
    },
    /** After the line came back: everything that nobody has heard. */
    againAll(): string[] {
      const all = [...unreached.values()]
      unreached.clear()
      all.forEach(put)
      return all.map(({ key }) => key)
    },
  }
}
