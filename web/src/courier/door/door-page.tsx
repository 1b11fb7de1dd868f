import { useState } from 'react'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { Frame } from '../parts/frame.tsx'
import { LineNotice } from '../parts/line-notice.tsx'
import type { DoorView } from '../run/run-state.ts'
import { DoorScreen } from './door-screen.tsx'
import { NotedCard } from './noted-card.tsx'
import { PlaceCard } from './place-card.tsx'

interface DoorPageProps {
  view: DoorView
  onClose(): void
}

/** One door: what to do there, or what was noted there. */
export function DoorPage({ view, onClose }: DoorPageProps) {
  const { door } = useCourierTexts()
  const [isAgain, setIsAgain] = useState(false)
  const { stop, standing } = view
  if (standing === 'open' || standing === 'tried' || (standing === 'task' && isAgain))
    return <DoorScreen stop={stop} onClose={onClose} />
  return (
    <Frame title={door.title} note={stop.number} onBack={onClose}>
      <LineNotice />
      <NotedCard view={view} onAgain={() => setIsAgain(true)} />
      {standing !== 'closed' && <PlaceCard stop={stop} />}
    </Frame>
  )
}
