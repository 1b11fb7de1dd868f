export interface RunningChat {
  number: string
  key: string
  /** The user who began it; null for a visitor. */
  userId: string | null
  /** The sequence number of the last message that was seen in this browser. */
  seen: number
}

export const chatMemoryKey = 'haat-chat'

/** Where the browser forbids storage, a chat lasts as long as its page. */
export function readChat(): RunningChat | null {
  try {
    const stored = JSON.parse(localStorage.getItem(chatMemoryKey) ?? 'null') as Record<string, unknown> | null
    const { number, key, userId, seen } = stored ?? {}
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
    // The browser forbids storage.
  }
}
