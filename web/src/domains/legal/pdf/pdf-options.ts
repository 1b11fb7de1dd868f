import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'
import { pdfjs } from 'react-pdf'

const verbosity = pdfjs.VerbosityLevel.ERRORS

/** How documents are asked for: always the same object, since the viewer would load a document anew for another. */
export const pdfOptions = {
  httpHeaders: { [portalHeader]: portalValue },
  // One plain answer that caches keep, rather than many pieces over a slow line.
  disableRange: true,
  // Documents bring their fonts; nothing else is to be fetched for them.
  useWasm: false,
  verbosity,
  worker: undefined as pdfjs.PDFWorker | undefined,
}

/** Handed over here and not by pdf.js's global setting, which closes the worker with the first document that goes. */
export function adoptWorker(port: Worker) {
  pdfOptions.worker ??= pdfjs.PDFWorker.create({ port, verbosity })
}
