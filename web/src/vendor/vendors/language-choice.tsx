import { languages, type Language } from '@haat/contract/shared/language.ts'
import { NepaliGlyph } from '#ui/brand/nepali-glyph.tsx'
import { useArea } from '#ui/messages/use-area.ts'

interface LanguageChoiceProps {
  /** What is shown in the language. */
  label: string
  chosen: Language
  onChoose(language: Language): void
}

/** Chooses the language of a text or of a preview; the page around it stays in the reader's. */
export function LanguageChoice({ label, chosen, onChoose }: LanguageChoiceProps) {
  const { shopPage } = useArea('vendor')
  return (
    <div role="group" aria-label={label} className="language-switch">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === chosen}
          aria-label={language === 'en' ? `EN, ${shopPage.languages.en}` : shopPage.languages.ne}
          onClick={() => onChoose(language)}
        >
          {language === 'en' ? 'EN' : <NepaliGlyph />}
        </button>
      ))}
    </div>
  )
}
