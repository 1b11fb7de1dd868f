import type { Language } from '@haat/contract/shared/language.ts'
import { useMessages } from '../messages/use-messages.ts'
import { NepaliGlyph } from '../brand/nepali-glyph.tsx'
import { replayPress } from '../button/replay-press.ts'
import { useChooseLanguage } from './language-provider.tsx'

export function LanguageSwitch() {
  const { shell, ui } = useMessages()
  const choose = useChooseLanguage()
  const option = (value: Language, label: string, sign: React.ReactNode) => (
    <button
      type="button"
      {...replayPress}
      aria-pressed={ui.language === value}
      aria-label={label}
      onClick={() => void choose(value)}
    >
      {sign}
    </button>
  )
  return (
    <div role="group" aria-label={shell.languageLabel} className="language-switch">
      {option('en', shell.english, 'EN')}
      {option('ne', shell.nepali, <NepaliGlyph />)}
    </div>
  )
}
