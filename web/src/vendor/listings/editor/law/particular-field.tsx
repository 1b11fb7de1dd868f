import {
  particularMaxLength,
  textOfDuration,
  type Particular,
} from '@haat/contract/domains/catalogue.particulars.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fieldId } from '../form/field-id.ts'
import { useListing } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { Suggestion } from '../words/suggestion.tsx'
import { WordsField } from '../words/words-field.tsx'
import { AmountField } from './amount-field.tsx'
import { CountryField } from './country-field.tsx'

/** Lengths of time that shops name; another one that was saved is offered beside them. */
const durations = 'P0D P3D P7D P15D P1M P2M P3M P6M P9M P1Y P18M P2Y P3Y P5Y P10Y'.split(' ')

/** Something that the category asks for, with the control for its kind. */
export function ParticularField({ particular, label }: { particular: Particular; label?: string }) {
  const { ui } = useMessages()
  const { content, edit, flush, canChange, errorAt } = useListing()
  const { listingEditor: editor } = useArea('vendor')
  const { key, kind, name, hint, choices, isRequired } = particular
  const path = `particulars.${key}`
  const value = content.particulars[key]
  const text = typeof value === 'string' ? value : ''
  const set = (next: string | Bilingual) => edit({ particulars: { ...content.particulars, [key]: next } })
  const choose = (next: string) => {
    set(next)
    void flush()
  }
  const shared = {
    id: fieldId(path),
    label: label ?? inLanguage(name, ui.language),
    hint: inLanguage(hint, ui.language),
    isRequired,
    error: errorAt(path),
  }
  const options: { key: string; name: Bilingual }[] =
    kind === 'choice'
      ? [...choices]
      : [...new Set([...durations, ...(text ? [text] : [])])].map((one) => ({
          key: one,
          name: textOfDuration(key, one),
        }))
  return (
    <div className={kind === 'text' ? 'sm:col-span-full' : kind === 'country' ? 'sm:col-span-2' : undefined}>
      <ReasonNotes part={path} />
      {kind === 'text' ? (
        <TextParticular {...shared} path={path} value={value} onChange={set} />
      ) : kind === 'amount' ? (
        <AmountField
          {...shared}
          paisa={text === '' ? null : Number(text)}
          onChange={(paisa) => set(paisa === null ? '' : String(paisa))}
        />
      ) : kind === 'country' ? (
        <CountryField {...shared} value={text} onChange={choose} />
      ) : (
        <Field {...shared}>
          {(control) => (
            <SelectInput
              {...control}
              value={text}
              disabled={!canChange}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{editor.choose}</option>
              {options.map((one) => (
                <option key={one.key} value={one.key}>
                  {inLanguage(one.name, ui.language)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
    </div>
  )
}

interface TextParticularProps {
  path: string
  label: string
  isRequired: boolean
  value: string | Bilingual | undefined
  onChange(next: Bilingual): void
}

function TextParticular({ path, label, isRequired, value, onChange }: TextParticularProps) {
  const words = typeof value === 'object' ? value : { en: value ?? '', ne: '' }
  return (
    <WordsField
      path={path}
      label={label}
      value={words}
      max={particularMaxLength}
      isRequired={isRequired}
      onChange={onChange}
      belowNepali={<Suggestion value={words} onUse={(ne) => onChange({ ...words, ne })} />}
    />
  )
}
