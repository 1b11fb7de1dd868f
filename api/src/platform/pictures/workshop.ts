import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { tidyPrinted } from '#platform/log/printed.ts'

export type Task = { kind: string; input: unknown }
export type Asked = Task & { number: number }
export type Answer = { number: number; output?: unknown; error?: string }

/** A process of its own for slow work on pictures, which can give way to everything else on the machine. */
export interface Workshop {
  run<Output>(task: Task): Promise<Output>
  close(): Promise<void>
}

/** The process has ended, asked or not. */
export class WorkshopClosed extends Error {
  override message = 'The workshop for pictures has closed'
}

type Waiting = { resolve: (output: unknown) => void; reject: (error: Error) => void }

interface Options {
  /** As the operating system counts it; 19 takes only time that nobody else wants. */
  priority: number
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** A process that prints without end has said enough by then. */
const mostLines = 20

/** Memory that the work took goes back to the machine when the workshop closes, and a crash in it ends only it. */
export function openWorkshop(script: URL, { priority, signal, log }: Options): Workshop {
  const child = fork(script, { execArgv: [], env: workshopEnvironment(), silent: true })
  for (const output of [child.stdout!, child.stderr!]) logLines(output, path.basename(script.pathname), log)
  // Before it has threads: they take over the priority of the one that starts them.
  if (child.pid !== undefined) setPriority(child.pid, priority)
  const waiting = new Map<number, Waiting>()
  let last = 0
  const left = new Promise<void>((resolve) => {
    // Each time: an error that nobody listens to would end the server.
    child.on('error', () => resolve())
    child.once('exit', () => resolve())
  })
  void left.then(() => {
    for (const { reject } of waiting.values()) reject(new WorkshopClosed())
    waiting.clear()
  })
  child.on('message', ({ number, output, error }: Answer) => {
    const asker = waiting.get(number)
    waiting.delete(number)
    if (error === undefined) asker?.resolve(output)
    else asker?.reject(new Error(error))
  })
  const close = async () => {
    // Files are there whole or not at all, so it need not be asked; one of low priority might be long in answering.
    child.kill('SIGKILL')
    await left
    signal.removeEventListener('abort', close)
  }
  if (signal.aborted) void close()
  else signal.addEventListener('abort', close)
  return {
    close,
    run: <Output>(task: Task) =>
      new Promise<Output>((resolve, reject) => {
        if (!child.connected) return reject(new WorkshopClosed())
        const number = ++last
        waiting.set(number, { resolve: resolve as Waiting['resolve'], reject })
        child.send({ ...task, number } satisfies Asked, (error) => error && reject(error))
      }),
  }
}

/** What it or its libraries print would stand between the lines of the server's log. */
function logLines(output: Readable, process: string, log: Options['log']) {
  let lines = 0
  createInterface({ input: output }).on('line', (line) => {
    lines += 1
    if (lines <= mostLines) log.warn({ process, line: tidyPrinted(line) }, 'a process for pictures printed')
  })
}

/** No secret of the server is any business of a process that decodes pictures. */
function workshopEnvironment() {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG } as NodeJS.ProcessEnv
}
