import path from 'node:path'
import type { Plugin } from 'vite'

const importPart = path.resolve(import.meta.dirname, '../src/first-load/import-part.ts')

/**
 * Replaces what Vite calls around every `import()` in the browser: its own code is made for all browsers and kinds of files, and
 * every first visit brings it. Here only style sheets are ever named (`vite.config.ts`).
 */
export const smallPreload = (): Plugin => ({
  name: 'haat:small-preload',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `export { importPart as __vitePreload } from ${JSON.stringify(importPart)}`,
      map: null,
      moduleSideEffects: false,
    }),
  },
})
