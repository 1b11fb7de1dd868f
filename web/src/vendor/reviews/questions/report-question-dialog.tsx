import { useId, useState, type FormEvent } from 'react'
import { reportReasons, type ReportReason } from '@haat/contract/domains/reviews.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useReportQuestion } from '../shop-questions.queries.ts'

interface ReportQuestionDialogProps {
  shopId: string
  questionId: string
  onClose(): void
}

/** A shop says what is wrong with a question. */
export function ReportQuestionDialog({ shopId, questionId, onClose }: ReportQuestionDialogProps) {
  const { report } = useArea('reviews').questions
  const formId = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const [isPressed, setIsPressed] = useState(false)
  const send = useReportQuestion(shopId, questionId)
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsPressed(true)
    if (!reason || send.isPending) return
    send.mutate(
      { reason, words },
      {
        onSuccess() {
          void showToast('success', report.thanks)
          onClose()
        },
      },
    )
  }
  const problem = isPressed && !reason ? report.needsReason : send.isError ? report.failed : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={report.titleQuestion}
      footer={
        <Button type="submit" form={formId} isWide isBusy={send.isPending} busyLabel={report.sending}>
          {report.send}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <fieldset>
          <legend className="sr-only">{report.titleQuestion}</legend>
          {reportReasons.flatMap((one) =>
            one === 'photo' ? (
              []
            ) : (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="reason"
                  checked={reason === one}
                  onChange={() => setReason(one)}
                  className="size-5 shrink-0 accent-crimson"
                />
                {report.reasons[one]}
              </label>
            ),
          )}
        </fieldset>
        <Field label={report.words}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <FormError text={problem} />
        <p className="text-small text-muted">{report.lead}</p>
      </form>
    </Dialog>
  )
}
