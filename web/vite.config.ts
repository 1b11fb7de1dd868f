import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pictures } from './vite/pictures.ts'

/**
 * What every first visit needs, as two files: one that changes with the libraries, one that changes with us. What many
 * pages share comes as two more, instead of a request for every icon and formatter; what stands on the first screen is
 * left out of them, or a first visit would wait for all of it.
 */
const groups = [
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shell', tags: ['$initial' as const] },
  { name: 'icons', test: /lucide-react(?!.*mountain-snow)/ },
  {
    name: 'common',
    test: /contract\/src\/|query-core|react-query|domains\/site\/|use-router-context|picture:(?!hero)|ui\/brand\/|ui\/button/,
  },
]

export default defineConfig({
  plugins: [pictures(), tailwind(), tanstackStart(), react()],
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
        find: '../createLucideIcon.mjs',
        replacement: fileURLToPath(new URL('./src/ui/lucide-icon.ts', import.meta.url)),
      },
    ],
  },
  // Through the alias on the server and in development as well, so that all draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
