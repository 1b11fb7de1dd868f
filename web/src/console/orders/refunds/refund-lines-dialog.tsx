import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { refundReasonMaxLength } from '@haat/contract/domains/orders.refunds.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useRefundLines } from '../orders.queries.ts'
import { refundableLines } from './refundable-lines.ts'

interface RefundLinesDialogProps {
  parcel: ShopParcel
  shop: string
  onClose(): void
}

/** Which delivered pieces are refunded, why, and a fresh code of the authenticator app. */
export function RefundLinesDialog({ parcel, shop, onClose }: RefundLinesDialogProps) {
  const { orders, orderParcels, lineRefunds: texts } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { language } = useMessages().ui
  // The same while the same is sent again, so that an answer that was lost refunds nothing twice.
  const [id, setId] = useState(makeUuid)
  const [counts, setCounts] = useState<Record<string, number>>({})
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const refund = useRefundLines(parcel.number, parcel.position)
  const lines = refundableLines(parcel)
  const countOf = ({ line, left }: (typeof lines)[number]) => Math.min(counts[line.variantId] ?? 0, left)
  const chosen = lines.filter((one) => countOf(one) > 0)
  const sum = formatRupees(
    chosen.reduce((total, one) => total + one.sumOf(countOf(one)), 0),
    language,
  )
  const body = {
    id,
    lines: chosen.map((one) => ({ variantId: one.line.variantId, quantity: countOf(one) })),
  }
  const form = useForm({
    names: ['reason', 'code'],
    texts: { reasonRequired: texts.reasonRequired, codeInvalid: secondFactor.wrongCode },
    schema: async () =>
      (await import('@haat/contract/domains/orders.refunds.ts')).lineRefundEndpoints[
        'POST /staff/orders/:number/parcels/:position/refunds'
      ].body.pick({ reason: true, code: true }),
    values: { code },
    refusedAs: { reason: 'reasonRequired', code: 'codeInvalid' },
    async send({ reason }) {
      setIsTried(true)
      if (chosen.length === 0) return
      try {
        await refund.mutateAsync({ ...body, reason, code })
      } catch (failure) {
        // Something else has this id, or the pieces are gone: what is sent next is something new.
        if (failure instanceof ApiFailure && failure.status === 409) setId(makeUuid())
        throw failure
      } finally {
        setCode('')
      }
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.lead(shop)}</p>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((one) => {
            const { line, left } = one
            const name = [line.title, ...line.choice].map((text) => inLanguage(text, language)).join(', ')
            const price = formatRupees(line.pricePaisa, language)
            return (
              <li key={line.variantId} className="flex items-center justify-between gap-3 py-3">
                <span className="min-w-0">
                  <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
                  <span className="text-small text-muted">
                    {texts.left(formatCount(left, language), price)}
                    {one.sumOf(left) < line.pricePaisa * left && `, ${texts.paid}`}
                  </span>
                </span>
                <Stepper
                  label={name}
                  isLabelHidden
                  value={countOf(one)}
                  min={0}
                  max={left}
                  fewer={texts.fewer(name)}
                  more={texts.more(name)}
                  onChange={(count) => setCounts((all) => ({ ...all, [line.variantId]: count }))}
                />
              </li>
            )
          })}
        </ul>
        <div>
          <p role="status" className="flex items-baseline justify-between gap-3">
            {texts.sum} <strong className="text-h2">{sum}</strong>
          </p>
          <p className="mt-1 text-fine text-muted">
            {texts.fee}{' '}
            {isGateway(parcel.method)
              ? texts.how.online(orders.payment.methods[parcel.method])
              : texts.how.cod}
          </p>
        </div>
        <Field label={texts.reason} hint={texts.reasonHint} error={form.error('reason')} isRequired>
          {(control) => <TextArea {...control} name="reason" rows={2} maxLength={refundReasonMaxLength} />}
        </Field>
        <CodeField label={orders.refunds.code} code={code} error={form.error('code')} onChange={setCode} />
        <p className="text-fine text-muted">{orders.refunds.why}</p>
        <FormError text={isTried && chosen.length === 0 ? texts.choose : failureText(form.failure)} />
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
      409: texts.changed,
      429: orders.refunds.tooMany,
    }
    return byStatus[status] ?? orderParcels.faults.failed
  }
}
