import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useState, type MouseEvent } from 'react'
import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useSessions, useEndSession } from '../profile.queries.ts'
import { LoadFailure } from '../../load-failure.tsx'
import { lastUse } from './last-use.ts'

interface SessionListProps {
  max?: number
  /** Whether devices other than this one can be signed out here. */
  canEnd?: boolean
}

/** Sorts this device first, then the others by their last use. */
const inOrder = (sessions: SignedInDevice[]) =>
  sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  )

export function SessionList({ max, canEnd = false }: SessionListProps) {
  const { data, isFetching, refetch } = useSessions()
  if (!data) {
    if (isFetching) return <SessionSkeleton />
    return <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <ul
      tabIndex={-1}
      className="-my-1 divide-y divide-line border-t border-line outline-none focus-visible:shadow-none"
    >
      {inOrder(data)
        .slice(0, max)
        .map((session) => (
          <SessionRow key={session.id} session={session} canEnd={canEnd} />
        ))}
    </ul>
  )
}

function SessionSkeleton() {
  return (
    <SkeletonGroup className="-my-1 divide-y divide-line border-t border-line">
      {['first', 'second'].map((row) => (
        <div key={row} className="grid min-h-17 content-center gap-2 py-3">
          <Skeleton className="h-4 w-40 rounded-full" />
          <Skeleton className="h-3 w-56 max-w-full rounded-full" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

const icons = {
  computer: <Laptop />,
  phone: <Smartphone />,
  tablet: <Tablet />,
  other: <CircleQuestionMark />,
}

interface SessionRowProps {
  session: SignedInDevice
  canEnd: boolean
}

function SessionRow({ session, canEnd }: SessionRowProps) {
  const { ui } = useMessages()
  const profile = useArea('profile')
  const [now] = useState(() => new Date())
  const { device, way, ipAddress, lastUsedAt, isCurrent } = session
  const used = isCurrent ? profile.now : lastUse(lastUsedAt, now, ui.language, profile)
  return (
    <li className="flex min-h-17 items-center gap-3.5 py-3 [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icons[device.kind]}
      <div className="min-w-0 grow">
        <p className="font-semibold">{deviceText(device, profile)}</p>
        <p className="text-small text-muted wrap-anywhere">
          {[ipAddress, profile.ways[way], used].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isCurrent && <Badge tone="pineTint">{profile.thisDevice}</Badge>}
      {canEnd && !isCurrent && <EndSessionButton session={session} />}
    </li>
  )
}

/** Removes the row at once; it comes back with a toast if the device could not be signed out. */
function EndSessionButton({ session }: { session: SignedInDevice }) {
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

/** "Chrome on Windows", or only the part of it that the browser revealed. */
function deviceText({ browser, system }: SignedInDevice['device'], profile: Areas['profile']): string {
  return browser && system ? profile.device(browser, system) : (browser ?? system ?? profile.unknownDevice)
}
