import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Smartphone from 'lucide-react/icons/smartphone'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { SaveState } from './saved-draft.ts'

interface SaveNoteProps {
  save: SaveState
  /** When it was saved last; null while nothing is. */
  savedAt: Date | string | null
  /** When this device kept what cannot be saved without a network. */
  kept?: { at: Date; text(when: string): string } | undefined
  texts: Record<Exclude<SaveState, 'idle'>, string> & { saved(when: string): string }
}

/** Whether what was typed is safe: "Saved 10:42 AM", and the day where that was before today. */
export function SaveNote({ save, savedAt, kept, texts }: SaveNoteProps) {
  const { ui } = useMessages()
  const now = useBrowserTime()
  const isKept = kept !== undefined && (save === 'failed' || save === 'waiting')
  const isBad = !isKept && (save === 'failed' || save === 'conflict')
  const isSafe = isKept || save === 'idle'
  const Icon = isKept ? Smartphone : isBad ? CloudAlert : isSafe ? CloudCheck : CloudUpload
  const whenText = (at: Date | string) =>
    formatDate(at, 'en') === formatDate(now, 'en')
      ? formatTime(at, ui.language)
      : formatLocalDate(at, ui.language)
  const saveText = save !== 'idle' ? texts[save] : savedAt && texts.saved(whenText(savedAt))
  const text = isKept ? kept.text(whenText(kept.at)) : saveText
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-right text-small font-semibold ${isBad ? 'text-crimson' : isSafe ? 'text-pine' : 'text-muted'}`}
    >
      {text && <Icon aria-hidden className="size-4.5 shrink-0" />}
      {text}
    </p>
  )
}
