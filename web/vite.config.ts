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
 * The first two chunks are what every first visit needs: `framework` changes with the libraries, `shell` with our
 * code. The other three are fetched after the first paint and replace a request for every icon and formatter:
 * `contained` is the layout of pages with a breadcrumb and the islands, `market` what the frame and most pages
 * share, `pieces` the primitives of hydrated pages. Nothing that a first screen needs may be in the last two, or a
 * first visit would wait for all of them.
 */
const groups = [
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shell', tags: ['$initial' as const] },
  // The schemas use it, and pages that must not load them: zod would be taken along, and try what the policy forbids.
  { name: 'email', test: /contract\/src\/shared\/email\.ts/ },
  {
    // The contract's schemas judge forms; they are loaded when somebody begins to fill one in.
    name: 'schemas',
    test: /node_modules\/zod\/|contract\/src\/shared\/(answer|bilingual|endpoint|errors|fields|paging|picture|plain-text|upload)\.ts/,
  },
  {
    name: shopOnly('contained'),
    test: /first-load\/(island|hydration-gate|has-local-wishlist)|ui\/page\/(inside-island|breadcrumb)|ui\/link\/(link-renderer|link-to)|wishlist\.rules|shell\/main-layout|use-fills-phone|routes\/_main\.tsx/,
  },
  {
    name: shopOnly('market'),
    test: /lucide-react(?!.*mountain-snow)|contract\/src\/(shared|domains\/(?!support\.tickets)[\w.-]+\.rules)|query-core|react-query|api\/(site\.queries|site-settings)|picture:(?!hero|avif)|useLocation|shell\/(frame-parts|errors\/global-error-trigger)|ui\/(brand\/|button\/button|state\/(empty-state|state-screen|picture-skeleton|skeleton)|picture\/picture|page\/json-ld|device\/(local-list|use-is-hydrated)|toast\/show-toast)|ui\/fragment-cache|use-router-context|use-area|domains\/([a-z]+\/)+[a-z]+\.queries|ui\/text\/bilingual-text|catalogue\/product-card-skeleton|wishlist\/use-wishlist|local-wishlist|local-cart|cart\/(cart-updates|use-cart-lines)|api\/(pending-mutations|reload-queries|current-user)/,
  },
  {
    name: shopOnly('pieces'),
    test: /src\/ui\/(?!deferred|modal\/(dialog|sheet)|toast|tabs|testing|list|messages|gallery|upload|preferences|form\/use-cool-down|text\/offer-title)|first-load\/(?!first-paint|dehydrate)|domains\/(catalogue\/(card\/|product-(card|grid))|cart\/(add-|use-add|use-cart-actions)|wishlist\/heart)/,
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

export default defineConfig({
  plugins: [fonts(), pictures(), tailwind(), shortClasses(), tanstackStart(), react()],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    // Preloads only styles: the list of what every lazy file imports would add 2 kB of hashes to every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_url, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  resolve: {
    alias: [
      // React has this hook itself; the shim is for older versions.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      {
        find: '../createLucideIcon.mjs',
        replacement: fileURLToPath(new URL('./src/ui/lucide-icon.ts', import.meta.url)),
      },
    ],
  },
  // The alias has to apply on the server and in development as well, so that all render the same icons.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups }, postBanner: compileEagerly, ...fileNames } },
      },
    },
  },
})
