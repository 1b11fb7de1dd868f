import { useState } from 'react'
import type { LegalKey } from '@haat/contract/domains/content.rules.ts'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import { LegalDocument } from '#domains/content/legal-document.tsx'
import { LegalHeading } from '#domains/content/legal-heading.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { Draft } from './draft.ts'

interface PreviewDialogProps {
  content: MasterContent
  draft: Draft
  onClose: () => void
}

/** Shows the page that shoppers see of this content in either language, with what is typed now and today's date. */
export function PreviewDialog({ content, draft, onClose }: PreviewDialogProps) {
  const { content: texts } = useArea('staff')
  const { ui } = useMessages()
  const legal = useArea('legal')
  const [now] = useState(() => new Date().toISOString())
  const [asked, setAsked] = useState<Language>(ui.language)
  const shownIn = draft[asked].files.length > 0 ? asked : 'en'
  const shown = { ...content, files: draft[shownIn].files, language: shownIn, updatedAt: now }
  const title = legal.documents[content.key as LegalKey]?.title ?? (draft[asked].title || draft.en.title)
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={texts.preview.title}>
      <p className="mb-4 text-small text-muted">{texts.preview.note}</p>
      <div className="mb-4 w-fit">
        <SelectInput
          aria-label={texts.preview.language}
          value={asked}
          onChange={(event) => setAsked(event.target.value as Language)}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {texts.languages[language]}
            </option>
          ))}
        </SelectInput>
      </div>
      <div className="rounded-panel bg-paper p-4">
        <LegalHeading title={title} content={shown} isLoading={false} />
        <LegalDocument title={title} content={shown} language={asked} hasFailed={false} onRetry={onClose} />
      </div>
    </Dialog>
  )
}
