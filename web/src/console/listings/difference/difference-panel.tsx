import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { AnswersDialog } from '../reasons/answers-dialog.tsx'
import { ReasonField } from '../reasons/reason-field.tsx'
import { idOfOverall, type Judging } from '../use-judging.ts'
import { comparedParts, type PartName } from './content-parts.ts'
import { PartDifference } from './part-difference.tsx'
import { ReasonedPart } from '../reasons/reasoned-part.tsx'

interface DifferencePanelProps {
  review: Review
  judging: Judging
}

/** What the shop has sent, field by field beside what is live, with a place for what has to be changed at each. */
export function DifferencePanel({ review, judging }: DifferencePanelProps) {
  const { answers, difference, fields, reason } = useArea('staff').listings
  const [isEditing, setIsEditing] = useState(false)
  const { changed, unchanged } = comparedParts(review.content, review.before)
  const partOf = (part: PartName) => (
    <ReasonedPart key={part} field={part} title={fields[part]} judging={judging}>
      <PartDifference part={part} review={review} judging={judging} />
    </ReasonedPart>
  )
  return (
    <div className="px-4 pb-4 md:px-5">
      <h3 className="pt-4 pb-1 text-title">
        {review.before === null ? difference.title : difference.changed}
      </h3>
      {changed.length === 0 && <p className="py-2 text-small text-muted">{difference.nothing}</p>}
      {changed.map(partOf)}
      {unchanged.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer items-center gap-2 text-small text-muted">
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            <span className="font-semibold">{difference.unchanged}</span>
            <span className="truncate">{unchanged.map((part) => fields[part]).join(', ')}</span>
          </summary>
          {unchanged.map(partOf)}
        </details>
      )}
      <div className="border-t border-line pt-3">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h4 className="text-label">{reason.over}</h4>
          <button
            type="button"
            onClick={() => setIsEditing(true)}
            className="min-h-11 text-small font-semibold text-crimson hover:underline"
          >
            {answers.edit}
          </button>
        </div>
        <ReasonField
          id={idOfOverall}
          label={reason.over}
          hint={reason.overHint}
          words={judging.reasons[''] ?? ''}
          onChange={(words) => (words === '' ? judging.drop('') : judging.say('', words))}
        />
      </div>
      {isEditing && <AnswersDialog onClose={() => setIsEditing(false)} />}
    </div>
  )
}
