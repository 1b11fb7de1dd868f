import { languages, type Language } from '@haat/contract/shared/language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { TextPart } from './page-fields.ts'
import { TextInLanguage } from './text-in-language.tsx'

interface BothLanguagesProps {
  part: TextPart
  /** The language that a narrow screen shows. */
  language: Language
}

/** A text in both languages: side by side where there is room, else the one that was chosen. */
export function BothLanguages({ part, language }: BothLanguagesProps) {
  const { shopPage } = useArea('vendor')
  return (
    <div>
      {part !== 'name' && <p className="mb-3 text-small text-muted">{shopPage.notes[part]}</p>}
      <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
        {languages.map((each) => (
          <TextInLanguage key={each} part={part} language={each} isChosen={each === language} />
        ))}
      </div>
    </div>
  )
}
