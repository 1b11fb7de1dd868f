import { useBlocker } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/button.tsx'
import { loadArea } from '../messages/areas.ts'
import { useArea } from '../messages/use-area.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../modal/dialog.tsx'

interface LeaveGuardOptions {
  /** The form stays on the page while only the query of the address changes, as above a list with filters. */
  isKeptByQuery?: boolean
}

interface LeaveGuard {
  /** The question, to be rendered anywhere in the form's component. */
  dialog: ReactNode
  /** Does what takes the form away without another address, such as closing its dialog; asks first if it must. */
  leave(action: () => void): void
}

/**
 * Asks in a dialog of ours before somebody leaves a form with changes: by a link, the palette or the browser's
 * buttons for back and forward. Browsers ask themselves before they close a tab or load another page.
 */
export function useLeaveGuard(isDirty: boolean, { isKeptByQuery }: LeaveGuardOptions = {}): LeaveGuard {
  const { language } = useMessages().ui
  const [action, setAction] = useState<() => void>()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname ||
      (!isKeptByQuery && JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  })

  // Loaded before they are needed, and not by the form itself, which would disappear until they have come.
  useEffect(() => {
    if (isDirty) loadArea(language, 'leave').catch(() => {})
  }, [isDirty, language])

  function stay() {
    blocker.reset?.()
    setAction(undefined)
  }
  function goOn() {
    blocker.proceed?.()
    // The question closes first: a dialog that closes together with it could not give the focus back.
    flushSync(() => setAction(undefined))
    action?.()
  }
  const isAsking = blocker.status === 'blocked' || action !== undefined
  const dialog = isAsking && (
    <Suspense>
      <LeaveDialog onStay={stay} onLeave={goOn} />
    </Suspense>
  )
  return {
    dialog,
    leave: (given) => (isDirty ? setAction(() => given) : given()),
  }
}

function LeaveDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const texts = useArea('leave')
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onLeave}>
            {texts.leave}
          </Button>
          <Button isWide onClick={onStay} data-autofocus>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  )
}
