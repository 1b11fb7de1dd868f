import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { createConcurrencyLimit, TooBusyError } from '#platform/concurrency/concurrency-limit.ts'
import { logLines, lowerPriority, plainEnvironment } from '#platform/processes/child-process.ts'
import { FileTooHeavy, refusalOf } from './file-refusals.ts'
import { maxFrameBytes, readFrames, writeFrame, type Frame } from './frames.ts'
import type { ParserEnd, ParserTasks } from './parser-process.ts'
import { readProcessUsage } from './process-usage.ts'

export interface LaneLimits {
  /** Of all that the process has in memory, not of its heap alone. */
  maxBytes: number
  /** Of processor time, for one file. */
  maxSeconds: number
}

interface Options extends LaneLimits {
  name: string
  log: { warn(fields: object, sentence: string): void }
  /** Told of every process that ended over a file. */
  onDeath(reason: string): void
  /** Callers that wait longer are asked to come back. */
  longestWaitMs?: number
  /** A process that has had nothing to do for so long is ended. */
  idleMs?: number
}

/** What comes of a file, a piece at a time. */
export type Parts = AsyncIterableIterator<Frame>

/** One file after the other, by one process of its own. */
export interface ParserLane {
  /**
   * Has a file parsed and gives `use` what comes of it. The lane is taken until `use` has ended; `onHeld` is told for how long that was.
   */
  run<K extends keyof ParserTasks, T>(
    task: { kind: K; input: ParserTasks[K]; bytes: Uint8Array; onHeld?: (ms: number) => void },
    use: (parts: Parts) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

const script = new URL('./parser-process.ts', import.meta.url).pathname
/** Who comes while so many wait is asked to come back as well. */
const maxWaiting = 20
const lookEveryMs = 25
/** For systems that do not say what a process uses, and for a process that waits for ever. */
const longestMs = 120_000
/** The system itself ends a process that is left alone by a server that was killed. */
const lifetimeCpuSeconds = 300
/** A little below the server, and not so much that files wait for ever on a busy machine. */
const priority = 2

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/** Starts a process that knows nothing: no secret, no folder of ours, no connection; it has its pipes and its own code. */
function startProcess(log: Options['log']) {
  const child: Child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -t ${lifetimeCpuSeconds}; exec "$0" "$@"`,
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      script,
    ],
    { env: plainEnvironment(), cwd: tmpdir(), stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  )
  if (child.pid !== undefined) {
    lowerPriority(child.pid, priority)
    endFirst(child.pid)
  }
  // A process that has ended cannot be told anything; its end is seen by its answers.
  child.stdin.on('error', () => {})
  // One that waits for work keeps no program from its end.
  child.unref()
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as Socket).unref()
  logLines(child.stderr, 'parser', log)
  const frames = readFrames(child.stdout, maxFrameBytes)
  const left = new Promise<string>((resolve) => {
    child.on('error', () => resolve('start'))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  return { child, frames, left }
}

/** Where memory runs out, the system ends a parser before anything else. */
function endFirst(pid: number) {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Other systems choose by themselves.
  }
}

export function createParserLane(options: Options): ParserLane {
  const { name, log, onDeath, maxBytes, maxSeconds, longestWaitMs = 10_000, idleMs = 15_000 } = options
  const inTurn = createConcurrencyLimit(1, maxWaiting, longestWaitMs)
  let running: ReturnType<typeof startProcess> | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const end = async () => {
    clearTimeout(idle)
    const ending = running
    running = undefined
    ending?.child.ref()
    ending?.child.kill('SIGKILL')
    await ending?.left
  }

  /** One that ends while it waits for a file is not given the next one. */
  function open() {
    const opened = startProcess(log)
    void opened.left.then(() => {
      if (running === opened) running = undefined
    })
    return opened
  }

  /** Whether so much is left of earlier files that the next one would not have the whole of what it may take. */
  function isWorn({ pid = 0 }: Child) {
    const usage = readProcessUsage(pid)
    return usage && (usage.residentBytes > maxBytes / 2 || usage.cpuSeconds > lifetimeCpuSeconds / 2)
  }

  /** Ends the process when it takes too much, and remembers why. */
  function watch({ child }: NonNullable<typeof running>) {
    const from = performance.now()
    const before = readProcessUsage(child.pid ?? 0)?.cpuSeconds ?? 0
    const seen = { reason: undefined as string | undefined, bytes: 0, seconds: 0 }
    const timer = setInterval(() => {
      const usage = readProcessUsage(child.pid ?? 0)
      seen.bytes = Math.max(seen.bytes, usage?.residentBytes ?? 0)
      seen.seconds = Math.max(seen.seconds, (usage?.cpuSeconds ?? before) - before)
      if (seen.bytes > maxBytes) seen.reason = 'memory'
      else if (seen.seconds > maxSeconds || performance.now() - from > longestMs) seen.reason = 'time'
      if (seen.reason) child.kill('SIGKILL')
    }, lookEveryMs)
    return { seen, stop: () => clearInterval(timer) }
  }

  async function* partsOf({ frames, left }: NonNullable<typeof running>, state: { isOver: boolean }) {
    for (;;) {
      const { value: frame } = await frames.next().catch(() => {
        throw new ProcessLeft('nonsense')
      })
      if (!frame) throw new ProcessLeft(await left)
      if (frame.kind !== 'end') yield frame
      else {
        state.isOver = true
        const { refused, error } = JSON.parse(frame.payload.toString()) as ParserEnd
        if (refused) throw refusalOf(refused)
        if (error !== undefined) throw new Error(`A parser failed: ${error}`)
        return
      }
    }
  }

  return {
    run: ({ kind, input, bytes, onHeld }, use) =>
      inTurn(async () => {
        if (isClosed) throw new TooBusyError('The server stops')
        clearTimeout(idle)
        const from = performance.now()
        const worker = (running ??= open())
        const state = { isOver: false }
        const { seen, stop } = watch(worker)
        try {
          void writeFrame(worker.child.stdin, 'value', JSON.stringify({ task: kind, input })).catch(() => {})
          void writeFrame(worker.child.stdin, 'bytes', bytes).catch(() => {})
          return await use(partsOf(worker, state))
        } catch (error) {
          if (!(error instanceof ProcessLeft)) throw error
          const reason = seen.reason ?? error.reason
          if (isClosed || reason === 'start') throw new TooBusyError('No parser runs', { cause: error })
          const used = { megabytes: Math.round(seen.bytes / 1e6), cpuSeconds: seen.seconds }
          log.warn(
            { lane: name, task: kind, reason, fileBytes: bytes.length, ...used },
            'a parser died over a file',
          )
          onDeath(seen.reason ?? 'crash')
          throw new FileTooHeavy({ cause: error })
        } finally {
          stop()
          // What nobody wants to read would stand in the way of the next answer.
          if (!state.isOver || isWorn(worker.child)) await end()
          else idle = setTimeout(() => void end(), idleMs).unref()
          onHeld?.(performance.now() - from)
        }
      }),
    async close() {
      isClosed = true
      await end()
    },
  }
}

/** The process ended before its answer did. */
class ProcessLeft extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`A parser ended: ${reason}`)
    this.reason = reason
  }
}
