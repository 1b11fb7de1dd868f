import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { answerMaxLength, type ReviewState } from '@haat/contract/domains/reviews.rules.ts'
import { wordsFault } from '@haat/contract/domains/reviews.words.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useBuyerAnswer } from '../questions.queries.ts'

interface AnswerBoxProps {
  questionId: string
  /** What the reader answered before. */
  answer: { text: string; state: ReviewState } | undefined
  onClose(): void
}

/** Where a buyer answers a question, changes the answer or takes it back. */
export function AnswerBox({ questionId, answer, onClose }: AnswerBoxProps) {
  const texts = useArea('reviews').questions
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // Whoever pressed the button goes on here.
  useEffect(() => field.current?.focus(), [])
  const [text, setText] = useState(answer?.text ?? '')
  const save = useBuyerAnswer(questionId)
  const faults = wordsFault(text)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || faults.length > 0 || save.isPending) return
    save.mutate(text.trim(), {
      onSuccess({ myAnswer }) {
        void showToast('success', myAnswer?.state === 'held' ? texts.isHeld : texts.answerSaved)
        onClose()
      },
    })
  }
  const withdraw = () =>
    save.mutate(null, {
      onSuccess() {
        void showToast('success', texts.answerGone)
        onClose()
      },
    })
  return (
    <form id={formId} onSubmit={submit} className="grid max-w-text gap-3">
      <Field
        label={texts.yourAnswer}
        hint={texts.answerLead}
        error={faults.length > 0 && faults.map((fault) => texts.faults[fault]).join(' ')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={text}
            maxLength={answerMaxLength}
            ref={field}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <FormError text={save.isError ? texts.answerFailed : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={save.isPending} busyLabel={texts.savingAnswer}>
          {texts.saveAnswer}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        {answer && (
          <Button variant="quiet" onClick={withdraw}>
            {texts.withdrawAnswer}
          </Button>
        )}
      </div>
    </form>
  )
}
