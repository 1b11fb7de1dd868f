import { useState } from 'react'
import type { Refund } from '@haat/contract/domains/orders.staff.ts'
import { paymentReferenceMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { ApiFailure } from '#api/client.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useCompleteRefund } from '../orders.queries.ts'

interface RefundDialogProps {
  number: string
  refund: Refund
  onClose(): void
}

/** Notes that money was sent back, with the reference of whoever sent it and a fresh code of the authenticator app. */
export function RefundDialog({ number, refund, onClose }: RefundDialogProps) {
  const { orders, orderParcels } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { ui } = useMessages()
  const texts = orders.refunds
  const [code, setCode] = useState('')
  const complete = useCompleteRefund(number)
  const isCash = !isGateway(refund.method)
  const sum = formatRupees(refund.amountPaisa, ui.language)
  const form = useForm({
    names: ['reference', 'code'],
    texts: { referenceRequired: texts.referenceRequired, codeInvalid: secondFactor.wrongCode },
    schema: async () =>
      (await import('@haat/contract/domains/orders.staff.ts')).ordersForStaffEndpoints[
        'POST /staff/refunds/:id/done'
      ].body,
    values: { code },
    refusedAs: { reference: 'referenceRequired', code: 'codeInvalid' },
    async send({ reference }) {
      await complete.mutateAsync({ id: refund.id, reference, code }).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.dialogTitle}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">
          {isCash ? texts.dialogCash(sum) : texts.dialogText(sum, orders.payment.methods[refund.method])}
        </p>
        <Field
          label={isCash ? texts.referenceCash : texts.reference}
          error={form.error('reference')}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="reference"
              maxLength={paymentReferenceMaxLength}
              autoComplete="off"
              data-autofocus
            />
          )}
        </Field>
        <CodeField label={texts.code} code={code} error={form.error('code')} onChange={setCode} />
        <p className="text-fine text-muted">{texts.why}</p>
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.confirm(sum)}
        </Button>
      </form>
    </Dialog>
  )

  /** Why it came to nothing, where no field is the reason. */
  function failureText(failure: unknown): string | undefined {
    if (failure === undefined) return undefined
    const status = failure instanceof ApiFailure ? failure.status : 0
    const byStatus: Record<number, string> = {
      403: orderParcels.faults.own,
      409: texts.already,
      429: texts.tooMany,
    }
    return byStatus[status] ?? orderParcels.faults.failed
  }
}
