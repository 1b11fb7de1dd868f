import { optionNameMaxLength } from '@haat/contract/domains/listings.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { languages } from '@haat/contract/shared/language.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Suggestion } from '../words/suggestion.tsx'

interface BothNamesProps {
  label: string
  value: Bilingual
  error?: string | undefined
  hasFocus?: boolean
  onChange(next: Bilingual): void
}

/** A short name in both languages, in a dialog. */
export function BothNames({ label, value, error, hasFocus, onChange }: BothNamesProps) {
  const { listingEditor: editor } = useArea('vendor')
  return (
    <div className="grid gap-3">
      {languages.map((language) => (
        <div key={language}>
          <Field
            label={editor.inLanguage(label, editor.languageNames[language])}
            error={language === 'en' ? error : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                lang={language}
                maxLength={optionNameMaxLength}
                value={value[language]}
                data-autofocus={hasFocus && language === 'en' ? true : undefined}
                onChange={({ target }) => onChange({ ...value, [language]: target.value })}
              />
            )}
          </Field>
          {language === 'ne' && <Suggestion value={value} onUse={(ne) => onChange({ ...value, ne })} />}
        </div>
      ))}
    </div>
  )
}
