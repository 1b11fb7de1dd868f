import { useState } from 'react'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import { firstFreeDay, latestBegin } from '@haat/contract/domains/commission.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { DayField } from '#office/parts/day-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useEndRule } from '../commission.queries.ts'
import { useFailureText, useRuleWords } from '../use-rule-words.ts'

/** Sets the last day of a rule that holds or will hold. */
export function EndDialog({ rule, onClose }: { rule: CommissionRule; onClose(): void }) {
  const { commission } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { ending: texts } = commission
  const words = useRuleWords()
  const failureText = useFailureText()
  const end = useEndRule(rule.id)
  const [{ today, last }] = useState(() => ({
    today: addDays(firstFreeDay(new Date()), -1),
    last: addDays(latestBegin(new Date()), 3660),
  }))
  const earliest = today < rule.beginsOn ? rule.beginsOn : today
  const [day, setDay] = useState(rule.endsOn ?? earliest)
  const [code, setCode] = useState('')
  const form = useForm({
    names: ['endsOn', 'code'],
    texts: {
      dayRequired: texts.dayRequired,
      dayEarly: texts.dayEarly,
      overlap: commission.faults.overlap,
      codeInvalid: secondFactor.wrongCode,
    },
    values: { endsOn: day, code },
    validate: () => ({
      endsOn: day === '' ? 'dayRequired' : day < earliest ? 'dayEarly' : undefined,
      code: code.length < 6 ? 'codeInvalid' : undefined,
    }),
    refusedAs: { code: 'codeInvalid', endsOn: 'overlap' },
    async send() {
      await end.mutateAsync({ endsOn: day, code }).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p>
          <strong className="block text-name wrap-anywhere">{words.about(rule)}</strong>
          {words.rate(rule.rate)} · {words.from(rule)}
        </p>
        <p className="text-small text-muted">{texts.text}</p>
        <DayField
          label={texts.day}
          day={day}
          min={earliest}
          max={last}
          error={form.error('endsOn')}
          onChange={setDay}
        />
        <CodeField label={commission.code} code={code} error={form.error('code')} onChange={setCode} />
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
