import { CatchBoundary } from '@tanstack/react-router'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { useFileUrl } from '../use-file-url.ts'
import { DocumentText } from './document-text.tsx'
import { LegalNote } from './legal-note.tsx'
import { useDocumentText } from './use-document-text.ts'
import { useReader } from './use-reader.ts'

export type ReadContent = Pick<MasterContent, 'files' | 'language'>

const Nothing = () => null

/** The pages of a PDF; where they cannot be shown, for whatever reason, its text. */
export function PdfReader({ title, content }: { title: string; content: ReadContent | undefined }) {
  const legal = useArea('legal')
  const url = useFileUrl(content?.files[0])
  const { key, Viewer, state, report, retry } = useReader(url)
  const hasFailed = state === 'failed' || state === 'broken'
  const { blocks } = useDocumentText(content ?? {}, hasFailed)
  if (hasFailed) {
    return (
      <div className="flex min-h-0 grow flex-col">
        <LegalNote text={legal.fileFailed} onRetry={retry} isAbove={blocks !== undefined} />
        {blocks && <DocumentText title={title} blocks={blocks} language={content?.language} />}
      </div>
    )
  }
  return (
    <>
      {Viewer && url && (
        <CatchBoundary
          key={key}
          getResetKey={() => key}
          errorComponent={Nothing}
          onCatch={() => report('broken')}
        >
          <div lang={content?.language} className="relative min-h-0 grow">
            <Viewer
              url={url}
              title={title}
              onReady={() => report('ready')}
              onFailed={() => report('failed')}
            />
          </div>
        </CatchBoundary>
      )}
      {state === 'loading' && (
        <div className="absolute inset-0 grid place-items-center">
          <div className="no-js:hidden">
            <LoadingMark label={legal.loading} />
          </div>
          {/* For browsers in which nothing would ever follow. */}
          <a
            href="?as=text"
            className={buttonClass({ variant: 'secondary', className: 'hidden no-js:flex' })}
          >
            {legal.readText}
          </a>
        </div>
      )}
    </>
  )
}
