import { useState } from 'react'
import type { StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import { payoutWordsMaxLength } from '@haat/contract/domains/payouts.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useWithdraw } from '../payouts.queries.ts'
import { useFailureText } from './use-failure-text.ts'

/** Takes back a payout that was not sent. Of one whose number was shown somebody has to say that it was not paid. */
export function WithdrawDialog({ payout, onClose }: { payout: StaffPayoutDetail; onClose(): void }) {
  const { withdraw: texts } = useArea('staff').payouts
  const failureText = useFailureText()
  const withdraw = useWithdraw(payout.number)
  const [isNotPaid, setIsNotPaid] = useState(false)
  const isOpened = payout.openedAt !== null
  const form = useForm({
    names: ['words'],
    texts: {},
    async send({ words }) {
      await withdraw.mutateAsync({ words, ...(isOpened && { isNotPaid }) })
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.text}</p>
        <Field label={texts.words} error={form.error('words')}>
          {(control) => (
            <TextInput
              {...control}
              name="words"
              maxLength={payoutWordsMaxLength}
              autoComplete="off"
              data-autofocus
            />
          )}
        </Field>
        {isOpened && (
          <Checkbox checked={isNotPaid} onChange={({ target }) => setIsNotPaid(target.checked)}>
            {texts.isNotPaid}
          </Checkbox>
        )}
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
