import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './vite/fonts.ts'
import { pictures } from './vite/pictures.ts'
import { shopOnly } from './vite/shop-only.ts'
import { shortClasses } from './vite/short-classes.ts'

/**
 * What every first visit needs, as two files: one that changes with the libraries, one that changes with us. What comes
 * after the first paint is three more, instead of a request for every icon and formatter: what pages with a way back
 * begin with, what the frame and most pages share, and the pieces that pages are made of once they are awake. Nothing
 * that a first screen needs may come from the last two, or a first visit would wait for all of them.
 */
const groups = [
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shell', tags: ['$initial' as const] },
  {
    name: shopOnly('contained'),
    test: /ui\/(asleep|near-gate|when-touched|breadcrumb|link-renderer|link-to)|wishlist\.rules|has-kept|shell\/main-layout|use-fills-phone|routes\/_main\.tsx/,
  },
  {
    name: shopOnly('market'),
    test: /lucide-react(?!.*mountain-snow)|contract\/src\/(?!domains\/support\.tickets)|query-core|react-query|domains\/site\/|picture:(?!hero|avif)|useLocation|shell\/(frame-parts|global-error-trigger)|ui\/(brand\/|button|empty-state|kept-markup|state-screen|picture|skeleton|use-arrival|json-ld|local-list|use-is-alive|toast\/show-toast)|use-router-context|use-area|domains\/[a-z]+\/[a-z]+\.queries|catalogue\/(bilingual-text|product-card-skeleton)|wishlist-store|use-wishlist|local-wishlist|local-cart/,
  },
  {
    name: shopOnly('pieces'),
    test: /src\/ui\/(?!deferred|dialog|sheet|toast|pdf|tabs|testing)|domains\/(catalogue\/(product-|discount)|cart\/(add-|use-add)|wishlist\/heart)/,
  },
]

/**
 * Every first visit carries the names of all files that it may ask for later: seven letters of a hash tell a file from
 * its earlier versions as well as eight do.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

/**
 * Chromium then gets all of the libraries ready beside the page instead of function by function while the page comes
 * alive: a tenth of what the page has to do. Other browsers read a comment.
 */
const readiedAtOnce = ({ name }: { name: string }) =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''

export default defineConfig({
  plugins: [fonts(), pictures(), tailwind(), shortClasses(), tanstackStart(), react()],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    // Only styles: the list of what every lazy file imports would be 2 kB of hashes in every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_url, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  resolve: {
    alias: [
      // React has this hook itself; the shim is for versions that had not.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      {
        find: './infiniteQueryBehavior.js',
        replacement: fileURLToPath(new URL('./vite/no-infinite-queries.ts', import.meta.url)),
      },
      {
        find: '../createLucideIcon.mjs',
        replacement: fileURLToPath(new URL('./src/ui/lucide-icon.ts', import.meta.url)),
      },
    ],
  },
  // Through the alias on the server and in development as well, so that all draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups }, postBanner: readiedAtOnce, ...fileNames } },
      },
    },
  },
})
