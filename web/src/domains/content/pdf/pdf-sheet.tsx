import { useState } from 'react'
import { Document, Page } from 'react-pdf'
import { pdfOptions } from './pdf-options.ts'

interface PdfSheetProps {
  file: Blob
  /** Which page is drawn, from 1. */
  pageNumber: number
  /** In pixels, of the page as it stands after turning. */
  width: number
  /** By how many degrees it is turned clockwise. */
  turnedBy: number
  onLoaded: (pageCount: number) => void
  onFailed: () => void
}

const mostPixelRatio = 2

/** One page of a PDF that is already here, such as a paper that no address may name. */
export function PdfSheet({ file, pageNumber, width, turnedBy, onLoaded, onFailed }: PdfSheetProps) {
  // A scanner may have turned the page itself; our turns come on top of that.
  const [ownTurn, setOwnTurn] = useState(0)
  return (
    <Document
      file={file}
      options={pdfOptions}
      suspense={false}
      loading={null}
      error={null}
      onLoadSuccess={({ numPages }) => onLoaded(numPages)}
      onLoadError={onFailed}
      onSourceError={onFailed}
      onPassword={onFailed}
    >
      {width > 0 && (
        <Page
          pageNumber={pageNumber}
          width={width}
          {...(turnedBy !== 0 && { rotate: (ownTurn + turnedBy) % 360 })}
          devicePixelRatio={Math.min(window.devicePixelRatio, mostPixelRatio)}
          // The library's own layers clear themselves through innerHTML, which Trusted Types forbid.
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={null}
          error={null}
          onLoadSuccess={(page) => setOwnTurn(page.rotate)}
          onRenderError={onFailed}
        />
      )}
    </Document>
  )
}
