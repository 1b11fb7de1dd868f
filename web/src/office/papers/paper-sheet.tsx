import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState, type ReactNode } from 'react'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { saveFile } from '#ui/device/save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PdfPaper, type OpenPdfSheet } from './pdf-paper.tsx'
import { PicturePaper } from './picture-paper.tsx'

const zooms = [50, 75, 100, 150, 200, 300]

interface PaperSheetProps {
  paper: Paper
  file: Blob
  /** What the paper is called on the page. */
  name: string
  openPdfSheet: OpenPdfSheet
}

/** A photo or a PDF, drawn here: to be zoomed, turned and paged through. */
export function PaperSheet({ paper, file, name, openPdfSheet }: PaperSheetProps) {
  const { papers } = useArea('office')
  const { ui } = useMessages()
  const [zoomAt, setZoomAt] = useState(zooms.indexOf(100))
  const [turnedBy, setTurnedBy] = useState(0)
  const [page, setPage] = useState(1)
  const [pageCount, setPageCount] = useState(1)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const count = (n: number) => formatCount(n, ui.language)
  const zoom = zooms[zoomAt] ?? 100
  const drawn = { file, zoom, turnedBy, onFailed: () => setIsUnreadable(true) }
  if (isUnreadable) {
    return (
      <div role="alert" className="grid min-h-80 content-center justify-items-center gap-4 p-6 text-center">
        <p className="text-body font-semibold">{papers.unreadable}</p>
        <DownloadButton file={file} name={paper.name} />
      </div>
    )
  }
  return (
    <>
      <div
        role="region"
        aria-label={papers.reader(name)}
        tabIndex={0}
        className="max-h-[60vh] overflow-auto rounded-chip"
      >
        {paper.contentType === 'application/pdf' ? (
          <PdfPaper {...drawn} openPdfSheet={openPdfSheet} page={page} onLoaded={setPageCount} />
        ) : (
          <PicturePaper {...drawn} alt={name} />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-1 text-small">
        <ToolButton
          label={papers.zoomOut}
          isOff={zoomAt === 0}
          onClick={() => setZoomAt(Math.max(0, zoomAt - 1))}
        >
          <ZoomOut aria-hidden />
        </ToolButton>
        <span role="status" className="min-w-13.5 text-center font-semibold">
          {count(zoom)} %
        </span>
        <ToolButton
          label={papers.zoomIn}
          isOff={zoomAt === zooms.length - 1}
          onClick={() => setZoomAt(Math.min(zooms.length - 1, zoomAt + 1))}
        >
          <ZoomIn aria-hidden />
        </ToolButton>
        <ToolButton label={papers.turn} onClick={() => setTurnedBy((turnedBy + 90) % 360)}>
          <RotateCw aria-hidden />
        </ToolButton>
        <IconButton label={papers.download} onClick={() => saveFile(file, paper.name)}>
          <Download aria-hidden />
        </IconButton>
        {pageCount > 1 && (
          <>
            <ToolButton
              label={papers.previous}
              isOff={page === 1}
              onClick={() => setPage(Math.max(1, page - 1))}
            >
              <ChevronLeft aria-hidden />
            </ToolButton>
            <span role="status">{ui.pageOf(count(page), count(pageCount))}</span>
            <ToolButton
              label={papers.next}
              isOff={page === pageCount}
              onClick={() => setPage(Math.min(pageCount, page + 1))}
            >
              <ChevronRight aria-hidden />
            </ToolButton>
          </>
        )}
      </div>
    </>
  )
}

interface ToolButtonProps {
  label: string
  isOff?: boolean
  onClick(): void
  children: ReactNode
}

/** At an end it is only marked as disabled, so that it keeps the focus. */
const ToolButton = ({ label, isOff = false, onClick, children }: ToolButtonProps) => (
  <IconButton label={label} aria-disabled={isOff} onClick={onClick} className="aria-disabled:opacity-35">
    {children}
  </IconButton>
)

function DownloadButton({ file, name }: { file: Blob; name: string }) {
  const { papers } = useArea('office')
  return (
    <Button variant="secondary" icon={<Download aria-hidden />} onClick={() => saveFile(file, name)}>
      {papers.download}
    </Button>
  )
}
