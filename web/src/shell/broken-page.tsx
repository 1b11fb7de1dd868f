import umbrella from 'picture:state-umbrella'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { StateScreen } from '#ui/state-screen.tsx'

/**
 * What is left when a page breaks. Both ways out load afresh: the broken state must not come along. Plain elements
 * only, since this is part of every first visit.
 */
export function BrokenPage() {
  const { shell, ui } = useMessages()
  return (
    <div role="alert">
      <StateScreen
        picture={umbrella}
        tone="indigo"
        heading={ui.somethingWentWrong}
        actions={
          <>
            <button type="button" className={buttonClass({ isWide: true })} onClick={() => location.reload()}>
              {ui.retry}
            </button>
            <a href="/" className={buttonClass({ variant: 'secondary', isWide: true })}>
              {shell.goHome}
            </a>
          </>
        }
      >
        {ui.itIsUs}
      </StateScreen>
    </div>
  )
}
