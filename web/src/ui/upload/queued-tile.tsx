import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import X from 'lucide-react/icons/x'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { QueuedPicture } from './picture-queue.ts'

interface QueuedTileTexts {
  picture(number: string): string
  uploading(number: string, percent: string): string
  remove(number: string): string
  retry: string
  waiting: string
  paused: string
  /** Why a picture was not taken. */
  faults: Readonly<Record<string, string>>
}

interface QueuedTileProps {
  item: QueuedPicture
  texts: QueuedTileTexts
  /** The place in the order, from 0. */
  at: number
  onRetry(): void
  onRemove(): void
}

/** A picture that is not up yet: how far it is, why it waits, or why it was not taken. */
export function QueuedTile({ item, texts: pictures, at, onRetry, onRemove }: QueuedTileProps) {
  const { ui } = useMessages()
  const number = formatCount(at + 1, ui.language)
  const { state, fault, progress, url } = item
  const isHeldUp = state === 'paused' || state === 'failed'
  const note = fault
    ? pictures.faults[fault]
    : state === 'sending'
      ? ''
      : pictures[state === 'paused' ? 'paused' : 'waiting']
  const percent = Math.round(progress * 100)
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-picture bg-sunken">
        <img src={url} alt={pictures.picture(number)} className="size-full object-cover opacity-60" />
        {state === 'sending' && (
          <Ring share={progress} label={pictures.uploading(number, formatCount(percent, ui.language))} />
        )}
        {isHeldUp && (
          <span aria-hidden className="absolute inset-0 grid place-items-center">
            <span className="grid size-11 place-items-center rounded-full bg-surface text-crimson">
              {state === 'failed' ? <CircleAlert /> : <CloudOff />}
            </span>
          </span>
        )}
        <button
          type="button"
          aria-label={pictures.remove(number)}
          onClick={onRemove}
          className="absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-chip bg-surface text-ink shadow-1 hover:bg-sunken [&>svg]:size-4"
        >
          <X aria-hidden />
        </button>
      </div>
      <p
        role={state === 'failed' ? 'alert' : undefined}
        className={`mt-2 text-small ${state === 'failed' ? 'font-semibold text-crimson' : 'text-muted'}`}
      >
        {note}
      </p>
      {isHeldUp && fault !== 'tooLarge' && (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-8 text-small font-semibold text-crimson underline"
        >
          {pictures.retry}
        </button>
      )}
    </li>
  )
}

/** The share that was sent as a ring; its length is an attribute, since our policy forbids inline styles. */
function Ring({ share, label }: { share: number; label: string }) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      className="absolute inset-0 grid place-items-center"
    >
      <svg viewBox="0 0 44 44" aria-hidden className="size-14 -rotate-90 rounded-full bg-surface">
        <circle cx="22" cy="22" r="16" fill="none" strokeWidth="5" className="stroke-line" />
        <circle
          cx="22"
          cy="22"
          r="16"
          fill="none"
          strokeWidth="5"
          pathLength="1"
          strokeDasharray={`${Math.max(0.02, share)} 1`}
          className="stroke-crimson"
        />
      </svg>
    </span>
  )
}
