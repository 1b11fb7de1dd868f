import type { ReactNode } from 'react'
import type { Application } from '@haat/contract/domains/applications.ts'
import {
  answerMinutes,
  waitingStates,
  type ApplicationState,
  type ApplicationStep,
} from '@haat/contract/domains/applications.rules.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { DateText } from '#ui/text/date-text.tsx'

type Texts = ReturnType<typeof useTimelineTexts>
const useTimelineTexts = () => useArea('application').standing.timeline

function nameOf(step: ApplicationStep, isFirst: boolean, texts: Texts): string | undefined {
  if (step === 'send') return isFirst ? texts.sent : texts.sentAgain
  if (step === 'send-back') return texts.sentBack
  if (step === 'object') return texts.objected
  if (step === 'refuse' || step === 'stay-refused') return texts.refused
  if (step === 'approve') return texts.approved
  if (step === 'withdraw') return texts.withdrawn
  return undefined
}

const isWaiting = (state: ApplicationState) => (waitingStates as readonly ApplicationState[]).includes(state)

/** What happened so far, what happens now, and what comes. */
export function Timeline({ application }: { application: Application }) {
  const texts = useTimelineTexts()
  const { where } = useArea('application').standing
  const { history, state, clock } = application
  const firstSend = history.findIndex(({ step }) => step === 'send')
  const done = history.flatMap((event, index) => {
    const name = nameOf(event.step, index === firstSend, texts)
    return name === undefined ? [] : [{ name, at: event.at, key: `${event.step} ${event.at}` }]
  })
  const isOpen = isWaiting(state) || state === 'sent-back'
  return (
    <Panel title={where}>
      <ol className="grid">
        {done.map(({ name, at, key }, index) => (
          <Entry
            key={key}
            look={isOpen || index < done.length - 1 ? 'done' : 'now'}
            isLast={!isOpen && index === done.length - 1}
            name={name}
          >
            <DateText instant={at} form="dateTime" />
          </Entry>
        ))}
        {isOpen && (
          <>
            <Entry look="now" name={state === 'objected' ? texts.lookAgain : texts.look}>
              {clock && <Clock clock={clock} />}
            </Entry>
            <Entry look="next" isLast name={texts.approved}>
              {texts.mail}
            </Entry>
          </>
        )}
      </ol>
    </Panel>
  )
}

const looks = {
  done: { mark: 'text-pine', name: '', line: 'bg-pine' },
  now: { mark: 'text-crimson', name: 'text-crimson', line: 'bg-line' },
  next: { mark: 'text-line-strong', name: 'text-muted', line: 'bg-line' },
}

interface EntryProps {
  look: keyof typeof looks
  name: string
  isLast?: boolean
  children: ReactNode
}

function Entry({ look, name, isLast, children }: EntryProps) {
  const { mark, name: nameClass, line } = looks[look]
  return (
    <li aria-current={look === 'now' ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden className="flex flex-col items-center pt-1">
        <Diamond cells={9} className={`size-3.5 shrink-0 ${mark}`} />
        {!isLast && <span className={`w-0.5 grow ${line}`} />}
      </span>
      <span className={isLast ? '' : 'pb-5'}>
        <span className={`block text-label ${nameClass}`}>{name}</span>
        <span className="block text-small text-muted">{children}</span>
      </span>
    </li>
  )
}

/** The promise in office hours. */
function Clock({ clock }: { clock: NonNullable<Application['clock']> }) {
  const { ui } = useMessages()
  const { clock: texts } = useArea('application').standing
  const count = (n: number) => formatCount(n, ui.language)
  const { minutesLeft, promisedAt, isResting } = clock
  const time = texts.time(count(Math.floor(minutesLeft / 60)), count(minutesLeft % 60))
  const all = count(answerMinutes / 60)
  if (isResting) return texts.rests(time, all)
  if (minutesLeft === 0 || !promisedAt) return texts.over
  return `${texts.by(formatLocalDateTime(promisedAt, ui.language))} ${texts.left(time, all)}`
}
