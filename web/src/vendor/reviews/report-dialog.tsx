import { useState } from 'react'
import { reportReasons, type ReportReason } from '@haat/contract/domains/reviews.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useReport } from './reviews.queries.ts'

interface ReportDialogProps {
  shopId: string
  reviewId: string
  onClose(): void
}

/** Tells staff what is wrong with a review. */
export function ReportDialog({ shopId, reviewId, onClose }: ReportDialogProps) {
  const { report } = useArea('vendor').reviews
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useReport(shopId, reviewId)
  function send() {
    if (!reason) return setProblem(report.choose)
    mutate(
      { reason, words: words.trim() },
      {
        onSuccess: () => {
          void showToast('success', report.sent)
          onClose()
        },
        onError: () => setProblem(report.failed),
      },
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={report.title}
      footer={
        <Button isBusy={isPending} busyLabel={report.sending} onClick={send}>
          {report.send}
        </Button>
      }
    >
      <p className="mb-4 text-small text-muted">{report.lead}</p>
      <fieldset>
        <legend className="sr-only">{report.legend}</legend>
        <div className="grid gap-2">
          {reportReasons.map((one) => (
            <ChoiceCard
              key={one}
              name="report-reason"
              isChosen={reason === one}
              onChoose={() => {
                setReason(one)
                setProblem(undefined)
              }}
              className="px-3.5 py-3 text-small font-semibold"
            >
              {report.reasons[one]}
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      <Field label={report.words} className="mt-4">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <FormError text={problem} className="mt-3" />
    </Dialog>
  )
}
