import { useState } from 'react'
import { cashWordsMaxLength, differenceEnds, type DifferenceEnd } from '@haat/contract/domains/cash.rules.ts'
import type { CourierCash } from '@haat/contract/domains/cash.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useEndDifference } from '../cash.queries.ts'
import { useFailureText } from './use-failure-text.ts'

/** Ends all that was missing with a courier, or was too much, as it is seen here. */
export function DifferenceDialog({ cash, onClose }: { cash: CourierCash; onClose(): void }) {
  const texts = useArea('staff').cash
  const { secondFactor } = useArea('office')
  const { ui } = useMessages()
  const { difference } = texts
  const failureText = useFailureText(difference.changed)
  const [id] = useState(makeUuid)
  // What is ended is what was seen when the dialog was opened, not what it has become meanwhile.
  const [{ courierId, differencePaisa: amountPaisa }] = useState(cash)
  const [end, setEnd] = useState<DifferenceEnd>('paid')
  const [code, setCode] = useState('')
  const change = useEndDifference()
  const sum = formatRupees(Math.abs(amountPaisa), ui.language)
  const form = useForm({
    names: ['words', 'code'],
    texts: { wordsRequired: difference.wordsRequired, codeInvalid: secondFactor.wrongCode },
    values: { code },
    validate: ({ words }) => ({
      words: words === '' ? 'wordsRequired' : undefined,
      code: code.length < 6 ? 'codeInvalid' : undefined,
    }),
    refusedAs: { code: 'codeInvalid' },
    async send({ words }) {
      const ended = { id, courierId, amountPaisa, end, words, code }
      await change.mutateAsync(ended).finally(() => setCode(''))
      void showToast('success', difference.saved)
      onClose()
    },
  })
  const explained = difference.endTexts[amountPaisa > 0 ? 'missing' : 'tooMuch']
  return (
    <Dialog isOpen onClose={onClose} title={difference.title}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">
          {amountPaisa > 0 ? texts.courier.missing(sum) : texts.courier.tooMuch(sum)}
        </p>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{difference.title}</legend>
          {differenceEnds.map((one) => (
            <ChoiceCard
              key={one}
              name="end"
              isChosen={one === end}
              onChoose={() => setEnd(one)}
              className="px-4 py-3"
            >
              <strong className="block font-semibold">{difference.ends[one]}</strong>
              <span className="text-small text-muted">{explained[one]}</span>
            </ChoiceCard>
          ))}
        </fieldset>
        <Field label={difference.words} error={form.error('words')} isRequired>
          {(control) => (
            <TextInput {...control} name="words" maxLength={cashWordsMaxLength} autoComplete="off" />
          )}
        </Field>
        <CodeField label={texts.code} code={code} error={form.error('code')} onChange={setCode} />
        <p className="text-fine text-muted">{texts.why}</p>
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {difference.save(sum)}
        </Button>
      </form>
    </Dialog>
  )
}
