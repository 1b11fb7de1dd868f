import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { LegalNote } from './legal/legal-note.tsx'
import { legalQueries } from './legal/legal.queries.ts'
import { useComeBack } from './legal/use-come-back.ts'
import { useFileUrl } from './use-file-url.ts'

type LegalDocumentProps = {
  title: string
  content: MasterContent | undefined
  hasFailed: boolean
  onRetry: () => void
}

const centred = 'absolute inset-0 grid place-items-center'

/** One box of the same size for every state: loading, failed, empty and the document itself. */
export function LegalDocument({ title, content, hasFailed, onRetry }: LegalDocumentProps) {
  const legal = useArea('legal')
  const url = useFileUrl(content?.files[0])
  const reader = useReader(url)

  function note() {
    if (!content) return hasFailed && <LegalNote text={legal.failed} onRetry={onRetry} />
    if (!url) return <LegalNote text={legal.notAvailable} />
    return reader.state === 'failed' && <LegalNote text={legal.fileFailed} onRetry={reader.retry} />
  }

  const shownNote = note()
  return (
    <div className="@container relative h-[80vh] rounded-panel border border-line bg-sunken">
      {!shownNote && reader.Viewer && url && (
        <reader.Viewer
          key={reader.key}
          url={url}
          title={title}
          onReady={() => reader.report('ready')}
          onFailed={() => reader.report('failed')}
        />
      )}
      {shownNote && <div className={centred}>{shownNote}</div>}
      {!shownNote && reader.state === 'loading' && (
        <div className={centred}>
          <LoadingMark label={legal.loading} />
        </div>
      )}
    </div>
  )
}

/** Loads the code of the PDF viewer and follows its state; another file or a retry starts over. */
function useReader(url: string | undefined) {
  const viewer = useQuery(legalQueries.viewer)
  const [tries, setTries] = useState(0)
  const key = `${tries} ${url}`
  const [outcome, setOutcome] = useState({ key: '', state: 'loading' as 'ready' | 'failed' | 'loading' })

  function retry() {
    setTries(tries + 1)
    if (viewer.isError) void viewer.refetch()
  }

  const reported = outcome.key === key ? outcome.state : 'loading'
  const state = viewer.isError ? 'failed' : reported
  useComeBack(url, reported === 'failed', retry)
  return {
    key,
    Viewer: viewer.data,
    state,
    report: (now: 'ready' | 'failed') => setOutcome({ key, state: now }),
    retry,
  }
}
