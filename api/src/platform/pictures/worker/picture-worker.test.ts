import { expect, it, vi } from 'vitest'
import { startPictureWorker } from './picture-worker.ts'

it('what a process for pictures prints is told to the log, a line at a time and without addresses', async () => {
  const warn = vi.fn()
  const worker = startPictureWorker(new URL('./picture-worker.fixture.ts', import.meta.url), {
    priority: 0,
    signal: new AbortController().signal,
    log: { warn },
  })
  expect(await worker.run({ kind: 'any', input: null })).toBe('done')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  const lines = warn.mock.calls.map(([fields]) => fields as object)
  for (const line of ['drawn for …@…', 'VIPS-WARNING: error in tile 0 x 120']) {
    expect(lines).toContainEqual({ process: 'picture-worker.fixture.ts', line })
  }
  await worker.close()
})
