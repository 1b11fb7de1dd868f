import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, use, useCallback, useState, type ReactNode } from 'react'
import { languageCookie, type Language } from '@haat/contract/shared/language.ts'
import { writeCookie } from '#api/cookies.ts'
import { loadMessages, type ContextWithMessages } from '../messages/load-messages.ts'
import { MessagesContext } from '../messages/use-messages.ts'
import { fetchSemibold } from './fetch-semibold.ts'

const yearSeconds = 31_536_000

type ChooseLanguage = (language: Language) => Promise<void>
const ChooseContext = createContext<ChooseLanguage | null>(null)

export function useChooseLanguage(): ChooseLanguage {
  const choose = use(ChooseContext)
  if (!choose) throw new Error('useChooseLanguage needs a LanguageProvider above it')
  return choose
}

/**
 * Provides the texts and switches the language without a reload, so that typed text stays. The cookie tells the
 * server for the next page.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [messages, setMessages] = useState((router.options.context as ContextWithMessages).messages)

  const choose = useCallback(
    async (language: Language) => {
      writeCookie(languageCookie, language, yearSeconds)
      const chosen = await loadMessages(language)
      if (language === 'ne') fetchSemibold()
      const context = { ...(router.options.context as ContextWithMessages), language, messages: chosen }
      router.update({ ...router.options, context })
      // The page keeps the old language until the texts of its areas are loaded too.
      startTransition(() => setMessages(chosen))
    },
    [router],
  )

  return (
    <ChooseContext value={choose}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </ChooseContext>
  )
}
