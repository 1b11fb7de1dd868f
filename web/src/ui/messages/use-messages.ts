import { createContext, use } from 'react'
import type { Messages } from './load-messages.ts'

export const MessagesContext = createContext<Messages | null>(null)

/** The texts that every page needs, in the visitor's language. */
export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesContext above it')
  return messages
}
