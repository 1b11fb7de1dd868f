import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useTyped } from '../../../draft/use-typed.ts'
import { fieldId } from '../form/field-id.ts'
import { useListing } from '../form/listing-form.ts'

interface WardsFieldProps {
  path: string
  value: string
  max: number
  onChange(value: string): void
}

export function WardsField({ path, value, max, onChange }: WardsFieldProps) {
  const { listingEditor: editor } = useArea('vendor')
  const { canChange, flush, errorAt } = useListing()
  const typed = useTyped(value, { onType: onChange, onLeave: () => void flush() })
  return (
    <Field id={fieldId(path)} label={editor.wards} hint={editor.wardsHint} error={errorAt(path)}>
      {(control) => <TextInput {...control} {...typed} maxLength={max} disabled={!canChange} />}
    </Field>
  )
}
