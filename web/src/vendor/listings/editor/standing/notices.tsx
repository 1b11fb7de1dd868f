import { SuspendedNote } from '../../../vendors/suspended-note.tsx'
import { useListing } from '../form/listing-form.ts'
import { ListingConflict } from './listing-conflict.tsx'
import { OtherEditor } from './other-editor.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { SentBackNotice } from './sent-back-notice.tsx'

/** What has to be known of the listing before one writes in it. */
export function Notices({ onGo }: { onGo(field: string): void }) {
  const { canChange } = useListing()
  return (
    <>
      {!canChange && <SuspendedNote />}
      <ListingConflict />
      <OtherEditor />
      <SentBackNotice onGo={onGo} />
      <ReviewNotice />
    </>
  )
}
