import './pdf-polyfills.ts'
import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'
import { pdfjs } from 'react-pdf'

const verbosity = pdfjs.VerbosityLevel.ERRORS

/** Always the same object, since the viewer would load the document again for another one. */
export const pdfOptions = {
  httpHeaders: { [portalHeader]: portalValue },
  // One response that caches can store, rather than many ranges over a slow connection.
  disableRange: true,
  // Documents embed their fonts; nothing else is fetched for them.
  useWasm: false,
  verbosity,
  worker: undefined as pdfjs.PDFWorker | undefined,
}

/**
 * Set here and not through pdf.js's global setting, which closes the worker with the first document that goes.
 */
export function adoptWorker(port: Worker) {
  pdfOptions.worker ??= pdfjs.PDFWorker.create({ port, verbosity })
}
