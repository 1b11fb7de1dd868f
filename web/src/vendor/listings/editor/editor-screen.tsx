import { useState } from 'react'
import { DesktopEditor } from './desktop-editor.tsx'
import { ListingFormContext } from './form/listing-form.ts'
import type { DraftInput } from './form/use-listing-draft.ts'
import { useListingForm } from './form/use-listing-form.ts'
import { PhoneEditor } from './phone/phone-editor.tsx'
import { PreviewDialog } from './preview/preview-dialog.tsx'
import { HistoryDialog } from './standing/history-dialog.tsx'
import { useIsPhone } from './use-is-phone.ts'

export type EditorDialog = 'preview' | 'history'

/** The editor of a listing: all of it on a desktop, step by step on a phone. */
export function EditorScreen(input: DraftInput) {
  const form = useListingForm(input)
  const isPhone = useIsPhone()
  const [dialog, setDialog] = useState<EditorDialog>()
  const close = () => setDialog(undefined)
  return (
    <ListingFormContext value={form}>
      {isPhone ? <PhoneEditor onOpen={setDialog} /> : <DesktopEditor onOpen={setDialog} />}
      {dialog === 'preview' && <PreviewDialog onClose={close} />}
      {dialog === 'history' && <HistoryDialog onClose={close} />}
    </ListingFormContext>
  )
}
