import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { openPdfSheet } from '#domains/content/open-pdf-viewer.ts'
import { PaperSheet } from '#office/papers/paper-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { usePaperFile } from '../applications.queries.ts'

interface PaperViewerProps {
  applicationId: string
  paper: Paper | undefined
  /** What is said where there is no paper to show. */
  noPaper: string
  name: string
}

/** The chosen paper, large. */
export function PaperViewer({ applicationId, paper, noPaper, name }: PaperViewerProps) {
  const { papers } = useArea('staff').vendors
  const { papers: shared } = useArea('office')
  const { ui } = useMessages()
  const query = usePaperFile(applicationId, paper?.id)
  const note = (() => {
    if (!paper) return <p className="text-body font-semibold">{noPaper}</p>
    if (query.isPending) return <LoadingMark label={shared.loading} />
    if (query.isError) {
      return (
        <div role="alert" className="grid justify-items-center gap-4">
          <p className="text-body font-semibold">{papers.failed}</p>
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden />}
            isBusy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {ui.retry}
          </Button>
        </div>
      )
    }
    return undefined
  })()
  return (
    <section className="rounded-panel bg-sunken p-4">
      {note || !paper || !query.data ? (
        <div className="grid min-h-80 place-items-center p-6 text-center">{note}</div>
      ) : (
        <PaperSheet openPdfSheet={openPdfSheet} key={paper.id} paper={paper} file={query.data} name={name} />
      )}
    </section>
  )
}
