import { altMaxLength } from '@haat/contract/domains/home.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useTyped } from '../../draft/use-typed.ts'
import { fieldId } from './field-id.ts'
import { usePageForm } from './use-page-draft.ts'

/** Read out to those who do not see the banner. */
export function BannerWords({ language, isChosen }: { language: Language; isChosen: boolean }) {
  const { shopPage } = useArea('vendor')
  const { values, edit, flush, missing, canChange } = usePageForm()
  const { banner } = values
  const field = `banner.alt.${language}`
  const typed = useTyped(banner.alt[language], {
    onType: (text) => edit({ banner: { ...banner, alt: { ...banner.alt, [language]: text } } }),
    onLeave: () => void flush(),
  })
  return (
    <Field
      id={fieldId(field)}
      className={classNames(!isChosen && 'max-lg:hidden')}
      label={
        <>
          {shopPage.bannerWords}
          <span className="font-normal text-muted"> · {shopPage.languages[language]}</span>
        </>
      }
      hint={shopPage.bannerWordsHint}
      error={missing.has(field) ? shopPage.missing : undefined}
    >
      {(control) => (
        <TextInput {...control} {...typed} lang={language} maxLength={altMaxLength} disabled={!canChange} />
      )}
    </Field>
  )
}
