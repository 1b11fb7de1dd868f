import { useState } from 'react'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useWithdrawRule } from '../commission.queries.ts'
import { useFailureText, useRuleWords } from '../use-rule-words.ts'

/** Takes back a rule that has not begun. */
export function WithdrawDialog({ rule, onClose }: { rule: CommissionRule; onClose(): void }) {
  const { commission } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { withdrawing: texts } = commission
  const words = useRuleWords()
  const failureText = useFailureText()
  const withdraw = useWithdrawRule(rule.id)
  const [code, setCode] = useState('')
  const form = useForm({
    names: ['code'],
    texts: { codeInvalid: secondFactor.wrongCode },
    values: { code },
    validate: () => ({ code: code.length < 6 ? 'codeInvalid' : undefined }),
    refusedAs: { code: 'codeInvalid' },
    async send() {
      await withdraw.mutateAsync({ code }).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p>
          <strong className="block text-name wrap-anywhere">{words.about(rule)}</strong>
          {words.rate(rule.rate)} · {words.from(rule)} {words.until(rule)}
        </p>
        <p className="text-small text-muted">{texts.text}</p>
        <CodeField
          label={commission.code}
          code={code}
          error={form.error('code')}
          isFocused
          onChange={setCode}
        />
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
