import { useState } from 'react'
import { slipReferenceMaxLength } from '@haat/contract/domains/cash.rules.ts'
import { formatRupees, parseRupees } from '@haat/contract/shared/money.ts'
import { makeUuid } from '#api/make-uuid.ts'
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
import { useRemit } from '../cash.queries.ts'
import { amountProblem, RupeesField } from './rupees-field.tsx'
import { useFailureText } from './use-failure-text.ts'

/** Notes that cash of the box was brought to the bank. */
export function RemitDialog({ boxPaisa, onClose }: { boxPaisa: number; onClose(): void }) {
  const { cash } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { ui } = useMessages()
  const { remit: texts } = cash
  const failureText = useFailureText(texts.changed)
  // The same however often it is sent, so that it counts once.
  const [id] = useState(makeUuid)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const remit = useRemit()
  const paisa = parseRupees(typed)
  const form = useForm({
    names: ['amount', 'reference', 'code'],
    texts: {
      amountRequired: texts.amountRequired,
      amountInvalid: texts.amountInvalid,
      amountTooMuch: texts.amountTooMuch,
      referenceRequired: texts.referenceRequired,
      codeInvalid: secondFactor.wrongCode,
    },
    values: { amount: typed, code },
    validate: ({ reference }) => ({
      amount:
        amountProblem(typed) ??
        (paisa === 0 ? 'amountRequired' : paisa! > boxPaisa ? 'amountTooMuch' : undefined),
      reference: reference === '' ? 'referenceRequired' : undefined,
      code: code.length < 6 ? 'codeInvalid' : undefined,
    }),
    refusedAs: { code: 'codeInvalid' },
    async send({ reference }) {
      await remit.mutateAsync({ id, amountPaisa: paisa!, reference, code }).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.holds(formatRupees(boxPaisa, ui.language))}</p>
        <RupeesField label={texts.amount} typed={typed} error={form.error('amount')} onType={setTyped} />
        <Field label={texts.reference} error={form.error('reference')} isRequired>
          {(control) => (
            <TextInput {...control} name="reference" maxLength={slipReferenceMaxLength} autoComplete="off" />
          )}
        </Field>
        <CodeField label={cash.code} code={code} error={form.error('code')} onChange={setCode} />
        <p className="text-fine text-muted">{cash.why}</p>
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {paisa === undefined ? texts.saveEmpty : texts.save(formatRupees(paisa, ui.language))}
        </Button>
      </form>
    </Dialog>
  )
}
