import { useState } from 'react'
import type { Application } from '@haat/contract/domains/applications.ts'
import { objectionMaxLength, objectionMinLength } from '@haat/contract/domains/applications.rules.ts'
import { formatLocalDate, formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { useBegin, useObject } from '../applications.queries.ts'

/** Why it was refused, and the way to object; after that, the way to begin anew. */
export function Refused({ application }: { application: Application }) {
  const { ui } = useMessages()
  const { standing: texts, offer } = useArea('application')
  const begin = useBegin()
  const end = application.history.findLast(({ step }) => step === 'refuse' || step === 'stay-refused')
  const reason = application.history.findLast((event) => event.reason !== null)?.reason
  return (
    <>
      <section className="rounded-panel bg-blush p-5 text-crimson-deep">
        {reason && <p className="text-h3">{texts.refusals[reason]}</p>}
        {end?.note && <p className="mt-2 font-semibold">“{end.note}”</p>}
        {end && (
          <p className="mt-2 text-small">
            {texts.by(end.staffName, formatLocalDateTime(end.at, ui.language))}
          </p>
        )}
      </section>
      {application.objectBy && <Objection id={application.id} until={application.objectBy} />}
      <Button
        variant="secondary"
        isBusy={begin.isPending}
        busyLabel={offer.opening}
        onClick={() => begin.mutate()}
      >
        {offer.again}
      </Button>
      <FormError text={begin.isError ? offer.notBegun : undefined} />
    </>
  )
}

function Objection({ id, until }: { id: string; until: string }) {
  const { ui } = useMessages()
  const { standing: texts } = useArea('application')
  const object = useObject()
  const [words, setWords] = useState('')
  const [isShort, setIsShort] = useState(false)
  function send() {
    const given = words.trim()
    setIsShort(given.length < objectionMinLength)
    if (given.length >= objectionMinLength) object.mutate({ id, words: given })
  }
  return (
    <Panel title={texts.objectTitle}>
      <p className="mb-4 text-muted">{texts.objectText(formatLocalDate(until, ui.language))}</p>
      <div className="grid gap-4">
        <Field
          label={texts.objectLabel}
          hint={texts.objectHint}
          error={isShort ? texts.objectShort : undefined}
          isRequired
        >
          {(control) => (
            <TextArea
              {...control}
              value={words}
              maxLength={objectionMaxLength}
              onChange={(event) => {
                setWords(event.target.value)
                setIsShort(false)
              }}
            />
          )}
        </Field>
        <FormError text={object.isError ? texts.notObjected : undefined} />
        <Button isBusy={object.isPending} busyLabel={texts.objecting} onClick={send}>
          {texts.object}
        </Button>
      </div>
    </Panel>
  )
}
