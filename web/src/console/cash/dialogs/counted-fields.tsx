import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { cashWordsMaxLength } from '@haat/contract/domains/cash.rules.ts'
import { formatRupees, parseRupees } from '@haat/contract/shared/money.ts'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Form } from '#ui/form/use-form.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { RupeesField } from './rupees-field.tsx'

interface CountedFieldsProps {
  label: string
  typed: string
  expectedPaisa: number
  form: Form<'amount' | 'words'>
  texts: { right: string; missing(sum: string): string; tooMuch(sum: string): string; words: string }
  onType(typed: string): void
}

/** An amount that was counted, with how it differs from what it should be before it is sent, and why if it does. */
export function CountedFields({ label, typed, expectedPaisa, form, texts, onType }: CountedFieldsProps) {
  const { ui } = useMessages()
  const paisa = parseRupees(typed)
  const missing = paisa === undefined ? undefined : expectedPaisa - paisa
  const sum = formatRupees(Math.abs(missing ?? 0), ui.language)
  // What the API asks for is shown, too, where the sum seems right.
  const needsWords = (missing !== undefined && missing !== 0) || form.error('words') !== undefined
  const Icon = missing === 0 ? CircleCheck : TriangleAlert
  return (
    <>
      <RupeesField label={label} typed={typed} error={form.error('amount')} onType={onType} />
      <p role="status" className="min-h-6 text-small font-semibold">
        {missing !== undefined && (
          <span className={classNames('flex gap-2', missing === 0 ? 'text-pine' : 'text-crimson')}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            {missing === 0 ? texts.right : missing > 0 ? texts.missing(sum) : texts.tooMuch(sum)}
          </span>
        )}
      </p>
      {needsWords && (
        <Field label={texts.words} error={form.error('words')} isRequired>
          {(control) => (
            <TextInput {...control} name="words" maxLength={cashWordsMaxLength} autoComplete="off" />
          )}
        </Field>
      )}
    </>
  )
}
