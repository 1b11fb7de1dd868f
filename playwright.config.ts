import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import {
  changesTheShop,
  leftOut,
  longChanges,
  longJourneys,
  onlyOnPhones,
  phoneJourneys,
} from './e2e/testing/long-run.ts'
import type { EngineName } from './e2e/engines/engine-test.ts'
import { chromiumArguments, testChromiumPath } from './scripts/check/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 3777)
const baseURL = `http://127.0.0.1:${port}`
// Through the environment, so that the workers know the folder of the server that the first process started.
const dataDir = (process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `haat-e2e-${process.pid}`))

const engineJourneys = /\/engines\/.*\.spec\.ts$/
const engines: [name: EngineName, journeys: RegExp][] = [
  ['firefox', engineJourneys],
  ['webkit', engineJourneys],
  // Without everything that is newer than the stated support, for what everybody needs.
  ['oldest chromium', /\/engines\/(order|legal|search|chat)\.spec\.ts$/],
]

const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Browsers wait for answers and timers: three of them leave a part of two cores idle.
  workers: 4,
  forbidOnly: true,
  // What passes only then is named at the end of the tests, and fails them if it is more than a few.
  retries: 1,
  grepInvert: leftOut,
  // No test is about time: the limits are for what never comes, also on a machine that is busy with something else.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // Visitors are in Nepal, whatever the machine's clock says.
    timezoneId: 'Asia/Kathmandu',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A press or a page that never comes is named after two minutes, and not when the whole test has used up its time.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: { executablePath: testChromiumPath(), args: chromiumArguments },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [onlyOnPhones, longJourneys, changesTheShop, engineJourneys].flat(),
      use: desktop,
    },
    {
      name: 'phone',
      testMatch: phoneJourneys,
      // These come last, and a file with many pages would keep one worker busy while the others have nothing to do.
      fullyParallel: true,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // Each browser is started once, and walks one journey after the other.
    ...engines.map(([name, testMatch]) => ({ name, testMatch, workers: 1, use: { engineName: name } })),
    ...[
      { name: 'last, long', testMatch: longChanges },
      { name: 'last', testMatch: changesTheShop, testIgnore: longChanges },
    ].map((files) => ({
      ...files,
      dependencies: ['desktop', 'phone'],
      // Two journeys of one file, one after the other, would be waited for alone at the end.
      fullyParallel: true,
      use: desktop,
    })),
  ],
  webServer: {
    // Through `exec`, so that the signal to stop reaches Haat itself and not a shell around it.
    command: 'exec node --import=./scripts/enable-compile-cache.js e2e/testing/server.ts',
    url: `${baseURL}/api/health`,
    // The demo is filled first, which takes long on a machine that is busy with something else.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMITS: '0',
      // A database that the browsers leave little time is slow and does not hang.
      DATABASE_WAIT_SECONDS: '15',
      // They would take the time that the browsers need.
      PICTURE_JOBS: 'off',
    },
  },
})
