import identity from 'picture:state-identity'
import type { ReactNode } from 'react'
import { useMarkHydrated } from '#first-load/leave-hydrated.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { StateScreen, type StateScreenProps } from '#ui/state/state-screen.tsx'

interface LinkPageProps {
  title: string
  /** The state of the page, which a screen reader reads out when it changes. */
  news: string
  children: ReactNode
}

export function LinkPage({ title, news, children }: LinkPageProps) {
  useMarkHydrated()
  return (
    // High enough to keep the footer out of sight, which would move when the answer comes.
    <main className="min-h-[90dvh]">
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="sr-only">
        {news}
      </p>
      {children}
    </main>
  )
}

type LinkScreenProps = Omit<StateScreenProps, 'picture' | 'tone' | 'headingLevel'> &
  Partial<Pick<StateScreenProps, 'picture' | 'tone'>>

export const LinkScreen = (props: LinkScreenProps) => (
  <StateScreen picture={identity} tone="cream" headingLevel={2} {...props} />
)

export function CheckingScreen() {
  const { checking, checkingText } = useArea('mailLinks')
  return (
    <div className="no-js:hidden">
      <LinkScreen heading={checking} actions={<LoadingMark label={checkingText} size={34} />}>
        {null}
      </LinkScreen>
    </div>
  )
}

/** For a link without a token, as mail programs leave it when they break a long address. */
export function CutScreen() {
  const { cut, cutText, askUs } = useArea('mailLinks')
  return (
    <LinkScreen heading={cut} actions={<ButtonLink to="/help-support">{askUs}</ButtonLink>}>
      {cutText}
    </LinkScreen>
  )
}
