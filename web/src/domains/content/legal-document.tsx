import { useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState, useEffect, useEffectEvent, useRef } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { legalQueries } from './legal/legal.queries.ts'
import { useFileUrl } from './use-file-url.ts'

type LegalDocumentProps = {
  title: string
  content: Pick<MasterContent, 'files' | 'language'> | undefined
  /** The reader's language: a document in another one is announced. */
  language: Language
  hasFailed: boolean
  onRetry: () => void
}

const centred = 'absolute inset-0 grid place-items-center'

/** One box of the same size for every state: loading, failed, empty and the document itself. */
export function LegalDocument({ title, content, language, hasFailed, onRetry }: LegalDocumentProps) {
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
    <div className="@container relative flex h-[80vh] flex-col rounded-panel border border-line bg-sunken">
      {/* An API that knows no languages names none. */}
      {url && content?.language && content.language !== language && (
        <p role="note" className="rounded-t-panel bg-cream px-4 py-2 text-small text-cream-ink">
          {legal.otherLanguage[content.language]}
        </p>
      )}
      {!shownNote && reader.Viewer && url && (
        <div lang={content?.language} className="relative min-h-0 grow">
          <reader.Viewer
            key={reader.key}
            url={url}
            title={title}
            onReady={() => reader.report('ready')}
            onFailed={() => reader.report('failed')}
          />
        </div>
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

/** Says why there is no document, with a retry button where that may help. */
function LegalNote({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { ui } = useMessages()
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 text-center">
      <p className="text-body font-semibold">{text}</p>
      {onRetry && (
        <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </div>
  )
}

const waitMs = 2000
const spreadMs = 1000
/** A file that the server has and that still cannot be opened is broken, so the retries end. */
const maxTries = 2

const isThere = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Opens a file again once the server has it; until then asks for its headers only, while the tab is visible.
 */
function useComeBack(url: string | undefined, hasFailed: boolean, open: () => void) {
  const tries = useRef(0)
  const tryAgain = useEffectEvent(() => {
    tries.current += 1
    open()
  })
  useEffect(() => {
    if (!url || !hasFailed || tries.current >= maxTries) return
    let isOver = false
    const look = async () => {
      const canBeHad = !document.hidden && (await isThere(url))
      if (isOver) return
      if (canBeHad) tryAgain()
      else timer = later()
    }
    const later = () => setTimeout(look, waitMs + Math.random() * spreadMs)
    let timer = later()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [url, hasFailed])
}
