import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { isPartlyStoppable, mailsOf, type MailChoice } from '@haat/contract/domains/notifications.rules.ts'
import type { NotificationChoice } from '@haat/contract/domains/notifications.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { Segments } from '../parts/segments.tsx'
import { Toggle } from '../parts/toggle.tsx'
import { NotificationSkeleton } from './notification-list.tsx'
import { notificationQueries, useChoose, type Place } from './notifications.queries.ts'

/** For each kind: whether somebody is told, and when a mail comes. */
export function NotificationChoices({ place }: { place: Place }) {
  const texts = useArea('profile').notifications
  const query = useQuery(notificationQueries.choices(useCall(), place))
  const { data: choices } = query
  const choose = useChoose(place)
  if (!choices && query.isError) {
    return (
      <ErrorState picture={plug} headingLevel={2} heading={texts.choicesFailed} query={query}>
        {texts.failedText}
      </ErrorState>
    )
  }
  const save = (choice: NotificationChoice) =>
    choose.mutate(choice, { onError: () => void showToast('error', texts.changeFailed) })
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted">
        {texts.choicesLead} {texts.dailyNote} {place === null && texts.lawNote}
      </p>
      <div className="overflow-hidden rounded-panel bg-surface shadow-2">
        {choices ? (
          <ul className="divide-y divide-line">
            {choices.map((choice) => (
              <ChoiceRow key={choice.kind} choice={choice} onChoose={save} />
            ))}
          </ul>
        ) : (
          <NotificationSkeleton count={3} />
        )}
      </div>
    </div>
  )
}

/** The names of those that may be chosen. */
const pick = (names: Record<MailChoice, string>, choices: readonly MailChoice[]) =>
  Object.fromEntries(choices.map((choice) => [choice, names[choice]])) as Record<MailChoice, string>

interface ChoiceRowProps {
  choice: NotificationChoice
  onChoose(choice: NotificationChoice): void
}

function ChoiceRow({ choice, onChoose }: ChoiceRowProps) {
  const texts = useArea('profile').notifications
  const { name, about } = texts.kinds[choice.kind]
  return (
    <li className="grid gap-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_22rem] md:items-center md:px-5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 className="text-h3">{name}</h3>
          <Toggle
            isOn={!choice.isStopped}
            onPress={() => onChoose({ ...choice, isStopped: !choice.isStopped })}
          >
            {texts.tellMe}
            <span className="sr-only">: {name}</span>
          </Toggle>
        </div>
        <p className="text-small text-muted">{about}</p>
      </div>
      {choice.isStopped ? (
        <p className="text-small font-semibold text-cream-ink">
          {isPartlyStoppable(choice.kind) ? texts.isPartlyStopped : texts.isStopped}
        </p>
      ) : (
        <fieldset>
          <legend className="sr-only">{texts.mailOf(name)}</legend>
          <Segments
            names={pick(texts.mail, mailsOf(choice.kind))}
            chosen={choice.mail}
            onChoose={(mail) => onChoose({ ...choice, mail })}
          />
        </fieldset>
      )}
    </li>
  )
}
