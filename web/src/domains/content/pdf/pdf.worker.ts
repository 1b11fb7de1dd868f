/** The worker of pdf.js, which starts as soon as it is loaded. */
import './pdf-polyfills.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
