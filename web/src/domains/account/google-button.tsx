import { useState } from 'react'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { failureName, type FailureName } from './failure-name.ts'
import { GoogleMark } from './google-mark.tsx'
import { openGooglePopUp } from './google-sign-in.ts'
import { useSessionActions } from './use-session-actions.ts'

/** The first way in, with the line that leads to the second; nothing where Google is not set up. */
export function GoogleButton() {
  const { apiUrl, hasGoogle } = usePublicConfig()
  const { reloadUser } = useSessionActions()
  const { google, failures } = useArea('signIn')
  const [isWaiting, setIsWaiting] = useState(false)
  const [problem, setProblem] = useState<FailureName | 'blocked'>()
  if (!hasGoogle) return null

  async function finish() {
    await reloadUser().catch((reason) => setProblem(failureName(reason)))
    setIsWaiting(false)
  }

  function open() {
    setProblem(undefined)
    const isOpen = openGooglePopUp({ apiUrl, onSuccess: finish, onClosed: () => setIsWaiting(false) })
    setIsWaiting(isOpen)
    if (!isOpen) setProblem('blocked')
  }

  return (
    <div className="grid gap-4">
      {/* Not marked as busy: whoever lost the window behind others opens it again. */}
      <Button variant="secondary" size="large" isWide icon={<GoogleMark />} onClick={open}>
        {isWaiting ? google.waiting : google.go}
      </Button>
      <Refusal text={problem && (problem === 'blocked' ? google.blocked : failures[problem])} />
      <p className="flex items-center gap-3 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {google.or}
      </p>
    </div>
  )
}
