import { useState } from 'react'
import {
  commissionWordsMaxLength,
  firstFreeDay,
  latestBegin,
  maxCommissionRate,
} from '@haat/contract/domains/commission.rules.ts'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { DayField } from '#office/parts/day-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useAddRule } from '../commission.queries.ts'
import { useFailureText } from '../use-rule-words.ts'
import { RatePreview } from './rate-preview.tsx'
import { SubjectPicker, type ChosenSubject } from './subject-picker.tsx'

/** A percentage is typed like an amount of money, and has two places like one. */
function rateOf(typed: string): number | undefined {
  const rate = parseRupees(typed)
  return rate !== undefined && rate >= 0 && rate <= maxCommissionRate ? rate : undefined
}

/** Makes a rule that begins tomorrow or later. */
export function NewRuleDialog({ onClose }: { onClose(): void }) {
  const { commission } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { form: texts } = commission
  const failureText = useFailureText()
  const add = useAddRule()
  const [{ first, last }] = useState(() => ({
    first: firstFreeDay(new Date()),
    last: latestBegin(new Date()),
  }))
  // The same however often it is sent, so that it counts once.
  const [id] = useState(makeUuid)
  const [chosen, setChosen] = useState<ChosenSubject>({ subject: 'shop', address: '' })
  const [typed, setTyped] = useState('')
  const [beginsOn, setBeginsOn] = useState(first)
  const [endsOn, setEndsOn] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const { subject, address } = chosen
  const rate = rateOf(typed)
  const form = useForm({
    names: ['address', 'rate', 'beginsOn', 'endsOn', 'words', 'code'],
    texts: {
      addressRequired: texts.addressRequired,
      rateRequired: texts.rateRequired,
      rateInvalid: texts.rateInvalid,
      beginsOnRequired: texts.beginsOnRequired,
      beginsOnEarly: texts.beginsOnEarly,
      endsOnRequired: texts.endsOnRequired,
      endsOnEarly: texts.endsOnEarly,
      overlap: commission.faults.overlap,
      codeInvalid: secondFactor.wrongCode,
    },
    values: { address, rate: typed, beginsOn, endsOn: endsOn ?? '', code },
    validate: () => ({
      address: subject !== 'default' && address === '' ? 'addressRequired' : undefined,
      rate: typed.trim() === '' ? 'rateRequired' : rate === undefined ? 'rateInvalid' : undefined,
      beginsOn: beginsOn === '' ? 'beginsOnRequired' : beginsOn < first ? 'beginsOnEarly' : undefined,
      endsOn:
        endsOn === null
          ? undefined
          : endsOn === ''
            ? 'endsOnRequired'
            : endsOn < beginsOn
              ? 'endsOnEarly'
              : undefined,
      code: code.length < 6 ? 'codeInvalid' : undefined,
    }),
    refusedAs: { code: 'codeInvalid', beginsOn: 'overlap' },
    async send({ words }) {
      const body = { id, subject, address, rate: rate!, beginsOn, endsOn, words, code }
      await add.mutateAsync(body).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="wide">
      <form {...form.props} className="grid gap-5">
        <SubjectPicker chosen={chosen} error={form.error('address')} onChoose={setChosen} />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field label={texts.rate} hint={texts.rateHint} error={form.error('rate')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                name="rate"
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                className="text-h3"
              />
            )}
          </Field>
          <RatePreview rate={rate} />
          <DayField
            label={texts.begins}
            day={beginsOn}
            min={first}
            max={last}
            error={form.error('beginsOn')}
            onChange={setBeginsOn}
          />
          <div className="grid gap-2">
            <Checkbox
              checked={endsOn !== null}
              onChange={({ target }) => setEndsOn(target.checked ? addDays(beginsOn || first, 30) : null)}
            >
              {texts.hasEnd}
            </Checkbox>
            {endsOn !== null && (
              <DayField
                label={texts.ends}
                day={endsOn}
                min={beginsOn || first}
                max={addDays(last, 3660)}
                error={form.error('endsOn')}
                onChange={setEndsOn}
              />
            )}
          </div>
        </div>
        <Field label={texts.words} error={form.error('words')}>
          {(control) => (
            <TextInput {...control} name="words" maxLength={commissionWordsMaxLength} autoComplete="off" />
          )}
        </Field>
        <CodeField label={commission.code} code={code} error={form.error('code')} onChange={setCode} />
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
