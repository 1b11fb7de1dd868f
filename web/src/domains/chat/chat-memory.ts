import { isRecord } from './is-record.ts'

export interface RunningChat {
  number: string
  key: string
  /** Whose it was when it began; nobody's account for visitors. */
  userId: string | null
  /** Up to which message it was looked at in this browser. */
  seen: number
}

export const chatMemoryKey = 'haat-chat'

/** Where nothing may be kept, a chat lives as long as its page. */
export function readChat(): RunningChat | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(chatMemoryKey) ?? 'null')
    if (!isRecord(kept)) return null
    const { number, key, userId, seen } = kept
    if (typeof number !== 'string' || typeof key !== 'string') return null
    return {
      number,
      key,
      userId: typeof userId === 'string' ? userId : null,
      seen: typeof seen === 'number' ? seen : 0,
    }
  } catch {
    return null
  }
}

export function keepChat(chat: RunningChat | null) {
  try {
    if (chat) localStorage.setItem(chatMemoryKey, JSON.stringify(chat))
    else localStorage.removeItem(chatMemoryKey)
  } catch {
    // Nothing is kept here.
  }
}
