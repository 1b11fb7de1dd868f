import { use, type ReactNode } from 'react'
import type { Language } from '@haat/contract/shared/language.ts'
import { loadMessages } from '#ui/messages/load-messages.ts'
import { MessagesContext, useMessages } from '#ui/messages/use-messages.ts'

interface InLanguageProps {
  language: Language
  children: ReactNode
}

/** What a preview shows, in a language that need not be the reader's. It suspends until the texts are loaded. */
export function InLanguage({ language, children }: InLanguageProps) {
  const own = useMessages()
  const messages = language === own.ui.language ? own : use(messagesOf(language))
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

const loading = new Map<Language, ReturnType<typeof loadMessages>>()

/** The same promise each time, since a component suspends on it. */
function messagesOf(language: Language) {
  const known = loading.get(language) ?? loadMessages(language)
  loading.set(language, known)
  known.catch(() => loading.delete(language))
  return known
}
