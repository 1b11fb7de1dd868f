import { useState } from 'react'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { failureName, type FailureName } from './form/failure-name.ts'
import { ConsentText } from './sign-in/consent-text.tsx'
import { GoogleMark } from './sign-in/google-mark.tsx'
import { openGooglePopUp } from './sign-in/google-sign-in.ts'
import { useSessionActions } from './use-session-actions.ts'

/** Signs in with Google, followed by the word "or"; nothing where Google is not set up. */
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
      {/* Never busy: somebody who lost the pop-up behind other windows presses again. */}
      <Button variant="secondary" size="large" isWide icon={<GoogleMark />} onClick={open}>
        {isWaiting ? google.waiting : google.go}
      </Button>
      <FormError text={problem && (problem === 'blocked' ? google.blocked : failures[problem])} />
      <p className="flex items-center gap-3 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {google.or}
      </p>
    </div>
  )
}

/** Says what signing in with Google accepts; nothing where Google is not set up. */
export function GoogleConsent({ className }: { className: string }) {
  const { hasGoogle } = usePublicConfig()
  if (!hasGoogle) return null
  return (
    <p className={className}>
      <ConsentText of="googleConsent" />
    </p>
  )
}
