import type { ReactNode } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useTyped } from '../../../draft/use-typed.ts'
import { fieldId } from '../form/field-id.ts'
import { useListing } from '../form/listing-form.ts'

interface WordsFieldProps {
  path: string
  label: string
  value: Bilingual
  max: number
  /** More than one line. */
  rows?: number
  isRequired?: boolean
  /** Whether the letters are counted. */
  hasCount?: boolean
  onChange(next: Bilingual): void
  /** Below the Nepali text, such as a suggestion. */
  belowNepali?: ReactNode
}

/** A text in both languages: side by side where there is room, else one above the other. */
export const WordsField = (props: WordsFieldProps) => (
  <div className="grid items-start gap-x-5 gap-y-4 min-[1100px]:grid-cols-2">
    {languages.map((language) => (
      <WordsInLanguage key={language} {...props} language={language} />
    ))}
  </div>
)

/** A text in one language. */
export function WordsInLanguage(props: WordsFieldProps & { language: Language }) {
  const { path, label, value, max, rows = 1, isRequired, hasCount, onChange, belowNepali, language } = props
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { canChange, flush, errorAt } = useListing()
  const own = `${path}.${language}`
  const typed = useTyped(value[language], {
    onType: (text) => onChange({ ...value, [language]: text }),
    onLeave: () => void flush(),
  })
  const count = (figure: number) => formatCount(figure, ui.language)
  const shared = { ...typed, maxLength: max, disabled: !canChange, lang: language }
  const isEmpty = value[language].trim() === ''
  return (
    <div>
      <Field
        id={fieldId(own)}
        label={
          <>
            {label}
            <span className="font-normal text-muted"> · {editor.languageNames[language]}</span>
          </>
        }
        isRequired={isRequired ?? false}
        hint={hasCount && editor.lengthOf(count([...typed.value].length), count(max))}
        error={errorAt(own) ?? (isEmpty ? errorAt(path) : undefined)}
      >
        {(control) =>
          rows === 1 ? (
            <TextInput {...control} {...shared} />
          ) : (
            <TextArea {...control} {...shared} rows={rows} className="leading-6!" />
          )
        }
      </Field>
      {language === 'ne' && belowNepali}
    </div>
  )
}
