import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TooBusyError } from '#platform/concurrency/concurrency-limit.ts'
import { FileTooHeavy } from './file-refusals.ts'
import { createParserLane, type LaneLimits, type Parts } from './parser-lane.ts'

const table = {
  maxRows: 10_001,
  maxColumns: 120,
  cellMaxLength: 8000,
  rowMaxBytes: 1_000_000,
  maxTextBytes: 20_000_000,
  maxUnpackedBytes: 50_000_000,
}
const enough = { maxBytes: 600_000_000, maxSeconds: 20 }
const small = Buffer.from('SKU,Name\nA,Bowl\n')
const large = Buffer.from(`SKU,Name\n${'A,Bowl\n'.repeat(10_000)}`)

const lanes: { close(): Promise<void> }[] = []
afterEach(async () => void (await Promise.all(lanes.splice(0).map((lane) => lane.close()))))

function openLane(limits: Partial<LaneLimits & { longestWaitMs: number; idleMs: number }> = {}) {
  const log = { warn: vi.fn() }
  const onDeath = vi.fn()
  const lane = createParserLane({ name: 'tables', log, onDeath, ...enough, ...limits })
  lanes.push(lane)
  const read = (bytes: Buffer, use: (parts: Parts) => Promise<unknown> = count) =>
    lane.run({ kind: 'table', input: table, bytes }, use)
  return { lane, log, onDeath, read }
}
async function count(parts: Parts) {
  let pieces = 0
  for await (const { payload } of parts) {
    expect(payload.length).toBeLessThanOrEqual(1_048_576)
    pieces += 1
  }
  return pieces
}

/** The processes of the parser that this process has started, by what they run. */
const parsers = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
        return (
          Number(parent) === process.pid &&
          readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('parser-process')
        )
      } catch {
        return false
      }
    })

describe('the process of a parser', () => {
  it('starts with the first file, reads the next ones as well, knows no secret and ends when it has nothing to do', async () => {
    vi.stubEnv('SECRET_KEY', 'not for parsers')
    const { read } = openLane({ idleMs: 300 })
    expect(parsers()).toEqual([])
    expect(await read(small)).toBe(2)
    const [first] = parsers()
    expect(await read(large)).toBe(3)
    expect(parsers()).toEqual([first])
    expect(readFileSync(`/proc/${first}/environ`, 'latin1')).not.toContain('SECRET_KEY')
    await vi.waitFor(() => expect(parsers()).toEqual([]), { timeout: 10_000 })
    vi.unstubAllEnvs()
  })

  it.each([
    ['memory', { maxBytes: 1_000_000 }],
    ['time', { maxSeconds: 0 }],
  ])(
    'that takes too much %s is ended; who sent the file, the log and the metrics are told, and the next file is read',
    async (reason, limits) => {
      const mortal = { ...enough, ...limits }
      const { read, log, onDeath } = openLane(mortal)
      const error = await read(Buffer.from(`SKU,Name\n${'"a\n",b\n'.repeat(1_000_000)}`)).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(FileTooHeavy)
      expect((error as Error).message).toContain('too much memory or time')
      expect(onDeath.mock.calls).toEqual([[reason]])
      expect(log.warn).toHaveBeenCalledWith(
        expect.objectContaining({ lane: 'tables', task: 'table', reason }),
        'a parser died over a file',
      )
      expect(parsers()).toEqual([])
    },
  )

  it('that is killed from outside is told of, and the next file has a new one', async () => {
    const { read, onDeath } = openLane()
    const killed = read(large, async (parts) => {
      await parts.next()
      process.kill(Number(parsers()[0]), 'SIGKILL')
      return count(parts)
    })
    // What it had written before may be enough for the whole answer.
    const outcome = await killed.catch((error: unknown) => error)
    if (outcome instanceof FileTooHeavy) expect(onDeath.mock.calls).toEqual([['crash']])
    expect(await read(small)).toBe(2)
  })

  it('that ends while it waits for a file is not given the next one', async () => {
    const { read, onDeath } = openLane()
    await read(small)
    const [pid] = parsers()
    process.kill(Number(pid), 'SIGKILL')
    await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false))
    expect(await read(small)).toBe(2)
    expect(onDeath).not.toHaveBeenCalled()
  })

  it('is ended where nobody reads its answer to the end', async () => {
    const { read } = openLane()
    await expect(
      read(large, async () => {
        throw new Error('not this file')
      }),
    ).rejects.toThrow('not this file')
    expect(parsers()).toEqual([])
    expect(await read(small)).toBe(2)
  })

  it('reads one file at a time, and who waits too long is asked to come back', async () => {
    const { read } = openLane({ longestWaitMs: 50 })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const first = read(small, async (parts) => {
      await held
      return count(parts)
    })
    await expect(read(small)).rejects.toBeInstanceOf(TooBusyError)
    letGo()
    expect(await first).toBe(2)
  })
})
