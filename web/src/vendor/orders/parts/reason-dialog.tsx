import { useState } from 'react'
import type { DeclineReason, RefusalReason } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useFailureText } from './use-failure-text.ts'

interface ReasonDialogProps<Reason extends DeclineReason | RefusalReason> {
  texts: {
    title: string
    text?: string
    reason: string
    words: string
    missing: string
    back: string
    send: string
    sending: string
  }
  reasons: readonly Reason[]
  wordsMaxLength: number
  /** What is said where "another reason" needs words; without it words are never needed. */
  wordsMissing?: string
  isBusy: boolean
  error: unknown
  onSend(body: { reason: Reason; words: string }): Promise<void>
  onClose(): void
}

/** Asks why: one of a few reasons, and words if somebody likes. */
export function ReasonDialog<Reason extends DeclineReason | RefusalReason>({
  texts,
  reasons,
  wordsMaxLength,
  wordsMissing,
  isBusy,
  error,
  onSend,
  onClose,
}: ReasonDialogProps<Reason>) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const [reason, setReason] = useState<Reason>()
  const [words, setWords] = useState('')
  const [isTried, setIsTried] = useState(false)
  const lacksWords = wordsMissing !== undefined && reason === 'other' && words.trim() === ''

  function send() {
    setIsTried(true)
    if (reason === undefined || lacksWords) return
    // What is refused stands above the button.
    onSend({ reason, words: words.trim() }).catch(() => {})
  }
  const problem = !isTried ? undefined : reason === undefined ? texts.missing : lacksWords && wordsMissing
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button isBusy={isBusy} busyLabel={texts.sending} onClick={send}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {texts.text && <p className="text-muted">{texts.text}</p>}
        <fieldset>
          <legend className="mb-2 text-label">{texts.reason}</legend>
          <div className="grid gap-2">
            {reasons.map((one) => (
              <ChoiceCard
                key={one}
                name="reason"
                isChosen={one === reason}
                onChoose={() => setReason(one)}
                className="px-4 py-3 font-semibold"
              >
                {orders.reasons[one]}
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        <Field label={texts.words}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={wordsMaxLength}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <FormError text={problem || failureText(error)} />
      </div>
    </Dialog>
  )
}
