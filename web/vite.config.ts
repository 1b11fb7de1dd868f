import tailwind from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from '@haat/contract/shared/supported-browsers.ts'
import { fonts } from './vite/fonts.ts'
import { pictures } from './vite/pictures.ts'
import { shopOnly } from './vite/shop-only.ts'
import { smallPreload } from './vite/small-preload.ts'

/**
 * `framework` and `shell` are what every first visit needs: one changes with the libraries, the other with our code.
 * `common` is fetched after the first paint: it holds what the frame and several pages share, instead of a request for
 * every icon and button.
 */
const groups = [
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shell', tags: ['$initial' as const] },
  {
    name: shopOnly('common'),
    test: /lucide-react|@tanstack|picture:|web\/src\/(ui|api|shell|domains\/(cart|wishlist))\/|\.queries\.ts/,
    minShareCount: 2,
  },
]

/**
 * Every first visit contains the names of all files that it may load later, so they are kept short: seven letters
 * of a hash distinguish the versions of a file as well as eight do.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

/**
 * Makes Chromium compile all functions of the libraries off the main thread instead of one by one during hydration,
 * which saves a tenth of the page's work. To other browsers it is a comment.
 */
const compileEagerly = ({ name }: { name: string }) =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''

/**
 * Everything that a page needs comes in one file. Said here once: what a route says of it stays in the code of every
 * first visit, which has no use for it.
 */
const start = tanstackStart({
  router: {
    codeSplittingOptions: {
      defaultBehavior: [['component', 'pendingComponent', 'notFoundComponent', 'loader'], ['errorComponent']],
    },
  },
})

/** pdf.js is made for the newest browsers; its legacy build is for older ones (decision 88). `react-pdf` names the other one. */
const legacyPdf = [
  { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
  { find: /^pdfjs-dist\/web\/pdf_viewer\.mjs$/, replacement: 'pdfjs-dist/legacy/web/pdf_viewer.mjs' },
]

export default defineConfig({
  plugins: [fonts(), pictures(), tailwind(), start, react(), smallPreload()],
  resolve: { alias: legacyPdf },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: fileNames.entryFileNames } },
  },
  build: {
    manifest: true,
    target: buildTarget,
    assetsInlineLimit: 2048,
    // Preloads only styles: the list of what every lazy file imports would add 2 kB of hashes to every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_url, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups }, postBanner: compileEagerly, ...fileNames } },
      },
    },
  },
})
