import type { Language } from '@haat/contract/shared/language.ts'
import { useMessages } from '../messages/use-messages.ts'
import { NepaliGlyph } from '../brand/nepali-glyph.tsx'
import { classNames } from '../class-names.ts'
import { replayPress } from '../button/replay-press.ts'
import { useChooseLanguage } from './language-provider.tsx'

export function LanguageSwitch({ className }: { className?: string }) {
  const { shell, ui } = useMessages()
  const choose = useChooseLanguage()
  const option = (value: Language, label: string, sign: React.ReactNode) => (
    <button
      type="button"
      {...replayPress}
      aria-pressed={ui.language === value}
      aria-label={label}
      onClick={() => void choose(value)}
      className={classNames(
        'grid h-9 min-w-10 place-items-center rounded-[9px] px-2 text-small font-semibold',
        ui.language === value ? 'bg-surface text-ink shadow-1' : 'text-muted hover:text-ink',
      )}
    >
      {sign}
    </button>
  )
  return (
    <div
      role="group"
      aria-label={shell.languageLabel}
      className={classNames('flex shrink-0 gap-0.5 rounded-control bg-sunken p-1', className)}
    >
      {option('en', shell.english, 'EN')}
      {option('ne', shell.nepali, <NepaliGlyph />)}
    </div>
  )
}
