import type { CouponKind } from '@haat/contract/domains/coupons.rules.ts'
import { Segments } from '#office/parts/segments.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'

/** What a coupon takes off and from which amount, as it is typed. */
export interface TypedDiscount {
  kind: CouponKind
  value: string
  maxPaisa: string
  minimumPaisa: string
}

interface DiscountFieldsProps {
  typed: TypedDiscount
  error(name: 'value' | 'maxPaisa' | 'minimumPaisa'): string | undefined
  onChange(changed: Partial<TypedDiscount>): void
}

/** Percent or rupees, the maximum of a percentage, and the minimum of goods. */
export function DiscountFields({ typed, error, onChange }: DiscountFieldsProps) {
  const { form: texts } = useArea('vendor').coupons
  const isPercentage = typed.kind === 'percent'
  const fields = [
    { name: 'value', label: isPercentage ? texts.percent : texts.amount, isRequired: true },
    ...(isPercentage ? [{ name: 'maxPaisa', label: texts.most, hint: texts.mostHint } as const] : []),
    { name: 'minimumPaisa', label: texts.minimum, hint: texts.minimumHint },
  ] as const
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-label">{texts.kind}</legend>
      <Segments
        names={texts.kinds}
        chosen={typed.kind}
        onChoose={(kind) => onChange({ kind, value: '', maxPaisa: '' })}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            hint={'hint' in field ? field.hint : undefined}
            error={error(field.name)}
            isRequired={'isRequired' in field}
          >
            {(control) => (
              <TextInput
                {...control}
                name={field.name}
                inputMode={isPercentage && field.name === 'value' ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={14}
                value={typed[field.name]}
                onChange={({ target }) => onChange({ [field.name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
