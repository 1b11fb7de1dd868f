import { useTransition } from 'react'
import { languageCookie, type Language } from '@haat/contract/shared/language.ts'
import { useMessages } from '../messages/use-messages.ts'
import { NepaliGlyph } from '../brand/nepali-glyph.tsx'
import { replayPress } from '../button/replay-press.ts'
import { showToast } from '../toast/show-toast.tsx'
import { useChooseLanguage } from './language-provider.tsx'

export function LanguageSwitch() {
  const { shell, ui } = useMessages()
  const choose = useChooseLanguage()
  // Until the texts of the other language have come.
  const [isWaiting, startTransition] = useTransition()
  const change = (language: Language) =>
    choose(language).catch(() => void showToast('error', shell.languageFailed))
  const option = (value: Language, label: string, sign: React.ReactNode) => (
    <button
      {...replayPress}
      name={languageCookie}
      value={value}
      aria-pressed={ui.language === value}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        startTransition(() => change(value))
      }}
    >
      {sign}
    </button>
  )
  return (
    // Without the client the server sets the cookie, and leads back.
    <form method="post" action="/language" className="contents">
      <div
        role="group"
        aria-label={shell.languageLabel}
        data-waiting={isWaiting ? '' : undefined}
        className="language-switch"
      >
        {option('en', shell.english, 'EN')}
        {option('ne', shell.nepali, <NepaliGlyph />)}
      </div>
    </form>
  )
}
