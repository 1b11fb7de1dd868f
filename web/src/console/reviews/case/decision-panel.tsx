import Check from 'lucide-react/icons/check'
import EyeOff from 'lucide-react/icons/eye-off'
import { reasonsWithWords, removalReasonsFor } from '@haat/contract/domains/reviews.rules.ts'
import type { ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import type { Deciding } from './use-deciding.ts'

interface DecisionPanelProps {
  found: ModerationCaseDetail
  deciding: Deciding
}

/** Leaves it on the page, or takes it off for a reason. Afterwards it says how it was decided. */
export function DecisionPanel({ found, deciding }: DecisionPanelProps) {
  const { decide } = useArea('staff').reviews
  const { text, state, photos } = found
  if (found.decision) return <Decided decision={found.decision} />
  const isGone = state === 'withdrawn'
  return (
    <Panel title={decide.title} hasWeave>
      <FormError text={deciding.problem} className="mb-4" />
      <Button
        variant={deciding.reason ? 'secondary' : 'primary'}
        icon={<Check aria-hidden />}
        isBusy={deciding.isKeeping}
        busyLabel={decide.keeping}
        onClick={deciding.keep}
        className="w-full"
      >
        {isGone ? decide.close : state === 'held' ? decide.publish : decide.keep}
      </Button>
      {!isGone && (
        <>
          <fieldset id={deciding.reasonsId} className="mt-6">
            <legend className="mb-2 text-label">{decide.legend}</legend>
            <div className="grid gap-2">
              {removalReasonsFor({ text, photoCount: photos.length }).map((reason) => (
                <ChoiceCard
                  key={reason}
                  name="removal-reason"
                  isChosen={deciding.reason === reason}
                  onChoose={() => deciding.choose(reason)}
                  className="px-3.5 py-2.5"
                >
                  <span className="block text-small font-semibold">{decide.names[reason]}</span>
                  <span className="block text-fine text-muted">{decide.hints[reason]}</span>
                </ChoiceCard>
              ))}
            </div>
          </fieldset>
          <p className="mt-3 text-fine text-muted">
            {text === '' && photos.length === 0 ? decide.onlyStarsNote : decide.starsNote}
          </p>
          <Field
            label={decide.words}
            hint={decide.wordsHint}
            isRequired={deciding.reason !== undefined && reasonsWithWords.includes(deciding.reason)}
            className="mt-4"
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={500}
                value={deciding.words}
                onChange={(event) => deciding.setWords(event.target.value)}
              />
            )}
          </Field>
          <Button
            variant={deciding.reason ? 'primary' : 'secondary'}
            icon={<EyeOff aria-hidden />}
            isBusy={deciding.isRemoving}
            busyLabel={decide.removing}
            onClick={deciding.remove}
            className="mt-4 w-full"
          >
            {decide.remove}
          </Button>
        </>
      )}
    </Panel>
  )
}

function Decided({ decision }: { decision: NonNullable<ModerationCaseDetail['decision']> }) {
  const { decide } = useArea('staff').reviews
  const { ui } = useMessages()
  const who = decision.by ?? decide.somebody
  const when = dayAndTime(decision.at, ui.language)
  return (
    <Panel title={decide.title} tone={decision.isRemoved ? 'cream' : 'pine'}>
      <p className="text-small font-semibold">
        {decision.reason === null
          ? decide.keptBy(who, when)
          : decide.removedBy(who, when, decide.names[decision.reason])}
      </p>
      {decision.words !== '' && <p className="mt-2 text-small [overflow-wrap:anywhere]">{decision.words}</p>}
    </Panel>
  )
}
