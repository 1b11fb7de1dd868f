import { knownParticulars } from '@haat/contract/domains/catalogue.known-particulars.ts'
import { maxParticulars } from '@haat/contract/domains/catalogue.categories.rules.ts'
import type { Particular } from '@haat/contract/domains/catalogue.particulars.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { newKey, type DraftParticular } from './category-draft.ts'

const empty = { en: '', ne: '' }
const copyOf = (particular: Particular): DraftParticular => ({
  ...particular,
  choices: [...particular.choices],
})

interface AddParticularProps {
  taken: readonly string[]
  onAdd(particular: DraftParticular): void
}

/** Adds one of the particulars that the shop knows, or one of the reader's own making. */
export function AddParticular({ taken, onAdd }: AddParticularProps) {
  const { ui } = useMessages()
  const { categories: texts } = useArea('staff')
  const free = Object.values(knownParticulars).filter(({ key }) => !taken.includes(key))
  if (taken.length >= maxParticulars) return null
  function add(key: string) {
    const known = free.find((one) => one.key === key)
    onAdd(
      known
        ? copyOf(known)
        : { key: newKey(), kind: 'text', name: empty, hint: empty, choices: [], isRequired: false },
    )
  }
  return (
    <Field label={texts.add} className="mt-4 max-w-96">
      {(control) => (
        <SelectInput {...control} value="" onChange={(event) => add(event.target.value)}>
          <option value="" disabled hidden>
            {texts.chooseParticular}
          </option>
          <optgroup label={texts.addKnown}>
            {free.map(({ key, name }) => (
              <option key={key} value={key}>
                {inLanguage(name, ui.language)}
              </option>
            ))}
          </optgroup>
          <option value="own">{texts.addOwn}</option>
        </SelectInput>
      )}
    </Field>
  )
}
