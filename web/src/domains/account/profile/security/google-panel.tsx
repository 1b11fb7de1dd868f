import { formatDate } from '@haat/contract/shared/dates.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { GoogleMark } from '../../sign-in/google-mark.tsx'
import { useSignInWays } from '../profile.queries.ts'
import { LinkGoogle } from './link-google.tsx'
import { ResendButton } from '../../resend-button.tsx'
import { UnlinkGoogle } from './unlink-google.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

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
          {profile.googleLinked(formatDate(google.linkedAt, ui.language))}
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
