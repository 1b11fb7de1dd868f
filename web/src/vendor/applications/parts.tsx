import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Weave } from '#ui/brand/weave.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { IconButton } from '#ui/button/icon-button.tsx'

interface ScreenProps {
  title: string
  /** Below the title: the step, or the number and day. */
  below: string
  onBack(): void
  /** At the end of the title's line. */
  end?: ReactNode
  /** Below the title's line, across the whole width. */
  bar?: ReactNode
  /** The main action, always in view. */
  foot?: ReactNode
  children: ReactNode
}

/** A screen of the application with its own head and foot: the rest of the shop stays out of the way. */
export function Screen({ title, below, onBack, end, bar, foot, children }: ScreenProps) {
  const { back } = useArea('application')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-20 bg-surface">
        <div className="mx-auto w-full max-w-180 px-2 pt-2 pb-3 md:px-4">
          <div className="flex items-center gap-2">
            <IconButton label={back} onClick={onBack}>
              <ArrowLeft aria-hidden />
            </IconButton>
            <div className="min-w-0 grow">
              <p className="text-h3">{title}</p>
              <p className="text-fine text-muted">{below}</p>
            </div>
            {end}
          </div>
          {bar}
        </div>
        <Weave cell={1} className="w-full" />
      </header>
      <main className="flex grow flex-col">
        <div className="mx-auto w-full max-w-180 grow px-4 pt-6 pb-10">{children}</div>
        {foot && (
          <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
            <div className="mx-auto w-full max-w-180 px-4 py-3">{foot}</div>
          </div>
        )}
      </main>
    </div>
  )
}
