import { startPdfWorker } from './pdf-worker.ts'

/** Loads the viewer once its worker runs: without one it would parse on the main thread, or wait for ever. */
export async function openPdfViewer() {
  const [worker, { PdfViewer }, { adoptWorker }] = await Promise.all([
    startPdfWorker(),
    import('./pdf-viewer.tsx'),
    import('./pdf-options.ts'),
  ])
  adoptWorker(worker)
  return PdfViewer
}
