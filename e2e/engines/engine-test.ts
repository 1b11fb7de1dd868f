import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { newerThanSupport } from '../../scripts/support/newer-than-support.ts'
import { startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { personAt, type Person } from './person.ts'
import { startWebkit } from './webkit.ts'

export type EngineName = 'firefox' | 'webkit' | 'oldest chromium'

const start: Record<EngineName, () => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebkit,
  'oldest chromium': () => startChromium(newerThanSupport),
}

interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
}

interface Fixtures {
  /** What this test makes the console say on purpose. */
  expectedNoise: RegExp[]
  person: Person
}

/** Playwright's test with a person at any engine, of which one runs for all tests of a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  expectedNoise: [[], { option: true }],
  person: async ({ engine, baseURL, expectedNoise }, use, info) => {
    const tab = await engine.openTab()
    await tab.resize(1280, 800)
    await use(personAt(tab, baseURL!))
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('screen.png'), await tab.screenshot())
    const noise = await tab.noise()
    await tab.close()
    const unexpected = noise.filter((words) => !expectedNoise.some((pattern) => pattern.test(words)))
    expect(unexpected, 'the console must stay silent').toEqual([])
  },
})

export { expect }
