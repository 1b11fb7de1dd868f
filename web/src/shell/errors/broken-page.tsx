import umbrella from 'picture:state-umbrella'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { StateScreen } from '#ui/state/state-screen.tsx'

/**
 * Shown when a page throws. Both buttons load afresh, so that the broken state does not come along. Plain
 * elements only, since this is part of every first load.
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
