import type { Language } from '@haat/contract/shared/language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { LegalNote } from './legal/legal-note.tsx'
import { PdfReader, type ReadContent } from './legal/pdf-reader.tsx'
import { TextReader } from './legal/text-reader.tsx'

type LegalDocumentProps = {
  title: string
  content: ReadContent | undefined
  /** The reader's language: a document in another one is announced. */
  language: Language
  hasFailed: boolean
  onRetry: () => void
  /** Its text instead of its pages. */
  isText?: boolean
}

/** One box of the same size for every state: loading, failed, empty and the document itself. */
export function LegalDocument({
  title,
  content,
  language,
  hasFailed,
  onRetry,
  isText = false,
}: LegalDocumentProps) {
  const legal = useArea('legal')
  const Reader = isText ? TextReader : PdfReader
  return (
    <div className="@container relative flex h-[80vh] flex-col rounded-panel border border-line bg-sunken">
      {/* An API that knows no languages names none. */}
      {content?.files[0] && content.language && content.language !== language && (
        <p role="note" className="rounded-t-panel bg-cream px-4 py-2 text-small text-cream-ink">
          {legal.otherLanguage[content.language]}
        </p>
      )}
      {!content && hasFailed ? (
        <LegalNote text={legal.failed} onRetry={onRetry} />
      ) : content && !content.files[0] ? (
        <LegalNote text={legal.notAvailable} />
      ) : (
        <Reader title={title} content={content} />
      )}
    </div>
  )
}
