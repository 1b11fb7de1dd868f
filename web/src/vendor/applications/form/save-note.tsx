import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useForm } from './use-application-form.ts'

/** Whether what was typed is safe: "Saved 10:42 AM", and the day where that was before today. */
export function SaveNote() {
  const { ui } = useMessages()
  const { save: texts } = useArea('application').form
  const { save, savedAt, application } = useForm()
  const now = useBrowserTime()
  const isBad = save === 'failed' || save === 'conflict'
  const Icon = isBad ? CloudAlert : save === 'idle' ? CloudCheck : CloudUpload
  const savedTime = savedAt ?? new Date(application.updatedAt)
  const isToday = formatDate(savedTime, 'en') === formatDate(now, 'en')
  const when = isToday ? formatTime(savedTime, ui.language) : formatLocalDate(savedTime, ui.language)
  const text = save === 'idle' ? texts.saved(when) : texts[save]
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-right text-small font-semibold ${isBad ? 'text-crimson' : save === 'idle' ? 'text-pine' : 'text-muted'}`}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {text}
    </p>
  )
}
