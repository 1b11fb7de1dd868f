import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { LogoMark } from '#ui/brand/logo-mark.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { OtherLanguage } from './language-choice.tsx'

interface FrameProps {
  title: string
  note?: ReactNode
  /** Where there is a way back, instead of the mark of Haat. */
  onBack?(): void
  /** Stays at the foot of the screen. */
  bar?: ReactNode
  children: ReactNode
}

/** A screen of the courier's page: its head, the work, and a bar with the main action. */
export function Frame({ title, note, onBack, bar, children }: FrameProps) {
  const texts = useCourierTexts()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <header className="sticky top-0 z-20 bg-surface">
        <div className="mx-auto flex min-h-16 max-w-xl items-center gap-2 px-3 py-2">
          {onBack ? (
            <IconButton label={texts.toList} onClick={onBack}>
              <ArrowLeft aria-hidden />
            </IconButton>
          ) : (
            <LogoMark className="mx-1 size-8.5 shrink-0 text-crimson-fill" />
          )}
          <div className="min-w-0 grow">
            <h1 className="truncate text-h3">{title}</h1>
            {note && <p className="truncate text-fine text-muted">{note}</p>}
          </div>
          <OtherLanguage />
        </div>
        <Weave cell={1} />
      </header>
      <main className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-8">
        {children}
      </main>
      {bar && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-3">
          <div className="mx-auto max-w-xl px-4 py-3">{bar}</div>
        </div>
      )}
    </div>
  )
}
