import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { tabModules } from './web/vite/tab-modules.ts'

/** For what never comes, also on a machine that is busy with something else: no test is about time. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['scripts/patient-waits.ts'],
}
/** Files of one worker share their imports: no test replaces a module, and most of the time went into importing. */
const common = { ...patience, isolate: false }

/** Needs PostgreSQL, pgbouncer, Redis and HAProxy of Debian: only in the long run. */
const cluster = {
  test: {
    name: 'cluster',
    include: ['api/test/cluster/**/*.test.ts'],
    ...patience,
    // After all others: whole machines of their own.
    sequence: { groupOrder: 1 },
  },
}

/** Stands for the pictures that the client's build draws: in these tests nobody looks at them. */
const drawnPictures = {
  name: 'drawn-pictures',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.startsWith('picture:') ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0picture:') ? 'export default "/picture.webp"' : undefined),
}

const domTests = 'web/src/**/*.dom.test.tsx'
/** A module that one file replaces would be missing in the next one: each of these loads all modules anew. */
const withReplacedModule = globSync(domTests, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('vi.mock('),
)

const setUpDocument = [...patience.setupFiles, 'web/src/ui/testing/set-up-document.ts']

const domProject = (options: {
  name: string
  include: string[]
  exclude?: string[]
  setupFiles: string[]
}) => ({
  plugins: [drawnPictures],
  test: {
    ...common,
    environment: 'jsdom',
    // As with the journeys: a screen is late now and then where the machine is busy. Each is named at the end.
    retry: 1,
    ...options,
  },
})

/** One run for everything that needs no browser; the journeys in `e2e` have a runner of their own. */
export default defineConfig({
  test: {
    // Two more than there are cores: tests also wait, for the database, for timers and for processes.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { test: { ...common, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...common,
          name: 'api',
          include: ['{api/src,api/seeds,demo/src}/**/*.test.ts', 'bench/scale/*.test.ts'],
          globalSetup: ['api/test/global-setup.ts'],
        },
      },
      // Whole processes with databases of their own, and patient: most of their time they wait for a start.
      {
        test: {
          name: 'process',
          include: ['api/test/process/**/*.test.ts'],
          globalSetup: ['api/test/process/make-new-shop.ts'],
          ...patience,
        },
      },
      ...(process.env['LONG_ROUNDS'] ? [cluster] : []),
      {
        test: {
          ...common,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/vite/**/*.test.ts'],
          exclude: ['web/src/**/*.{dom,plays}.test.tsx'],
        },
      },
      // Hooks, forms and parts of pages in a document, without a browser.
      domProject({
        name: 'dom',
        include: [domTests],
        exclude: withReplacedModule,
        setupFiles: setUpDocument,
      }),
      domProject({
        name: 'dom-alone',
        include: withReplacedModule,
        setupFiles: ['web/src/ui/testing/forget-modules.ts', ...setUpDocument],
      }),
      // Random presses in two tabs of one browser, against the real API.
      {
        plugins: [drawnPictures, tabModules],
        test: {
          name: 'plays',
          include: ['web/src/**/*.plays.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/src/ui/testing/set-up-document.ts'],
          globalSetup: ['api/test/start-plays-api.ts'],
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          ...common,
          name: 'workshop',
          include: ['{studio,scripts}/**/*.test.ts', 'bench/{measure,pages}/*.test.ts'],
        },
      },
    ],
  },
})
