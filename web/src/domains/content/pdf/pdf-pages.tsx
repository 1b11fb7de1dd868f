import { useRef, useState } from 'react'
import type { pdfjs } from 'react-pdf'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PdfPage } from './pdf-page.tsx'
import { usePageRatios } from './use-page-ratios.ts'
import { usePageView } from './use-page-view.ts'

type PdfPagesProps = { pdf: pdfjs.PDFDocumentProxy; title: string; onReady: () => void }

/** The document as a column of pages in a box that scrolls by wheel, finger and keyboard. */
export function PdfPages({ pdf, title, onReady }: PdfPagesProps) {
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
