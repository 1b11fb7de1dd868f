import { Document } from 'react-pdf'
import { PdfPages } from './pdf-pages.tsx'
import { pdfOptions } from './pdf-options.ts'
import 'react-pdf/dist/Page/TextLayer.css'
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
