import type { MouseEvent } from 'react'
import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useEndSession } from '../profile.queries.ts'
import { deviceText } from './device-text.ts'

/** Removes the row at once; it comes back with a toast if the device could not be signed out. */
export function EndSessionButton({ session }: { session: SignedInDevice }) {
  const profile = useArea('profile')
  const { mutateAsync: end } = useEndSession()
  const device = deviceText(session.device, profile)

  function signOut(event: MouseEvent<HTMLElement>) {
    // The button disappears with its row, so the focus moves to the list.
    event.currentTarget.closest('ul')?.focus()
    void end(session.id).then(
      () => showToast('success', profile.deviceSignedOut(device)),
      () => showToast('error', profile.deviceFailed(device)),
    )
  }

  return (
    <Button
      variant="quiet"
      aria-label={profile.signOutDevice(device)}
      className="-mr-3 shrink-0"
      onClick={signOut}
    >
      {profile.signOut}
    </Button>
  )
}
