import { useId } from 'react'
import { reportReasons, type ReportReason } from '@haat/contract/domains/reviews.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'

interface ReportPostDialogProps {
  kind: 'question' | 'answer'
  id: string
  onClose(): void
}

/** Asks what is wrong with a question or an answer, and tells staff. */
export function ReportPostDialog({ kind, id, onClose }: ReportPostDialogProps) {
  const { report } = useArea('reviews').questions
  const call = useCall()
  const formId = useId()
  const form = useForm({
    names: ['reason', 'words'],
    texts: { reasonRequired: report.needsReason },
    schema: () => import('@haat/contract/domains/reviews.own.ts').then((contract) => contract.reportBody),
    async send({ reason, words }) {
      const body = { reason: reason as ReportReason, words }
      if (kind === 'question') {
        await call('POST /questions/:questionId/reports', { params: { questionId: id }, body })
      } else await call('POST /answers/:answerId/reports', { params: { answerId: id }, body })
      void showToast('success', report.thanks)
      onClose()
    },
  })
  const title = kind === 'question' ? report.titleQuestion : report.titleAnswer
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={formId} isWide isBusy={form.isBusy} busyLabel={report.sending}>
          {report.send}
        </Button>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <fieldset>
          <legend className="sr-only">{title}</legend>
          {reportReasons.flatMap((reason) =>
            reason === 'photo' ? (
              []
            ) : (
              <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input type="radio" name="reason" value={reason} className="size-5 shrink-0 accent-crimson" />
                {report.reasons[reason]}
              </label>
            ),
          )}
        </fieldset>
        <Field label={report.words}>
          {(control) => <TextArea {...control} name="words" rows={3} maxLength={500} />}
        </Field>
        <FormError
          text={form.error('reason') ?? form.error('words') ?? (form.failure ? report.failed : undefined)}
        />
        <p className="text-small text-muted">{report.lead}</p>
      </form>
    </Dialog>
  )
}
