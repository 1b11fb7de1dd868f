import { useArea } from '#ui/messages/use-area.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { DocumentText } from './document-text.tsx'
import { LegalNote } from './legal-note.tsx'
import type { ReadContent } from './pdf-reader.tsx'
import { useDocumentText } from './use-document-text.ts'

/** The text of a document, for readers whose browser cannot show its pages or who asked for it. */
export function TextReader({ title, content }: { title: string; content: ReadContent | undefined }) {
  const legal = useArea('legal')
  const text = useDocumentText(content ?? {})
  if (text.blocks) return <DocumentText title={title} blocks={text.blocks} language={content?.language} />
  if (text.isError) return <LegalNote text={legal.failed} onRetry={() => void text.refetch()} />
  if (text.data) return <LegalNote text={legal.noText} />
  return (
    <div className="grid grow place-items-center">
      <LoadingMark label={legal.loading} />
    </div>
  )
}
