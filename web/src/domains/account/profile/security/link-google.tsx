import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { openGooglePopUp } from '../../sign-in/google-sign-in.ts'
import { useReloadSignInWays } from '../profile.queries.ts'

export function LinkGoogle() {
  const { google } = useArea('signIn')
  const profile = useArea('profile')
  const { apiUrl } = usePublicConfig()
  const reload = useReloadSignInWays()

  async function finish() {
    await reload()
    await showToast('success', profile.googleDone)
  }

  function open() {
    // A pop-up that is closed without a message may have linked the account all the same, so the list is
    // loaded.
    const isOpen = openGooglePopUp({
      apiUrl,
      link: true,
      onSuccess: () => void finish(),
      onClosed: () => void reload(),
    })
    if (!isOpen) void showToast('warning', google.blocked)
  }

  return (
    <Button variant="secondary" onClick={open} className="max-md:w-full">
      {profile.linkGoogle}
    </Button>
  )
}
