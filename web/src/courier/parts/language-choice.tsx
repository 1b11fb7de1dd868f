import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import { readCookie, writeCookie } from '#api/cookies.ts'
import { courierMessages } from '#ui/messages/courier-texts.ts'
import { MessagesContext, useMessages } from '#ui/messages/use-messages.ts'

const yearSeconds = 31_536_000
/** Each in itself: who reads only one of them finds it. */
const names: Record<Language, string> = { en: 'English', ne: 'नेपाली' }

const ChooseContext = createContext<(language: Language) => void>(() => {})

/** The language of the shop, if one was chosen there, else that of the phone. */
const firstLanguage = () => toLanguage(readCookie(languageCookie) ?? navigator.language.slice(0, 2))

export function LanguageChoice({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  const choose = (next: Language) => {
    writeCookie(languageCookie, next, yearSeconds)
    setLanguage(next)
  }
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <ChooseContext value={choose}>
      <MessagesContext value={courierMessages[language]}>{children}</MessagesContext>
    </ChooseContext>
  )
}

export function OtherLanguage() {
  const choose = use(ChooseContext)
  const other = useMessages().ui.language === 'ne' ? 'en' : 'ne'
  return (
    <button
      type="button"
      lang={other}
      onClick={() => choose(other)}
      className="min-h-11 shrink-0 rounded-control px-3 text-small font-semibold inset-ring-[1.5px] inset-ring-line-strong"
    >
      {names[other]}
    </button>
  )
}
