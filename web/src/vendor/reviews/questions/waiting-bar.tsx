import { quickAnswerMinutes, slowAnswerMinutes } from '@haat/contract/domains/reviews.rules.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { useWaitingWords } from './use-waiting-words.ts'

const minuteMs = 60_000

const toneOf = (minutes: number) => {
  if (minutes >= slowAnswerMinutes) return { bar: 'fill-crimson', text: 'text-crimson' }
  if (minutes >= quickAnswerMinutes) return { bar: 'fill-star', text: 'text-cream-ink' }
  return { bar: 'fill-pine', text: 'text-pine' }
}

/** How long a question waits: the bar fills over four hours, and its colour says whether that is long. */
export function WaitingBar({ since }: { since: string }) {
  const { shopQuestions: texts } = useArea('vendor')
  const words = useWaitingWords()
  const minutes = Math.max(0, Math.floor((useBrowserTime().getTime() - Date.parse(since)) / minuteMs))
  const { bar, text } = toneOf(minutes)
  return (
    <p className={classNames('flex items-center gap-2 text-small font-semibold', text)}>
      <svg aria-hidden viewBox="0 0 44 6" className="h-1.5 w-11 shrink-0 overflow-hidden rounded-full">
        <rect width="44" height="6" className="fill-line" />
        <rect width={44 * Math.min(1, minutes / slowAnswerMinutes)} height="6" className={bar} />
      </svg>
      <span className="sr-only">{texts.waitsFor} </span>
      {words(minutes)}
    </p>
  )
}
