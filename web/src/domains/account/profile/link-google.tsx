import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { openGooglePopUp } from '../google-sign-in.ts'
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
    // Closed without a word the account may still have been linked: the list knows.
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
