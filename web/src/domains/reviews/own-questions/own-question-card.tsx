import { Link } from '@tanstack/react-router'
import type { OwnQuestion } from '@haat/contract/domains/reviews.questions.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { DateText } from '#ui/text/date-text.tsx'

/** How a question stands, in a few words. */
export function useQuestionState() {
  const { ui } = useMessages()
  const texts = useArea('reviews').questions
  return ({ state, answers }: OwnQuestion): string => {
    if (state === 'held') return texts.isHeld
    if (state === 'removed') return texts.isRemoved
    if (state === 'withdrawn') return texts.isWithdrawn
    return answers.length === 0
      ? texts.mine.waiting
      : texts.mine.answered(formatCount(answers.length, ui.language))
  }
}

/** One question in a list of the profile; all of it leads to its page. */
export function OwnQuestionCard({ question }: { question: OwnQuestion }) {
  const stateOf = useQuestionState()
  const { id, about, text, language, createdAt, answers } = question
  return (
    <li>
      <Link
        to="/profile/questions/$"
        params={{ _splat: id }}
        className="flex gap-4 rounded-panel bg-surface p-4 shadow-2 hover:shadow-3"
      >
        {about.picture && (
          <Picture
            picture={about.picture}
            sizes="64px"
            onlyWidths={[160]}
            isDecorative
            className="size-16 shrink-0 rounded-control"
          />
        )}
        <span className="grid min-w-0 gap-1">
          <span lang={language} className="font-semibold wrap-anywhere">
            {text}
          </span>
          <span className="text-small text-muted">
            <BilingualText text={about.title} /> · <DateText instant={createdAt} />
          </span>
          <span
            className={answers.length > 0 ? 'text-small font-semibold text-pine' : 'text-small text-muted'}
          >
            {stateOf(question)}
          </span>
        </span>
      </Link>
    </li>
  )
}
