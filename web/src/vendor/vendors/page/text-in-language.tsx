import { shopNameMaxLength } from '@haat/contract/domains/applications.rules.ts'
import { shopTextMaxLengths } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useTyped } from '../../draft/use-typed.ts'
import { fieldId } from './field-id.ts'
import { textField, type TextPart } from './page-fields.ts'
import { usePageForm } from './use-page-draft.ts'

const maxLengths: Record<TextPart, number> = { name: shopNameMaxLength, ...shopTextMaxLengths }
const rows: Record<TextPart, number> = { name: 1, about: 8, returnPolicy: 5, deliveryWords: 5 }

interface TextInLanguageProps {
  part: TextPart
  language: Language
  /** Whether a narrow screen shows it. */
  isChosen: boolean
}

/** A text of the page in one language. */
export function TextInLanguage({ part, language, isChosen }: TextInLanguageProps) {
  const { ui } = useMessages()
  const { shopPage } = useArea('vendor')
  const { values, edit, flush, missing, invalid, canChange } = usePageForm()
  const field = textField(part, language)
  const max = maxLengths[part]
  const typed = useTyped(values[field], {
    onType: (text) => edit({ [field]: text }),
    onLeave: () => void flush(),
  })
  const shared = { ...typed, maxLength: max, disabled: !canChange, lang: language }
  const count = (figure: number) => formatCount(figure, ui.language)
  return (
    <Field
      id={fieldId(field)}
      className={classNames(!isChosen && 'max-lg:hidden')}
      label={
        <>
          {shopPage.parts[part]}
          <span className="font-normal text-muted"> · {shopPage.languages[language]}</span>
        </>
      }
      hint={shopPage.lengthOf(count(typed.value.length), count(max))}
      error={invalid.has(field) ? shopPage.invalid : missing.has(field) ? shopPage.missing : undefined}
    >
      {(control) =>
        rows[part] === 1 ? (
          <TextInput {...control} {...shared} />
        ) : (
          <TextArea {...control} {...shared} rows={rows[part]} />
        )
      }
    </Field>
  )
}
