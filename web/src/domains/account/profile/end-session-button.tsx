import type { MouseEvent } from 'react'
import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useEndSession } from '../profile.queries.ts'
import { deviceName } from './device-name.ts'

/** The row goes at once; it comes back with a word if the device could not be signed out. */
export function EndSessionButton({ session }: { session: SignedInDevice }) {
  const profile = useArea('profile')
  const { mutateAsync: end } = useEndSession()
  const device = deviceName(session.device, profile)

  function signOut(event: MouseEvent<HTMLElement>) {
    // The button goes with its row; the focus stays in the list.
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
      className="-mr-3 shrink-0 px-3"
      onClick={signOut}
    >
      {profile.signOut}
    </Button>
  )
}
