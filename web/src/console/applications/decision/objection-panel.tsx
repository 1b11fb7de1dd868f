import { useState } from 'react'
import { noteMaxLength } from '@haat/contract/domains/applications.rules.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { Judging } from '../use-judging.ts'

interface ObjectionPanelProps {
  application: StaffApplication
  judging: Judging
}

/** Why the applicant thinks that the refusal is wrong, and the answer to that. */
export function ObjectionPanel({ application, judging }: ObjectionPanelProps) {
  const { decide, objection } = useArea('staff').vendors
  const { history, applicant, ownRefusal } = application
  const words = history.findLast(({ step }) => step === 'object')?.note
  const refusal = history.findLast(({ step }) => step === 'refuse')
  return (
    <>
      <h3 className="text-h3">{objection.title}</h3>
      <blockquote lang={applicant.language} className="mt-2 border-l-4 border-marigold bg-cream px-3 py-2">
        <p className="[overflow-wrap:anywhere]">{words}</p>
      </blockquote>
      {refusal?.reason && (
        <p className="mt-2 text-small text-muted">
          {objection.refusedFor(decide.refusals[refusal.reason])}
          {refusal.note !== '' && `. ${refusal.note}`}
        </p>
      )}
      {ownRefusal !== 'none' && (
        <p className="mt-3 rounded-chip bg-indigo-tint px-3 py-2 text-small font-semibold">
          {objection[ownRefusal]}
        </p>
      )}
      {ownRefusal !== 'others' && <AnswerForm judging={judging} />}
    </>
  )
}

/** Looks again, or stays with the refusal and says why. */
function AnswerForm({ judging }: Pick<ObjectionPanelProps, 'judging'>) {
  const { decide, objection } = useArea('staff').vendors
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { busyStep } = judging

  async function answer(step: 'look-again' | 'stay-refused') {
    setIsTried(true)
    // Whoever stays refused is told why; whoever is looked at again need not be.
    if (step === 'stay-refused' && note.trim() === '') return
    if (!(await judging.decide({ step, note: note.trim() }))) return
    void showToast('success', step === 'look-again' ? objection.willLook : objection.stays)
  }
  return (
    <>
      <Field
        label={objection.note}
        error={isTried && note.trim() === '' ? decide.noteNeeded : undefined}
        className="mt-3"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={noteMaxLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <FormError text={judging.problem} className="mt-3" />
      <div className="mt-3 flex flex-wrap justify-end gap-2.5">
        <Button
          variant="secondary"
          isBusy={busyStep === 'stay-refused'}
          busyLabel={objection.staying}
          onClick={() => void answer('stay-refused')}
        >
          {objection.stay}
        </Button>
        <Button
          isBusy={busyStep === 'look-again'}
          busyLabel={objection.lookingAgain}
          onClick={() => void answer('look-again')}
        >
          {objection.lookAgain}
        </Button>
      </div>
    </>
  )
}
