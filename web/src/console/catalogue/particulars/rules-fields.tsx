import type { StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { taxKinds, type TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import type { Draft } from './category-draft.ts'

interface RulesFieldsProps {
  draft: Draft
  department: StaffCategory | undefined
  onChange(changes: Partial<Draft>): void
}

/** The tax of what is listed in the category, and whether it may be sold without returns. */
export function RulesFields({ draft, department, onChange }: RulesFieldsProps) {
  const { categories: texts } = useArea('staff')
  const unsaid = (value: string) => (department ? texts.asDepartment(value) : texts.byDefault(value))
  const yesOrNo = (isAllowed: boolean) => texts.returnsAllowed[isAllowed ? 'yes' : 'no']
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={texts.tax}>
        {(control) => (
          <SelectInput
            {...control}
            value={draft.taxKind ?? ''}
            onChange={(event) => onChange({ taxKind: (event.target.value || null) as TaxKind | null })}
          >
            <option value="">{unsaid(texts.taxKinds[department?.taxKind ?? 'standard'])}</option>
            {taxKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.taxKinds[kind]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={texts.returns} hint={texts.returnsHint}>
        {(control) => (
          <SelectInput
            {...control}
            value={String(draft.allowsNoReturns ?? '')}
            onChange={({ target: { value } }) =>
              onChange({ allowsNoReturns: value === '' ? null : value === 'true' })
            }
          >
            <option value="">{unsaid(yesOrNo(department?.allowsNoReturns ?? false))}</option>
            <option value="true">{yesOrNo(true)}</option>
            <option value="false">{yesOrNo(false)}</option>
          </SelectInput>
        )}
      </Field>
    </div>
  )
}
