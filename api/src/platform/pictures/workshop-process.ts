import sharp from 'sharp'
import type { Answer, Asked } from './workshop.ts'

type Handlers = Record<string, (input: never) => Promise<unknown>>

/** Answers what the server asks of this process, until the server lets go. */
export function serveWorkshop(handlers: Handlers) {
  sharp.concurrency(1)
  sharp.cache(false)
  // Ctrl-C reaches the whole group; the server decides when its workshop ends.
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', (asked: Asked) => void answer(handlers, asked))
}

async function answer(handlers: Handlers, { kind, input, number }: Asked) {
  const told: Answer = { number }
  try {
    const handler = handlers[kind]
    if (!handler) throw new Error(`The workshop does not know "${kind}"`)
    told.output = await handler(input as never)
  } catch (error) {
    told.error = error instanceof Error ? error.message : String(error)
  }
  if (process.connected) process.send?.(told)
}
