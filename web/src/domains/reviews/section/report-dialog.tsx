import { useId } from 'react'
import type { Review } from '@haat/contract/domains/reviews.ts'
import { reportReasons, type ReportReason } from '@haat/contract/domains/reviews.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'

interface ReportDialogProps {
  review: Review
  onClose(): void
}

/** Asks what is wrong with a review, or with the reply to it, and tells staff. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const { report } = useArea('reviews')
  const call = useCall()
  const formId = useId()
  const form = useForm({
    names: ['reason', 'words', 'about'],
    texts: { reasonRequired: report.needsReason },
    schema: () => import('@haat/contract/domains/reviews.own.ts').then((contract) => contract.reportBody),
    toBody: ({ reason, words }) => ({ reason, words }),
    async send({ reason, words, about }) {
      const body = { reason: reason as ReportReason, words, about: about ? 'reply' : 'review' } as const
      await call('POST /reviews/:reviewId/reports', { params: { reviewId: review.id }, body })
      void showToast('success', report.thanks)
      onClose()
    },
  })
  const isGone = form.failure instanceof ApiFailure && form.failure.status === 404
  const refusal = form.failure ? (isGone ? report.gone : report.failed) : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={report.title}
      footer={
        <Button type="submit" form={formId} isWide isBusy={form.isBusy} busyLabel={report.sending}>
          {report.send}
        </Button>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <fieldset>
          <legend className="sr-only">{report.title}</legend>
          {reportReasons.map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input type="radio" name="reason" value={reason} className="size-5 shrink-0 accent-crimson" />
              {report.reasons[reason]}
            </label>
          ))}
        </fieldset>
        {review.reply && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-3">
            <input type="checkbox" name="about" value="reply" className="tick" />
            {report.aboutReply}
          </label>
        )}
        <Field label={report.words}>
          {(control) => <TextArea {...control} name="words" rows={3} maxLength={500} />}
        </Field>
        <FormError text={form.error('reason') ?? form.error('words') ?? refusal} />
        <p className="text-small text-muted">{report.lead}</p>
      </form>
    </Dialog>
  )
}
