import { useId } from 'react'
import { slideScenes, slideTones, slideWordsMost } from '@haat/contract/domains/home.rules.ts'
import type { StoredSlide } from '@haat/contract/domains/home.ts'
import { useArea } from '#messages/use-area.ts'
import { Field } from '#ui/field.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { faultsOf } from '../faults.ts'
import { DaysFields } from './days-fields.tsx'
import { PictureField } from './picture-field.tsx'

interface SlideFieldsProps {
  slide: StoredSlide
  onChange(changes: Partial<StoredSlide>): void
}

const pages = [
  '/products/',
  '/products/?deals=true',
  '/products/?origin=nepal',
  '/services/',
  '/categories/',
  '/vendors/',
]

export function SlideFields({ slide, onChange }: SlideFieldsProps) {
  const { home } = useArea('staff')
  const listId = useId()
  const faults = faultsOf(slide)
  return (
    <div className="grid gap-5 border-t border-line p-4">
      <WordFields name="kicker" slide={slide} onChange={onChange} />
      <WordFields name="title" slide={slide} error={faults.title && home.faults.title} onChange={onChange} />
      <WordFields name="text" slide={slide} onChange={onChange} />
      <WordFields
        name="button"
        slide={slide}
        error={faults.button && home.faults.button}
        onChange={onChange}
      />
      <Field
        label={home.fields.link}
        hint={home.fields.linkHint}
        error={faults.link && home.faults.link}
        isRequired
      >
        {(control) => (
          <>
            <TextInput
              {...control}
              list={listId}
              value={slide.link}
              maxLength={300}
              spellCheck={false}
              onChange={(event) => onChange({ link: event.target.value.trim() })}
            />
            <datalist id={listId}>
              {pages.map((page) => (
                <option key={page}>{page}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={home.fields.tone}>
          {(control) => (
            <SelectInput
              {...control}
              value={slide.tone}
              onChange={(event) => onChange({ tone: event.target.value as StoredSlide['tone'] })}
            >
              {slideTones.map((tone) => (
                <option key={tone} value={tone}>
                  {home.tones[tone]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        {!slide.picture && (
          <Field label={home.fields.scene}>
            {(control) => (
              <SelectInput
                {...control}
                value={slide.scene}
                onChange={(event) => onChange({ scene: event.target.value as StoredSlide['scene'] })}
              >
                {slideScenes.map((scene) => (
                  <option key={scene} value={scene}>
                    {home.scenes[scene]}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
        )}
      </div>
      <PictureField
        picture={slide.picture}
        error={faults.alt && home.faults.alt}
        onChange={(picture) => onChange({ picture })}
      />
      <DaysFields
        from={slide.from}
        until={slide.until}
        error={faults.until && home.faults.until}
        onChange={onChange}
      />
    </div>
  )
}

interface WordFieldsProps extends SlideFieldsProps {
  name: keyof typeof slideWordsMost
  error?: string | undefined
}

/** The same words in both languages, beside each other. */
function WordFields({ name, slide, error, onChange }: WordFieldsProps) {
  const { home } = useArea('staff')
  const words = slide[name]
  return (
    <fieldset>
      <legend className="text-label">{home.fields[name]}</legend>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {(['en', 'ne'] as const).map((language) => (
          <Field
            key={language}
            label={
              <span className="text-small font-normal">{language === 'en' ? home.english : home.nepali}</span>
            }
            error={language === 'en' ? error : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                lang={language}
                value={words[language]}
                maxLength={slideWordsMost[name]}
                onChange={(event) => onChange({ [name]: { ...words, [language]: event.target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
