import { useState, useEffect, useRef } from 'react'
import { Page, pdfjs, usePageContext } from 'react-pdf'
import { useArea } from '#ui/messages/use-area.ts'

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

/** The page's text, invisible over its picture: to select, to search, to read aloud. */
function PdfTextLayer() {
  const { page, scale = 1, rotate = 0 } = usePageContext() ?? {}
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = layer.current
    if (!page || !container) return
    const text = new pdfjs.TextLayer({
      container,
      textContentSource: page.streamTextContent(),
      viewport: page.getViewport({ scale, rotation: rotate }),
    })
    // A page whose text cannot be read can still be seen.
    text.render().catch(() => {})
    return () => {
      text.cancel()
      container.replaceChildren()
    }
  }, [page, scale, rotate])
  return <div ref={layer} className="textLayer" />
}

interface PdfLink {
  id: string
  url?: string
  rect: [number, number, number, number]
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** The external links of a page. pdf.js gives a `url` only for addresses that it considers safe. */
function PdfLinks() {
  const { page, rotate = 0 } = usePageContext() ?? {}
  const [links, setLinks] = useState<PdfLink[]>([])
  useEffect(() => {
    if (!page) return
    let isCurrent = true
    page.getAnnotations().then(
      (found: PdfLink[]) => isCurrent && setLinks(found.filter(({ url }) => url)),
      // A page whose links cannot be read can still be read itself.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [page])
  if (!page) return null
  const viewport = page.getViewport({ scale: 1, rotation: rotate })
  return links.map(({ id, url, rect: [x1, y1, x2, y2] }) => {
    const [left, top] = viewport.convertToViewportPoint(x1, y1)
    const [right, bottom] = viewport.convertToViewportPoint(x2, y2)
    return (
      <a
        key={id}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={url}
        className="absolute z-10"
        style={{
          left: percent(Math.min(left, right), viewport.width),
          top: percent(Math.min(top, bottom), viewport.height),
          width: percent(Math.abs(right - left), viewport.width),
          height: percent(Math.abs(bottom - top), viewport.height),
        }}
      />
    )
  })
}
