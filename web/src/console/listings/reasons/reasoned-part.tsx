import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { Judging } from '../use-judging.ts'
import { ReasonField } from './reason-field.tsx'

interface ReasonedPartProps {
  /** The path of the field, as the shop's editor knows it. */
  field: string
  title: string
  judging: Judging
  children: ReactNode
}

/** A field of a listing, below which can be said what has to be changed. */
export function ReasonedPart({ field, title, judging, children }: ReasonedPartProps) {
  return (
    <section aria-label={title} className="border-t border-line py-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h4 className="text-label">{title}</h4>
        <ReasonButton field={field} title={title} judging={judging} />
      </div>
      {children}
      <Reason field={field} title={title} judging={judging} />
    </section>
  )
}

type ReasonProps = Omit<ReasonedPartProps, 'children'>

export function ReasonButton({ field, title, judging }: ReasonProps) {
  const { reason } = useArea('staff').listings
  if (judging.reasons[field] !== undefined) return null
  return (
    <button
      type="button"
      aria-label={reason.addTo(title)}
      onClick={() => judging.say(field, '')}
      className="flex min-h-11 shrink-0 items-center gap-1.5 text-small font-semibold text-crimson hover:underline"
    >
      <MessageSquarePlus aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{reason.add}</span>
    </button>
  )
}

/** What has to be changed at a field, once somebody has begun to say it. */
export function Reason({ field, title, judging }: ReasonProps) {
  const { reason } = useArea('staff').listings
  const words = judging.reasons[field]
  if (words === undefined) return null
  return (
    <div className="mt-2 flex items-start gap-1 border-l-4 border-marigold bg-cream p-3">
      <div className="min-w-0 grow">
        <ReasonField
          label={reason.label(title)}
          hint={reason.hint}
          words={words}
          isNew={words === ''}
          onChange={(next) => judging.say(field, next)}
        />
      </div>
      <IconButton label={reason.remove(title)} onClick={() => judging.drop(field)}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
