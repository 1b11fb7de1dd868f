import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'

interface LimitFieldsProps {
  useLimit: string
  limitPerShopper: string
  error(name: 'useLimit' | 'limitPerShopper'): string | undefined
  onChange(changed: { useLimit?: string; limitPerShopper?: string }): void
}

/** How often a coupon can be used, in total and by each shopper. */
export function LimitFields({ useLimit, limitPerShopper, error, onChange }: LimitFieldsProps) {
  const { form: texts } = useArea('vendor').coupons
  const values = { useLimit, limitPerShopper }
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {(['useLimit', 'limitPerShopper'] as const).map((name) => (
        <Field key={name} label={texts[name]} hint={texts.useLimitHint} error={error(name)}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={values[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
