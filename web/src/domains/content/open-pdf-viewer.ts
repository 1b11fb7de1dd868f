import workerUrl from './pdf/pdf.worker.ts?worker&url'

/** Loads the viewer once its worker runs: without one it would parse on the main thread, or wait for ever. */
export const openPdfViewer = async () => (await withWorker(() => import('./pdf/pdf-viewer.tsx'))).PdfViewer

/** The same for a single page without text and links. */
export const openPdfSheet = async () => (await withWorker(() => import('./pdf/pdf-sheet.tsx'))).PdfSheet

async function withWorker<Module>(load: () => Promise<Module>): Promise<Module> {
  const [worker, module, { adoptWorker }] = await Promise.all([
    startPdfWorker(),
    load(),
    import('./pdf/pdf-options.ts'),
  ])
  adoptWorker(worker)
  return module
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The page's Trusted Types policy allows only `haat#pdf` to name a script, and to be made once. Browsers without it take the string.
 */
function scriptOfWorker(): string {
  policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('haat#pdf', {
    createScriptURL: () => workerUrl,
  })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

let running: Promise<Worker> | undefined

/** One worker for all documents of a visit. The next call retries one that did not start. */
function startPdfWorker(): Promise<Worker> {
  running ??= start().catch((error: unknown) => {
    running = undefined
    throw error
  })
  return running
}

async function start(): Promise<Worker> {
  const worker = new Worker(scriptOfWorker(), { type: 'module' })
  return new Promise((resolve, reject) => {
    // The worker sends a message as soon as it has loaded.
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.addEventListener('error', () => reject(new Error('The PDF worker did not start')), { once: true })
  })
}
