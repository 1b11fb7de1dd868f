import { useState, type FormEvent } from 'react'
import { answerMaxLength } from '@haat/contract/domains/reviews.rules.ts'
import { wordsFault } from '@haat/contract/domains/reviews.words.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useShopAnswer } from '../shop-questions.queries.ts'

interface ShopAnswerFormProps {
  shopId: string
  questionId: string
  /** What the shop answered before. */
  text: string | undefined
  onDone(): void
}

/** Where a shop answers, or changes its answer. Contacts are named before anything is sent. */
export function ShopAnswerForm({ shopId, questionId, text: before, onDone }: ShopAnswerFormProps) {
  const { shopQuestions: texts } = useArea('vendor')
  const { faults: faultTexts } = useArea('reviews').questions
  const [text, setText] = useState(before ?? '')
  const save = useShopAnswer(shopId, questionId)
  const faults = wordsFault(text)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || faults.length > 0 || save.isPending) return
    save.mutate(text.trim(), {
      onSuccess({ myAnswer }) {
        void showToast('success', myAnswer?.state === 'held' ? texts.held : texts.saved)
        onDone()
      },
    })
  }
  const isGone = save.error instanceof ApiFailure && save.error.status === 404
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={texts.yourAnswer}
        hint={texts.public}
        error={faults.length > 0 && faults.map((fault) => faultTexts[fault]).join(' ')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={text}
            maxLength={answerMaxLength}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <FormError text={save.isError ? (isGone ? texts.gone : texts.failed) : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={save.isPending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
        {before !== undefined && (
          <Button variant="secondary" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
