import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import {
  maxChoices,
  particularHintMaxLength,
  particularNameMaxLength,
} from '@haat/contract/domains/catalogue.categories.rules.ts'
import { knownParticularOf } from '@haat/contract/domains/catalogue.known-particulars.ts'
import { particularKinds, type ParticularKind } from '@haat/contract/domains/catalogue.particulars.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field, FieldError } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Toggle } from '#office/parts/toggle.tsx'
import { newKey, type DraftParticular } from './category-draft.ts'

interface ParticularFieldsProps {
  particular: DraftParticular
  errorOf(field: string): string | undefined
  onChange(changes: Partial<DraftParticular>): void
}

/** Name, hint, kind and answers of one particular. */
export function ParticularFields({ particular, errorOf, onChange }: ParticularFieldsProps) {
  const { fields: texts, kindNames } = useArea('staff').categories
  const isFixed = knownParticularOf(particular.key) !== undefined
  function setKind(kind: ParticularKind) {
    const choices = kind === 'choice' ? [emptyChoice(), emptyChoice()] : []
    onChange({ kind, choices })
  }
  return (
    <div className="grid gap-5 border-t border-line p-4">
      <BothFields
        label={texts.name}
        text={particular.name}
        maxLength={particularNameMaxLength}
        errorOf={(language) => errorOf(`name.${language}`)}
        onChange={(name) => onChange({ name })}
      />
      <BothFields
        label={texts.hint}
        text={particular.hint}
        maxLength={particularHintMaxLength}
        errorOf={(language) => errorOf(`hint.${language}`)}
        onChange={(hint) => onChange({ hint })}
      />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Field label={texts.kind} hint={isFixed ? texts.kindFixed : undefined} className="min-w-60 grow">
          {(control) => (
            <SelectInput
              {...control}
              value={particular.kind}
              disabled={isFixed}
              onChange={(event) => setKind(event.target.value as ParticularKind)}
            >
              {particularKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <div className="sm:pt-8">
          <Toggle
            isOn={particular.isRequired}
            onPress={() => onChange({ isRequired: !particular.isRequired })}
          >
            {texts.isRequired}
          </Toggle>
        </div>
      </div>
      {particular.kind === 'choice' && (
        <ChoiceFields
          choices={particular.choices}
          error={errorOf('choices')}
          onChange={(choices) => onChange({ choices })}
        />
      )}
    </div>
  )
}

type Choice = DraftParticular['choices'][number]
const emptyChoice = (): Choice => ({ key: newKey(), name: { en: '', ne: '' } })

interface ChoiceFieldsProps {
  choices: Choice[]
  error: string | undefined
  onChange(choices: Choice[]): void
}

function ChoiceFields({ choices, error, onChange }: ChoiceFieldsProps) {
  const { ui } = useMessages()
  const { fields: texts } = useArea('staff').categories
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-label">{texts.choices}</legend>
      <ol className="grid gap-3">
        {choices.map((choice, at) => {
          const place = formatCount(at + 1, ui.language)
          return (
            <li key={choice.key} className="flex items-end gap-2">
              <div className="min-w-0 grow">
                <BothFields
                  label={texts.choice(place)}
                  text={choice.name}
                  maxLength={particularNameMaxLength}
                  errorOf={() => undefined}
                  hasProblem={error !== undefined}
                  onChange={(name) =>
                    onChange(choices.map((one) => (one.key === choice.key ? { ...one, name } : one)))
                  }
                />
              </div>
              <IconButton
                label={texts.removeChoice(place)}
                onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ol>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Button
        variant="secondary"
        className="mt-3"
        icon={<Plus aria-hidden />}
        disabled={choices.length >= maxChoices}
        onClick={() => onChange([...choices, emptyChoice()])}
      >
        {texts.addChoice}
      </Button>
    </fieldset>
  )
}

interface BothFieldsProps {
  label: string
  text: Bilingual
  maxLength: number
  errorOf(language: 'en' | 'ne'): string | undefined
  /** Marks fields whose problem stands below several of them. */
  hasProblem?: boolean
  onChange(text: Bilingual): void
}

/** One text in both languages, side by side. */
function BothFields({ label, text, maxLength, errorOf, hasProblem, onChange }: BothFieldsProps) {
  const { fields: texts } = useArea('staff').categories
  return (
    <fieldset>
      <legend className="text-label">{label}</legend>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {(['en', 'ne'] as const).map((language) => (
          <Field
            key={language}
            label={
              <span className="text-small font-normal">
                {language === 'en' ? texts.english : texts.nepali}
              </span>
            }
            error={errorOf(language)}
          >
            {(control) => (
              <TextInput
                {...control}
                {...(hasProblem && text[language].trim() === '' && { 'aria-invalid': true as const })}
                lang={language}
                value={text[language]}
                maxLength={maxLength}
                onChange={(event) => onChange({ ...text, [language]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
