import { useSyncExternalStore } from 'react'

/** How the reader is told about chats, on this device: permissions and loudspeakers belong to it. */
interface ChatChoices {
  hasSound: boolean
  hasNotifications: boolean
}

const storageKey = 'console-chat-choices'
/** Without a choice a chat is heard: nobody should have to know of the settings not to miss one. */
const defaults: ChatChoices = { hasSound: true, hasNotifications: false }

let choices: ChatChoices | undefined
const listeners = new Set<() => void>()

export function readChatChoices(): ChatChoices {
  if (choices) return choices
  try {
    choices = {
      ...defaults,
      ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<ChatChoices>),
    }
  } catch {
    choices = defaults
  }
  return choices
}

export function changeChatChoices(change: Partial<ChatChoices>) {
  choices = { ...readChatChoices(), ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices))
  } catch {
    // A browser that refuses storage forgets the choice when the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Another tab has chosen. */
const forget = (event: StorageEvent) => {
  if (event.key !== storageKey && event.key !== null) return
  choices = undefined
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', forget)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', forget)
  }
}

export const useChatChoices = () => useSyncExternalStore(subscribe, readChatChoices, () => defaults)
