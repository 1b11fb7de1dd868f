import { useId } from 'react'
import {
  slideScenes,
  slideTones,
  slideTextMaxLengths,
  slideLinkMaxLength,
} from '@haat/contract/domains/home.rules.ts'
import type { StoredSlide } from '@haat/contract/domains/home.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { DaysFields } from '../days-fields.tsx'
import { PictureField } from './picture-field.tsx'

/** The fields of a slide that can have a problem, by their path in it. */
export const slideFieldNames = [
  'title',
  'button',
  'link',
  'picture.alt.en',
  'picture.alt.ne',
  'until',
] as const
type SlideFieldName = (typeof slideFieldNames)[number]

interface SlideFieldsProps {
  slide: StoredSlide
  errorOf(field: SlideFieldName): string | undefined
  onChange(changes: Partial<StoredSlide>): void
}

/** Addresses that the link field suggests. */
const suggestedLinks = [
  '/products/',
  '/products/?deals=true',
  '/products/?origin=nepal',
  '/services/',
  '/categories/',
  '/vendors/',
]

export function SlideFields({ slide, errorOf, onChange }: SlideFieldsProps) {
  const { home } = useArea('staff')
  const listId = useId()
  return (
    <div className="grid gap-5 border-t border-line p-4">
      <BilingualFields name="kicker" slide={slide} onChange={onChange} />
      <BilingualFields name="title" slide={slide} error={errorOf('title')} onChange={onChange} />
      <BilingualFields name="text" slide={slide} onChange={onChange} />
      <BilingualFields name="button" slide={slide} error={errorOf('button')} onChange={onChange} />
      <Field label={home.fields.link} hint={home.fields.linkHint} error={errorOf('link')} isRequired>
        {(control) => (
          <>
            <TextInput
              {...control}
              list={listId}
              value={slide.link}
              maxLength={slideLinkMaxLength}
              spellCheck={false}
              onChange={(event) => onChange({ link: event.target.value.trim() })}
            />
            <datalist id={listId}>
              {suggestedLinks.map((page) => (
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
        errorOf={(language) => errorOf(`picture.alt.${language}`)}
        onChange={(picture) => onChange({ picture })}
      />
      <DaysFields from={slide.from} until={slide.until} error={errorOf('until')} onChange={onChange} />
    </div>
  )
}

interface BilingualFieldsProps extends Omit<SlideFieldsProps, 'errorOf'> {
  name: keyof typeof slideTextMaxLengths
  error?: string | undefined
}

/** One text of the slide in both languages, side by side. */
function BilingualFields({ name, slide, error, onChange }: BilingualFieldsProps) {
  const { home } = useArea('staff')
  const text = slide[name]
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
                value={text[language]}
                maxLength={slideTextMaxLengths[name]}
                onChange={(event) => onChange({ [name]: { ...text, [language]: event.target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
