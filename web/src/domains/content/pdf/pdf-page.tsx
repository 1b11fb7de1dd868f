import { useState } from 'react'
import { Page } from 'react-pdf'
import { useArea } from '#ui/messages/use-area.ts'
import { PdfLinks } from './pdf-links.tsx'
import { PdfTextLayer } from './pdf-text-layer.tsx'

type PdfPageProps = {
  pageNumber: number
  ratio: number
  width: number
  isNear: boolean
  /** True while no page is drawn yet: distant pages then leave the processor to those in view. */
  mayWait: boolean
  onDrawn: () => void
}

const mostPixelRatio = 2

/**
 * A sheet that has its size from the start. Its text is always there, for search and screen readers; its
 * picture only near the view, since eight of them are too much for a small phone.
 */
export function PdfPage({ pageNumber, ratio, width, isNear, mayWait, onDrawn }: PdfPageProps) {
  const legal = useArea('legal')
  const [hasFailed, setHasFailed] = useState(false)
  const isShown = width > 0 && (isNear || !mayWait)
  const failure = <p className="p-6 text-center font-semibold text-night">{legal.pageFailed}</p>
  return (
    <div className="pdf-sheet grid overflow-hidden bg-white shadow-2" style={{ aspectRatio: ratio }}>
      {isShown && !hasFailed && (
        <Page
          pageNumber={pageNumber}
          width={width}
          devicePixelRatio={Math.min(window.devicePixelRatio, mostPixelRatio)}
          renderMode={isNear ? 'canvas' : 'none'}
          // The library's own layers clear themselves through innerHTML, which Trusted Types forbid.
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={null}
          error={failure}
          onRenderSuccess={onDrawn}
          onRenderError={() => setHasFailed(true)}
        >
          <PdfTextLayer />
          <PdfLinks />
        </Page>
      )}
      {hasFailed && failure}
    </div>
  )
}
