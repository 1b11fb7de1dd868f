import { expect, it, vi } from 'vitest'
import { openWorkshop } from './workshop.ts'

it('what a process for pictures prints is told to the log, a line at a time and without addresses', async () => {
  const warn = vi.fn()
  const workshop = openWorkshop(new URL('workshop.fixture.ts', import.meta.url), {
    priority: 0,
    signal: new AbortController().signal,
    log: { warn },
  })
  expect(await workshop.run({ kind: 'any', input: null })).toBe('done')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  const lines = warn.mock.calls.map(([fields]) => fields as object)
  for (const line of ['drawn for …@…', 'VIPS-WARNING: error in tile 0 x 120']) {
    expect(lines).toContainEqual({ process: 'workshop.fixture.ts', line })
  }
  await workshop.close()
})
