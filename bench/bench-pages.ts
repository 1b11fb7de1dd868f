import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { repository } from './servers/child-server.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { startHaatServer } from './servers/haat-server.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { createLoad } from './measure/load.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { finishPictures } from './pages/finish-pictures.ts'
import { lighthouseVersion } from './pages/lighthouse-tool.ts'
import { findMeasuredPages } from './pages/measured-pages.ts'
import { parts, type Bench, type PageSide } from './pages/parts.ts'
import { openBrowser } from './pages/phone.ts'
import { anew } from './calls/scenarios.ts'
import { copyOf, scratchFolder } from './scratch-folder.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    data: { type: 'string' },
    before: { type: 'string' },
    only: { type: 'string', default: Object.keys(parts).join() },
  },
})
const plan = options.quick
  ? { visits: 1, clicks: 3, presses: 1, taskVisits: 3 }
  : { visits: 5, clicks: 7, presses: 3, taskVisits: 9 }
const warmUpRequests = 30

const say = (step: string) => console.error(`${process.uptime().toFixed(0).padStart(4)} s  ${step}`)

function chosenParts() {
  const chosen = options.only.split(',')
  const unknown = chosen.find((name) => !(name in parts))
  if (unknown) throw new Error(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`)
  return Object.entries(parts).filter(([name]) => chosen.includes(name))
}

/** Lets the engine compile what renders these pages. */
async function warmUp(address: string, paths: string[]) {
  const load = createLoad(address, 1)
  for (const path of paths) await load.run(warmUpRequests, anew('', path).next)
  load.close()
}

async function openBench(): Promise<Bench> {
  await ensureClientBuild()
  const dataDir = options.data ? await realpath(options.data) : await scratchFolder()
  say('starting Haat')
  const server = await startHaatServer(dataDir)
  const load = createLoad(server.address, 1)
  const found = await findMeasuredPages(load)
  load.close()
  const paths = found.pages.map(({ path }) => path)
  const browser = await openBrowser()
  say('finishing the pictures of the measured pages')
  await finishPictures(dataDir, browser, server.address, paths)
  if (!options.before) {
    await warmUp(server.address, paths)
    return { ...found, sides: [{ name: 'now', address: server.address }], browser, plan }
  }
  say('starting both on the same data')
  await server.stop()
  const sides: PageSide[] = []
  for (const [name, checkout] of [
    ['before', await realpath(options.before)],
    ['now', repository],
  ] as const) {
    const { address } = await startHaatServer(await copyOf(dataDir), checkout)
    await warmUp(address, paths)
    sides.push({ name, address })
  }
  return { ...found, sides, browser, plan }
}

async function benchPages(): Promise<string> {
  const chosen = chosenParts()
  const loadBefore = loadAverage()
  const bench = await openBench()
  const programs = `Chromium ${bench.browser.version()}, Lighthouse ${lighthouseVersion}`
  const sections: string[] = []
  for (const [name, measure] of chosen) {
    say(`measuring: ${name}`)
    sections.push(...(await measure(bench)))
  }
  const load = `load average ${loadBefore} before, ${loadAverage()} after`
  return [`${describeMachine()}, ${programs}; ${load}.`, ...sections].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchPages())
} catch (error) {
  if (!isCleaningUp()) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
