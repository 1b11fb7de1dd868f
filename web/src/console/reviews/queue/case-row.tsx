import type { ModerationCase } from '@haat/contract/domains/reviews.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { shortTime } from '#console/support/time/short-time.ts'
import { ListRow } from '#console/vendors/list/list-row.tsx'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { StarRow } from '#ui/rating/star-row.tsx'

interface CaseRowProps {
  found: ModerationCase
  isOpen: boolean
  query: Readonly<Record<string, string>>
  now: Date
}

/** Something that waits for staff: what was written about what, and why it is here. */
export function CaseRow({ found, isOpen, query, now }: CaseRowProps) {
  const { reviews } = useArea('staff')
  const { ui } = useMessages()
  const { kind, text, stars, about, reasons, reportCount, decision, openedAt } = found
  return (
    <ListRow
      path={`reviews/${found.id}`}
      isOpen={isOpen}
      query={query}
      sign={null}
      name={
        <span lang={text === '' ? ui.language : found.language}>
          {text === '' ? reviews.onlyStars : text}
        </span>
      }
      place={reviews.aboutOf(reviews.kindNames[kind], inLanguage(about.title, ui.language))}
    >
      {stars !== null && (
        <>
          <span aria-hidden>
            <StarRow rating={stars} stars={5} />
          </span>
          <span className="sr-only">{ui.rating(formatCount(stars, ui.language))}</span>
        </>
      )}
      {decision ? (
        <Badge tone={decision.isRemoved ? 'blushTint' : 'pineTint'}>
          {reviews.states[decision.isRemoved ? 'removed' : 'published']}
        </Badge>
      ) : (
        reasons.map((reason) => (
          <Badge key={reason} tone={reason === 'report' ? 'creamTint' : 'sunken'}>
            {reason === 'report'
              ? reviews.reportCount(formatCount(reportCount, ui.language))
              : reviews.reasons[reason]}
          </Badge>
        ))
      )}
      <time dateTime={decision?.at ?? openedAt} className="ml-auto shrink-0">
        {shortTime(decision?.at ?? openedAt, now, ui.language)}
      </time>
    </ListRow>
  )
}
