import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../../scripts/cluster/free-ports.ts'
import { createHaatServer } from '../../../scripts/cluster/haat-server.ts'
import { makeDataDir } from './haat-process.ts'

test('a process of several that dies is started again by itself, and one that was stopped is not', async () => {
  const dataDir = await makeDataDir()
  const [port = 0] = await freePorts(1)
  const said: string[] = []
  const env = { DATA_DIR: dataDir, SEED: 'none', PICTURE_JOBS: 'off' }
  const server = createHaatServer(port, dataDir, { env, say: (sentence) => said.push(sentence) })
  onTestFinished(() => server.end())
  await server.start()
  await server.kill()
  await vi.waitFor(async () => expect(await server.isUp()).toBe(true), { timeout: 30_000, interval: 50 })
  expect(said).toEqual([expect.stringContaining('has ended')])
  await server.stop()
  await expect(server.isUp()).rejects.toThrow()
  expect(said).toHaveLength(1)
})
