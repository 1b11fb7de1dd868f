import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, use, useCallback, useState, type ReactNode } from 'react'
import { languageCookie, type Language } from '@haat/contract/shared/language.ts'
import { writeCookie } from '#api/cookies.ts'
import { loadMessages } from '#messages/catalogue.ts'
import { MessagesContext } from '#messages/use-messages.ts'
import type { RouterContext } from '../router-context.ts'
import { fetchSemibold } from '../styles/fetch-semibold.ts'

const yearSeconds = 31_536_000

type ChooseLanguage = (language: Language) => Promise<void>
const ChooseContext = createContext<ChooseLanguage | null>(null)

export function useChooseLanguage(): ChooseLanguage {
  const choose = use(ChooseContext)
  if (!choose) throw new Error('useChooseLanguage needs a LanguageProvider above it')
  return choose
}

/** Switches in place: what a person has typed stays where it is. The cookie tells the server next time. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [messages, setMessages] = useState((router.options.context as RouterContext).messages)

  const choose = useCallback(
    async (language: Language) => {
      writeCookie(languageCookie, language, yearSeconds)
      const chosen = await loadMessages(language)
      fetchSemibold(language)
      const context = { ...(router.options.context as RouterContext), language, messages: chosen }
      router.update({ ...router.options, context })
      // The page stays as it is until the texts of its area have come too.
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
