import { useState } from 'react'
import { failReasons, payoutWordsMaxLength, type FailReason } from '@haat/contract/domains/payouts.rules.ts'
import type { StaffPayout } from '@haat/contract/domains/payouts.staff.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useFail } from '../payouts.queries.ts'
import { usePayoutWords } from '../use-payout-words.ts'
import { useFailureText } from './use-failure-text.ts'

/** Notes that money came back, with a reason that the owners read. */
export function FailDialog({ payout, onClose }: { payout: StaffPayout; onClose(): void }) {
  const { payouts } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { fail: texts } = payouts
  const failureText = useFailureText()
  const { rupees } = usePayoutWords()
  const [reason, setReason] = useState<FailReason>('number')
  const [code, setCode] = useState('')
  const fail = useFail(payout.number)
  const form = useForm({
    names: ['words', 'code'],
    texts: { wordsRequired: texts.wordsRequired, codeInvalid: secondFactor.wrongCode },
    values: { code },
    validate: ({ words }) => ({
      words: reason === 'other' && words === '' ? 'wordsRequired' : undefined,
      code: code.length < 6 ? 'codeInvalid' : undefined,
    }),
    refusedAs: { code: 'codeInvalid' },
    async send({ words }) {
      await fail.mutateAsync({ reason, words, code }).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.text(rupees(payout.amountPaisa))}</p>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-label">{texts.reason}</legend>
          {failReasons.map((one) => (
            <ChoiceCard
              key={one}
              name="reason"
              isChosen={one === reason}
              onChoose={() => setReason(one)}
              className="px-4 py-2.5"
            >
              {payouts.reasons[one]}
            </ChoiceCard>
          ))}
        </fieldset>
        <Field
          label={texts.words}
          hint={texts.wordsHint}
          error={form.error('words')}
          isRequired={reason === 'other'}
        >
          {(control) => (
            <TextInput {...control} name="words" maxLength={payoutWordsMaxLength} autoComplete="off" />
          )}
        </Field>
        <CodeField label={payouts.code} code={code} error={form.error('code')} onChange={setCode} />
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
