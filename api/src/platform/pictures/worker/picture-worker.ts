import { fork } from 'node:child_process'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { logLines, lowerPriority, plainEnvironment } from '#platform/processes/child-process.ts'

export type Task = { kind: string; input: unknown }
export type NumberedTask = Task & { number: number }
export type Answer = { number: number; output?: unknown; error?: string }

/** A separate process for slow work on pictures, with a low priority so that the server goes first. */
export interface PictureWorker {
  run<Output>(task: Task): Promise<Output>
  close(): Promise<void>
}

/** The process has ended, whether it was told to or not. */
export class PictureWorkerClosed extends Error {
  override message = 'The picture worker has closed'
}

type Waiting = { resolve: (output: unknown) => void; reject: (error: Error) => void }

interface Options {
  /** The operating system's nice value; 19 gets only time that nobody else wants. */
  priority: number
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Starts the worker. Its memory is freed when it closes, and a crash in it ends only the worker. */
export function startPictureWorker(script: URL, { priority, signal, log }: Options): PictureWorker {
  // Detached, it has a session of its own: Ctrl-C reaches only the server, which decides when its worker ends.
  const child = fork(script, { execArgv: [], env: plainEnvironment(), silent: true, detached: true })
  for (const output of [child.stdout!, child.stderr!]) logLines(output, path.basename(script.pathname), log)
  if (child.pid !== undefined) lowerPriority(child.pid, priority)
  const waiting = new Map<number, Waiting>()
  let last = 0
  const left = new Promise<void>((resolve) => {
    // Listens to every error: one without a listener would end the server.
    child.on('error', () => resolve())
    child.once('exit', () => resolve())
  })
  void left.then(() => {
    for (const { reject } of waiting.values()) reject(new PictureWorkerClosed())
    waiting.clear()
  })
  child.on('message', ({ number, output, error }: Answer) => {
    const asker = waiting.get(number)
    waiting.delete(number)
    if (error === undefined) asker?.resolve(output)
    else asker?.reject(new Error(error))
  })
  const close = async () => {
    // Its files are written atomically, so it can be killed; at a low priority it might take long to answer.
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
        if (!child.connected) return reject(new PictureWorkerClosed())
        const number = ++last
        waiting.set(number, { resolve: resolve as Waiting['resolve'], reject })
        child.send({ ...task, number } satisfies NumberedTask, (error) => error && reject(error))
      }),
  }
}
