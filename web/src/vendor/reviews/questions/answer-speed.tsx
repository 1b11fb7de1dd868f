import Eye from 'lucide-react/icons/eye'
import { useId } from 'react'
import { answerTimeWords, leastAnswers } from '@haat/contract/domains/reviews.rules.ts'
import type { AnswerTime } from '@haat/contract/domains/reviews.shop-questions.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useWaitingWords } from './use-waiting-words.ts'

const parts = [
  { name: 'quick', bar: 'fill-pine', text: 'text-pine' },
  { name: 'sameDay', bar: 'fill-star', text: 'text-cream-ink' },
  { name: 'later', bar: 'fill-crimson', text: 'text-crimson' },
] as const

/** How soon the shop answers, of thirty days, and what shoppers read about it. */
export function AnswerSpeed({ speed }: { speed: AnswerTime }) {
  const { shopQuestions } = useArea('vendor')
  const { answersWithin } = useArea('vendors')
  const { ui } = useMessages()
  const texts = shopQuestions.speed
  const waiting = useWaitingWords()
  const titleId = useId()
  const count = (n: number) => formatCount(n, ui.language)
  const { questionCount, medianMinutes } = speed
  const counts = { quick: speed.withinTwoHours, sameDay: speed.sameDay, later: speed.later }
  const words = medianMinutes === null ? undefined : answerTimeWords(medianMinutes)
  return (
    <section aria-labelledby={titleId} className="grid gap-3 rounded-panel bg-surface p-5 shadow-2">
      <h2 id={titleId} className="text-h3">
        {texts.title}
      </h2>
      {medianMinutes !== null && <p className="text-h1">{waiting(medianMinutes)}</p>}
      <p className="text-small text-muted">
        {questionCount === 0
          ? texts.none
          : medianMinutes === null
            ? texts.few(count(questionCount), count(leastAnswers))
            : texts.text(count(questionCount))}
      </p>
      {questionCount > 0 && (
        <>
          <Shares counts={parts.map(({ name, bar }) => ({ bar, count: counts[name] }))} />
          <ul className="flex flex-wrap justify-between gap-x-3 text-small">
            {parts.map(({ name, text }) => (
              <li key={name} className={text}>
                <b className="font-semibold">{count(counts[name])}</b> {texts.parts[name]}
              </li>
            ))}
          </ul>
        </>
      )}
      {words && (
        <p className="flex gap-2 rounded-control bg-indigo-tint p-3 text-small text-indigo">
          <Eye aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {texts.shoppersRead(answersWithin[words.unit](count(words.count)))}
        </p>
      )}
    </section>
  )
}

/** One bar whose parts are as wide as they are many; the list beside it says the same in words. */
function Shares({ counts }: { counts: { bar: string; count: number }[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, { count }) => sum + count, 0))
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-full"
    >
      {counts.map(({ bar, count }, at) => (
        <rect
          key={bar}
          className={bar}
          x={(100 * starts[at]!) / total}
          width={Math.max(0, (100 * count) / total - (at === counts.length - 1 ? 0 : 0.5))}
          height="4"
        />
      ))}
    </svg>
  )
}
