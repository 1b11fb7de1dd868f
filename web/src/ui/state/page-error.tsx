import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button-link.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { ErrorState } from './error-state.tsx'
import type { StatePicture } from './state-screen.tsx'

interface PageErrorProps {
  picture: StatePicture
  heading: string
  query: { refetch: () => unknown; isFetching: boolean }
  /** For a page that has neither header nor bottom bar on a phone. */
  hasHomeLink?: boolean
  children?: ReactNode
}

/** Shown in place of a page whose subject could not be read. */
export function PageError({ hasHomeLink = false, ...props }: PageErrorProps) {
  const { shell } = useMessages()
  return (
    <>
      <title>{shell.titled(props.heading)}</title>
      <ErrorState
        {...props}
        retriesItself
        secondAction={
          hasHomeLink && (
            <ButtonLink to="/" variant="secondary">
              {shell.goHome}
            </ButtonLink>
          )
        }
      />
    </>
  )
}
