import { startPdfWorker } from './pdf-worker.ts'

/** The viewer, once its worker runs: without one it would parse on the page's own thread, or wait for ever. */
export async function openPdfViewer() {
  const [worker, { PdfViewer }, { adoptWorker }] = await Promise.all([
    startPdfWorker(),
    import('./pdf-viewer.tsx'),
    import('./pdf-options.ts'),
  ])
  adoptWorker(worker)
  return PdfViewer
}
