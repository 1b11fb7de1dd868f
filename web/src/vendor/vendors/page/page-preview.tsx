import { useState } from 'react'
import { Segments } from '#office/parts/segments.tsx'
import type { Screen } from '#office/preview/screen-frame.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { LanguageChoice } from '../language-choice.tsx'
import { PreviewFrame, type PreviewProps } from './preview-frame.tsx'

/** The preview as a phone shows it, beside the fields. */
export function PhonePreview({ shopId, page }: PreviewProps) {
  const { shopPage } = useArea('vendor')
  const { ui } = useMessages()
  const [language, setLanguage] = useState(ui.language)
  return (
    <section aria-labelledby="preview">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="preview" className="text-label">
          {shopPage.onPhone}
        </h2>
        <LanguageChoice label={shopPage.previewLanguage} chosen={language} onChoose={setLanguage} />
      </div>
      <PreviewFrame {...{ shopId, page, language }} screen="phone" />
    </section>
  )
}

/** The same in a dialog, at the width of a phone or of a desktop. */
export function PreviewDialog({ shopId, page, onClose }: PreviewProps & { onClose(): void }) {
  const { shopPage } = useArea('vendor')
  const { ui } = useMessages()
  const [language, setLanguage] = useState(ui.language)
  const [screen, setScreen] = useState<Screen>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  )
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={shopPage.preview}>
      <p className="mb-4 text-small text-muted">{shopPage.previewNote}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <fieldset className="grow sm:max-w-80">
          <legend className="sr-only">{shopPage.previewScreen}</legend>
          <Segments names={shopPage.screens} chosen={screen} onChoose={setScreen} />
        </fieldset>
        <LanguageChoice label={shopPage.previewLanguage} chosen={language} onChoose={setLanguage} />
      </div>
      <div className={screen === 'phone' ? 'mx-auto max-w-98' : undefined}>
        <PreviewFrame {...{ shopId, page, language, screen }} />
      </div>
    </Dialog>
  )
}
