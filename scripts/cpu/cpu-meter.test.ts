import { expect, test } from 'vitest'
import { runQuietly } from '../run-program.ts'
import { startControlGroup } from './control-group.ts'
import { fixedLoopSeconds, startCpuMeter } from './cpu-meter.ts'
import { startSamples } from './process-samples.ts'

const burn = (seconds: number) => `
const spent = () => { const { user, system } = process.cpuUsage(); return user + system }
while (spent() < ${seconds}e6) for (let round = 0; round < 1e7; round += 1);`

/** A program whose child ends at once and leaves behind a grandchild of nobody, which then works for ten seconds. */
const orphaned = ['sh', '-c', `("$0" -e "$1" &) ; exit`, process.execPath, burn(10)]

test('ten seconds of a grandchild whose parents have ended are counted, by the system and by looking', async () => {
  const samples = startSamples()!
  const group = startControlGroup()
  const command = samples.counted(orphaned)
  // The output is at its end when the grandchild, which holds it open, has ended.
  const { isGood } = await runQuietly(group ? group.counted(command) : command)
  const counts = [samples.seconds(), ...(group ? [group.seconds()] : [])]
  samples.end()
  group?.end()
  expect(isGood).toBe(true)
  for (const seconds of counts) {
    expect(seconds).toBeGreaterThan(9)
    expect(seconds).toBeLessThan(13)
  }
})

test('what is waited for is counted once, and what others do is not', async () => {
  const samples = startSamples()!
  const waits = `const { spawnSync } = require('node:child_process')
spawnSync(process.execPath, ['-e', ${JSON.stringify(burn(1))}])
const end = Date.now() + 1500; while (Date.now() < end) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)`
  const [{ isGood }] = await Promise.all([
    runQuietly(samples.counted([process.execPath, '-e', waits])),
    runQuietly([process.execPath, '-e', burn(1)]),
  ])
  const seconds = samples.seconds()
  samples.end()
  expect(isGood).toBe(true)
  expect(seconds).toBeGreaterThan(0.9)
  expect(seconds).toBeLessThan(1.9)
})

test('a machine is compared by a loop that takes its time', () => {
  expect(fixedLoopSeconds()).toBeGreaterThan(0.01)
  expect(startCpuMeter()).toBeDefined()
})
