import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import type { DrawnProps } from './picture-paper.tsx'

/** What draws one page of a PDF. Its code is heavy and loaded like data: later, and it may fail. */
export type OpenPdfSheet = () => Promise<
  ComponentType<{
    file: Blob
    pageNumber: number
    width: number
    turnedBy: number
    onLoaded: (pageCount: number) => void
    onFailed: () => void
  }>
>

interface PdfPaperProps extends DrawnProps {
  openPdfSheet: OpenPdfSheet
  page: number
  onLoaded(pageCount: number): void
}

const Nothing = () => null

/** One page of a PDF, as wide as there is room, times the zoom. */
export function PdfPaper({ openPdfSheet, file, zoom, turnedBy, page, onLoaded, onFailed }: PdfPaperProps) {
  const { papers } = useArea('office')
  const { data: PdfSheet, isError } = useQuery({
    queryKey: ['pdf', 'sheet'],
    queryFn: openPdfSheet,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
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
      {!PdfSheet && <LoadingMark label={papers.loading} />}
      {PdfSheet && (
        <div className="mx-auto" style={{ width: shownWidth }}>
          <CatchBoundary getResetKey={() => 0} errorComponent={Nothing} onCatch={onFailed}>
            <PdfSheet
              file={file}
              pageNumber={page}
              width={shownWidth}
              turnedBy={turnedBy}
              onLoaded={onLoaded}
              onFailed={onFailed}
            />
          </CatchBoundary>
        </div>
      )}
    </div>
  )
}
