import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pdfSheetQuery } from '#domains/content/pdf-sheet.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import type { DrawnProps } from './picture-paper.tsx'

interface PdfPaperProps extends DrawnProps {
  page: number
  onLoaded(pageCount: number): void
}

/** One page of a PDF, as wide as there is room, times the zoom. */
export function PdfPaper({ file, zoom, turnedBy, page, onLoaded, onFailed }: PdfPaperProps) {
  const { vendors } = useArea('staff')
  const { data: PdfSheet, isError } = useQuery(pdfSheetQuery)
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const shownWidth = (width * zoom) / 100
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (isError) fail()
  }, [isError])
  return (
    <div ref={box}>
      {!PdfSheet && <LoadingMark label={vendors.papers.loading} />}
      {PdfSheet && (
        <div className="mx-auto" style={{ width: shownWidth }}>
          <PdfSheet
            file={file}
            pageNumber={page}
            width={shownWidth}
            turnedBy={turnedBy}
            onLoaded={onLoaded}
            onFailed={onFailed}
          />
        </div>
      )}
    </div>
  )
}
