import { useState } from 'react'
import { Segments } from '#office/parts/segments.tsx'
import type { Screen } from '#office/preview/screen-frame.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { LanguageChoice } from '../../../vendors/language-choice.tsx'
import { Preview } from './preview.tsx'

/** The preview in a dialog, at the width of a phone or of a desktop. */
export function PreviewDialog({ onClose }: { onClose(): void }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const [language, setLanguage] = useState(ui.language)
  const [screen, setScreen] = useState<Screen>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  )
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={editor.preview}>
      <p className="mb-4 text-small text-muted">{editor.previewNote}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <fieldset className="grow sm:max-w-80">
          <legend className="sr-only">{editor.previewScreen}</legend>
          <Segments names={editor.screens} chosen={screen} onChoose={setScreen} />
        </fieldset>
        <LanguageChoice label={editor.previewLanguage} chosen={language} onChoose={setLanguage} />
      </div>
      <div className={screen === 'phone' ? 'mx-auto max-w-98' : undefined}>
        <Preview language={language} screen={screen} />
      </div>
    </Dialog>
  )
}
