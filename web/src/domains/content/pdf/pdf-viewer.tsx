import { useRef, useState, useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { Document, type pdfjs } from 'react-pdf'
import { pdfOptions } from './pdf-options.ts'
import 'react-pdf/dist/Page/TextLayer.css'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { pageView, type PageView } from './page-view.ts'
import { PdfPage } from './pdf-page.tsx'
import './pdf.css'

type PdfViewerProps = { url: string; title: string; onReady: () => void; onFailed: () => void }

/** Has no texts for loading and failing: the box around it shows them. */
export function PdfViewer({ url, title, onReady, onFailed }: PdfViewerProps) {
  return (
    <Document
      className="h-full"
      file={url}
      options={pdfOptions}
      suspense={false}
      loading={null}
      error={null}
      onLoadError={onFailed}
      onSourceError={onFailed}
      onPassword={onFailed}
    >
      {({ pdf }) => <PdfPages pdf={pdf} title={title} onReady={onReady} />}
    </Document>
  )
}

type PdfPagesProps = { pdf: pdfjs.PDFDocumentProxy; title: string; onReady: () => void }

/** The document as a column of pages in a box that scrolls by wheel, finger and keyboard. */
function PdfPages({ pdf, title, onReady }: PdfPagesProps) {
  const legal = useArea('legal')
  const box = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const ratios = usePageRatios(pdf, onReady)
  const { current, from, to, width } = usePageView(box, column, ratios?.length ?? 0)
  const [hasDrawn, setHasDrawn] = useState(false)
  if (!ratios) return null
  return (
    <div className="flex h-full flex-col">
      <div
        ref={box}
        role="region"
        aria-label={legal.reader(title)}
        tabIndex={0}
        className="pdf-box relative grow overflow-auto rounded-t-panel min-[600px]:px-6 min-[600px]:py-6 @min-[1120px]:rounded-panel"
      >
        <div ref={column} className="mx-auto grid max-w-[900px] gap-4">
          {ratios.map((ratio, index) => (
            <PdfPage
              key={index}
              pageNumber={index + 1}
              ratio={ratio}
              width={width}
              isNear={index >= from && index <= to}
              mayWait={!hasDrawn}
              onDrawn={() => setHasDrawn(true)}
            />
          ))}
        </div>
      </div>
      <PageCount page={current + 1} pages={ratios.length} />
    </div>
  )
}

/** Beside the page where the margin is wide enough, else below the box: never over the text. */
function PageCount({ page, pages }: { page: number; pages: number }) {
  const { ui } = useMessages()
  return (
    <div className="flex shrink-0 border-t border-line p-2 @min-[1120px]:pointer-events-none @min-[1120px]:absolute @min-[1120px]:bottom-5 @min-[1120px]:left-0 @min-[1120px]:w-[calc((100%-900px)/2)] @min-[1120px]:justify-center @min-[1120px]:border-0 @min-[1120px]:p-0">
      <p className="rounded-chip bg-night px-3.5 py-2 text-small font-semibold whitespace-nowrap text-on-night">
        {ui.pageOf(formatCount(page, ui.language), formatCount(pages, ui.language))}
      </p>
    </div>
  )
}

const a4 = 595.28 / 841.89

/**
 * The aspect ratio of every page, known before the first is drawn, so that each has its size from the start.
 */
function usePageRatios(pdf: pdfjs.PDFDocumentProxy, onReady: () => void): number[] | undefined {
  const [ratios, setRatios] = useState<number[]>()
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    let isCurrent = true
    async function read() {
      const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
      const found = await Promise.all(numbers.map((pageNumber) => ratioOf(pdf, pageNumber)))
      if (!isCurrent) return
      setRatios(found)
      ready()
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [pdf])
  return ratios
}

async function ratioOf(pdf: pdfjs.PDFDocumentProxy, pageNumber: number): Promise<number> {
  try {
    const { width, height } = (await pdf.getPage(pageNumber)).getViewport({ scale: 1 })
    return width / height
  } catch {
    // A page that cannot be read still takes its space, with a text that says so.
    return a4
  }
}

/** Follows the scroll position and the size of the box; its pages are the children of the column. */
function usePageView(
  box: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null>,
  pages: number,
) {
  const [view, setView] = useState<PageView>({ current: 0, from: 0, to: 0 })
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const scroller = box.current
    const sheets = column.current
    if (!scroller || !sheets) return
    const look = () => {
      const spans = Array.from(sheets.children as HTMLCollectionOf<HTMLElement>, (sheet) => ({
        top: sheet.offsetTop,
        bottom: sheet.offsetTop + sheet.offsetHeight,
      }))
      const { scrollTop: top, clientHeight: height, scrollHeight: full } = scroller
      const next = pageView(spans, { top, height, full })
      setView((last) => (isSame(last, next) ? last : next))
    }
    const measure = () => {
      setWidth(sheets.clientWidth)
      look()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(sheets)
    observer.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [box, column, pages])
  return { ...view, width }
}

const isSame = (a: PageView, b: PageView) => a.current === b.current && a.from === b.from && a.to === b.to
