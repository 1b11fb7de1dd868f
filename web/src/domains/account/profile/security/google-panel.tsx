import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useMutation } from '@tanstack/react-query'
import { ApiFailure } from '#api/client.ts'
import { usePublicConfig, useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureName } from '../../form/failure-name.ts'
import { GoogleMark } from '../../sign-in/google-mark.tsx'
import { useReloadSignInWays, useSignInWays } from '../../sign-in-ways.ts'
import { ResendButton } from '../../resend-button.tsx'
import { useProfileUser } from '../../profile-frame.tsx'
import { openGooglePopUp } from '../../sign-in/google-sign-in.ts'

/** Renders nothing where Google is not set up. The panel above, which loads the same data, reports failures. */
export function GooglePanel() {
  const profile = useArea('profile')
  const { hasGoogle } = usePublicConfig()
  const { data: ways, isError } = useSignInWays()
  if (!hasGoogle || isError) return null
  return (
    <Panel title={profile.google}>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-3">
        <GoogleMark />
        {ways ? <GoogleState google={ways.google} /> : <GoogleSkeleton />}
      </div>
    </Panel>
  )
}

function GoogleState({ google }: { google: { email: string; linkedAt: string } | null }) {
  const { ui } = useMessages()
  const profile = useArea('profile')
  const { email, emailVerified } = useProfileUser()
  if (!google && !emailVerified) {
    return (
      <>
        <p className="min-w-0 flex-1 basis-60">{profile.googleUnconfirmed}</p>
        <div className="max-md:w-full">
          <ResendButton email={email} />
        </div>
      </>
    )
  }
  if (!google) {
    return (
      <>
        <p className="min-w-0 flex-1 basis-60">{profile.googleLead}</p>
        <LinkGoogle />
      </>
    )
  }
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{google.email}</p>
        <p className="text-small text-muted">
          {profile.googleLinked(formatLocalDate(google.linkedAt, ui.language))}
        </p>
      </div>
      <UnlinkGoogle />
    </>
  )
}

function GoogleSkeleton() {
  return (
    <SkeletonGroup className="grid grow gap-2">
      <Skeleton className="h-4 w-48 rounded-full" />
      <Skeleton className="h-3 w-32 rounded-full" />
    </SkeletonGroup>
  )
}

function LinkGoogle() {
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

function UnlinkGoogle() {
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const reload = useReloadSignInWays()
  const unlink = useMutation({
    mutationFn: () => call('DELETE /account/google'),
    onSuccess: async () => {
      void showToast('success', profile.unlinked)
      await reload()
    },
  })
  const { error } = unlink
  const isLastWay = error instanceof ApiFailure && error.status === 409
  return (
    <>
      <Button variant="secondary" isBusy={unlink.isPending} onClick={() => unlink.mutate()}>
        {profile.unlink}
      </Button>
      <FormError
        text={error ? (isLastWay ? profile.unlinkRefused : failures[failureName(error)]) : undefined}
        className="w-full"
      />
    </>
  )
}
