import X from 'lucide-react/icons/x'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { Shot } from './use-shots.ts'

interface CameraShotsProps {
  shots: readonly Shot[]
  /** Whether the first shot becomes the cover of the listing. */
  isFirstCover: boolean
  onDrop(shot: Shot): void
}

/** What was taken so far, in small; a press on one drops it. */
export function CameraShots({ shots, isFirstCover, onDrop }: CameraShotsProps) {
  const { ui } = useMessages()
  const { pictures } = useArea('vendor').listings
  const places = Math.max(3, shots.length + 1)
  return (
    <ol aria-label={pictures.list} className="flex gap-3 overflow-x-auto py-1">
      {shots.map((shot, at) => (
        <li key={shot.url} className="relative size-16 shrink-0">
          <img src={shot.url} alt="" className="size-full rounded-chip object-cover" />
          {at === 0 && isFirstCover && (
            <span className="pointer-events-none absolute bottom-0.5 left-0.5">
              <Badge tone="marigold">{pictures.camera.first}</Badge>
            </span>
          )}
          <button
            type="button"
            aria-label={pictures.camera.drop(formatCount(at + 1, ui.language))}
            onClick={() => onDrop(shot)}
            className="absolute top-0.5 right-0.5 grid size-7 place-items-center rounded-chip bg-night/85 text-white"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
      {Array.from({ length: places - shots.length }, (_, at) => (
        <li
          key={at}
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-chip border border-dashed border-white/40 text-small text-on-night-muted"
        >
          {formatCount(shots.length + at + 1, ui.language)}
        </li>
      ))}
    </ol>
  )
}
