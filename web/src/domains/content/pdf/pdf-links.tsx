import { useEffect, useState } from 'react'
import { usePageContext } from 'react-pdf'

interface PdfLink {
  id: string
  url?: string
  rect: [number, number, number, number]
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** The external links of a page. pdf.js gives a `url` only for addresses that it considers safe. */
export function PdfLinks() {
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
