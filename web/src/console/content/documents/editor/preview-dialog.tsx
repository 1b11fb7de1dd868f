import { useState } from 'react'
import type { LegalKey } from '@haat/contract/domains/content.rules.ts'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { LegalDocument } from '#domains/content/legal-document.tsx'
import { LegalHeading } from '#domains/content/legal-heading.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'

/** Shows the page that shoppers see of this content, with what is typed now and today's date. */
export function PreviewDialog({ content, onClose }: { content: MasterContent; onClose: () => void }) {
  const { content: texts } = useArea('staff')
  const legal = useArea('legal')
  const [now] = useState(() => new Date().toISOString())
  const shown = { ...content, updatedAt: now }
  const title = legal.documents[content.key as LegalKey]?.title ?? content.title
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={texts.preview.title}>
      <p className="mb-4 text-small text-muted">{texts.preview.note}</p>
      <div className="rounded-panel bg-paper p-4">
        <LegalHeading title={title} content={shown} isLoading={false} />
        <LegalDocument title={title} content={shown} hasFailed={false} onRetry={onClose} />
      </div>
    </Dialog>
  )
}
