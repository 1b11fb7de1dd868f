import { useEffect, useRef } from 'react'
import { pdfjs, usePageContext } from 'react-pdf'

/** The page's text, invisible over its picture: to select, to search, to read aloud. */
export function PdfTextLayer() {
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
