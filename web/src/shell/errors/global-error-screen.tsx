import { useMessages } from '#ui/messages/use-messages.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { BrokenPage } from './broken-page.tsx'

/** Shown when even the frame of the pages throws: a header without dependencies, and two ways out. */
export function GlobalErrorScreen() {
  const { shell } = useMessages()
  return (
    <>
      <header className="bg-surface">
        <div className="page-width py-3">
          <a href="/" aria-label={shell.homeLink} className="inline-block rounded-badge py-1">
            <Logo />
          </a>
        </div>
        <Weave cell={1} />
      </header>
      <main className="grid min-h-[75dvh] place-items-center">
        <BrokenPage />
      </main>
    </>
  )
}
