import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LanguageChoice } from '../../../vendors/language-choice.tsx'
import { Preview } from './preview.tsx'

/** The preview as a phone shows it, beside the fields; on a low screen it is folded until it is wanted. */
export function PhonePreview() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const [language, setLanguage] = useState(ui.language)
  const [isOpen, setIsOpen] = useState(() => matchMedia('(height >= 56rem)').matches)
  return (
    <section aria-labelledby="listing-preview">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <h2 id="listing-preview" className="text-label">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 items-center gap-1.5"
          >
            {editor.onPhone}
            <ChevronDown aria-hidden className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </h2>
        {isOpen && <LanguageChoice label={editor.previewLanguage} chosen={language} onChoose={setLanguage} />}
      </div>
      {isOpen && <Preview language={language} screen="phone" />}
    </section>
  )
}
