import { useState } from 'react'
import { listingNameMaxLength } from '@haat/contract/domains/listings.rules.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LanguageChoice } from '../../../vendors/language-choice.tsx'
import { useListing } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { Suggestion } from '../words/suggestion.tsx'
import { WordsInLanguage } from '../words/words-field.tsx'

/** The name, one language at a time; a mark says that the other one is missing. */
export function PhoneName() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, errorAt } = useListing()
  const [language, setLanguage] = useState<Language>(ui.language)
  const { name } = content
  const other = languages.find((one) => one !== language)!
  const isOtherMissing = name[other].trim() === ''
  return (
    <div>
      <ReasonNotes part="name" />
      <div className="relative pt-6">
        <div className="absolute top-0 right-0 flex items-center gap-1.5">
          {isOtherMissing && (
            <span className="flex items-center gap-1 text-fine text-crimson">
              <Diamond className="size-2" />
              <span className="sr-only">
                {editor.languageNames[other]}: {editor.isMissingThere}
              </span>
            </span>
          )}
          <LanguageChoice label={editor.textLanguage} chosen={language} onChoose={setLanguage} />
        </div>
        <div className="grid gap-4">
          {languages
            .filter((one) => one === language || errorAt('name'))
            .map((one) => (
              <WordsInLanguage
                key={one}
                path="name"
                label={editor.name}
                value={name}
                max={listingNameMaxLength}
                isRequired
                language={one}
                onChange={(next) => edit({ name: next })}
              />
            ))}
        </div>
      </div>
      <Suggestion value={name} onUse={(ne) => edit({ name: { ...name, ne } })} />
    </div>
  )
}
