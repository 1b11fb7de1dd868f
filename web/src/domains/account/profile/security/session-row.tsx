import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useState } from 'react'
import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { deviceText } from './device-text.ts'
import { EndSessionButton } from './end-session-button.tsx'
import { lastUse } from './last-use.ts'

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

export function SessionRow({ session, canEnd }: SessionRowProps) {
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
