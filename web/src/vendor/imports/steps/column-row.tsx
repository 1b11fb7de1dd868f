import { useId } from 'react'
import type { ImportColumn, ImportFieldChoice } from '@haat/contract/domains/imports.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface ColumnRowProps {
  column: ImportColumn
  /** The first column is 1. */
  position: number
  field: string | null
  choices: readonly ImportFieldChoice[]
  onChoose(field: string | null): void
}

/** One column of the file: its name, its first cells, and what it is. */
export function ColumnRow({ column, position, field, choices, onChoose }: ColumnRowProps) {
  const { columns: texts } = useArea('vendor').imports
  const { ui } = useMessages()
  const id = useId()
  const header = column.header || texts.noName(formatCount(position, ui.language))
  const isLaw = (choice: ImportFieldChoice) => choice.field.startsWith('particular.')
  const optionsOf = (group: readonly ImportFieldChoice[]) =>
    group.map((choice) => (
      <option key={choice.field} value={choice.field}>
        {inLanguage(choice.name, ui.language)}
      </option>
    ))
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-2 md:items-center">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {header}
        </label>
        <p id={`${id}-samples`} className="truncate text-small text-muted" translate="no">
          {column.samples.join(' · ') || texts.nothing}
        </p>
      </div>
      <SelectInput
        id={id}
        aria-label={texts.meaning(header)}
        aria-describedby={`${id}-samples`}
        value={field ?? ''}
        className={field === null ? 'text-muted' : undefined}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{texts.notRead}</option>
        <optgroup label={texts.ofListing}>{optionsOf(choices.filter((one) => !isLaw(one)))}</optgroup>
        <optgroup label={texts.ofLaw}>{optionsOf(choices.filter(isLaw))}</optgroup>
      </SelectInput>
    </li>
  )
}
