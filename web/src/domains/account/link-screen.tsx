import identity from 'picture:state-identity'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { LoadingMark } from '#ui/spinner.tsx'
import { StateScreen, type StateScreenProps } from '#ui/state-screen.tsx'

interface LinkPageProps {
  title: string
  /** What the page has come to: said by a screen reader when it changes. */
  news: string
  children: ReactNode
}

export const LinkPage = ({ title, news, children }: LinkPageProps) => (
  // So high that what stands below is out of sight: it would move when the answer comes.
  <main className="min-h-[90dvh]">
    <h1 className="sr-only">{title}</h1>
    <p role="status" className="sr-only">
      {news}
    </p>
    {children}
  </main>
)

type LinkScreenProps = Omit<StateScreenProps, 'picture' | 'tone' | 'headingLevel'> &
  Partial<Pick<StateScreenProps, 'picture' | 'tone'>>

export const LinkScreen = (props: LinkScreenProps) => (
  <StateScreen picture={identity} tone="cream" headingLevel={2} {...props} />
)

export function CheckingScreen() {
  const { checking, checkingText } = useArea('mailLinks')
  return (
    <LinkScreen heading={checking} actions={<LoadingMark label={checkingText} size={34} />}>
      {null}
    </LinkScreen>
  )
}

/** The address was cut off, as mail programs do: there is nothing that could be asked. */
export function CutScreen() {
  const { cut, cutText, askUs } = useArea('mailLinks')
  return (
    <LinkScreen
      heading={cut}
      actions={
        <Link to="/help-support" className={buttonClass({ isWide: true })}>
          {askUs}
        </Link>
      }
    >
      {cutText}
    </LinkScreen>
  )
}
