import { useState } from 'react'
import { Page } from 'react-pdf'
import { useArea } from '#messages/use-area.ts'
import { PdfLinks } from './pdf-links.tsx'
import { PdfTextLayer } from './pdf-text-layer.tsx'

type PdfPageProps = {
  pageNumber: number
  ratio: number
  width: number
  isNear: boolean
  /** Nothing has been drawn yet: what is far leaves the processor to what is in view. */
  mayWait: boolean
  onDrawn: () => void
}

const mostPixelRatio = 2

/**
 * A sheet of the right size from the start. Its text is always there, for search and for reading aloud; its
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
          // The library's own layers empty themselves by innerHTML, which Trusted Types forbid.
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
