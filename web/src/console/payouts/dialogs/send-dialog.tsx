import { useState } from 'react'
import { payoutReferenceMaxLength } from '@haat/contract/domains/payouts.rules.ts'
import type { StaffPayout } from '@haat/contract/domains/payouts.staff.ts'
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
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useSend } from '../payouts.queries.ts'
import { usePayoutWords } from '../use-payout-words.ts'
import { useFailureText } from './use-failure-text.ts'

/** Notes that a payout was paid at the bank or the wallet, under its reference. */
export function SendDialog({ payout, onClose }: { payout: StaffPayout; onClose(): void }) {
  const { payouts } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { language } = useMessages().ui
  const { send: texts } = payouts
  const failureText = useFailureText()
  const sum = usePayoutWords().rupees(payout.amountPaisa)
  const [code, setCode] = useState('')
  const send = useSend(payout.number)
  const form = useForm({
    names: ['reference', 'code'],
    texts: {
      referenceRequired: texts.referenceRequired,
      referenceUsed: texts.referenceUsed,
      codeInvalid: secondFactor.wrongCode,
    },
    values: { code },
    validate: ({ reference }) => ({
      reference: reference === '' ? 'referenceRequired' : undefined,
      code: code.length < 6 ? 'codeInvalid' : undefined,
    }),
    refusedAs: { code: 'codeInvalid', reference: 'referenceUsed' },
    async send({ reference }) {
      await send.mutateAsync({ reference, code }).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  const isReference = form.failure instanceof ApiFailure && 'reference' in form.failure.fields
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.text(sum, inLanguage(payout.shopName, language))}</p>
        <Field label={texts.reference} error={form.error('reference')} isRequired>
          {(control) => (
            <TextInput
              {...control}
              name="reference"
              maxLength={payoutReferenceMaxLength}
              autoComplete="off"
              data-autofocus
            />
          )}
        </Field>
        <CodeField label={payouts.code} code={code} error={form.error('code')} onChange={setCode} />
        <p className="text-fine text-muted">{payouts.why}</p>
        <FormError text={isReference ? undefined : failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save(sum)}
        </Button>
      </form>
    </Dialog>
  )
}
