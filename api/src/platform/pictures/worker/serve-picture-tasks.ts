import sharp from 'sharp'
import type { Answer, NumberedTask } from './picture-worker.ts'

type Handlers = Record<string, (input: never) => Promise<unknown>>

/** Answers the server's tasks in this process, until the server disconnects. */
export function servePictureTasks(handlers: Handlers) {
  sharp.concurrency(1)
  sharp.cache(false)
  process.on('disconnect', () => process.exit(0))
  process.on('message', (asked: NumberedTask) => void answer(handlers, asked))
}

async function answer(handlers: Handlers, { kind, input, number }: NumberedTask) {
  const reply: Answer = { number }
  try {
    const handler = handlers[kind]
    if (!handler) throw new Error(`The picture worker does not know "${kind}"`)
    reply.output = await handler(input as never)
  } catch (error) {
    reply.error = error instanceof Error ? error.message : String(error)
  }
  if (process.connected) process.send?.(reply)
}
