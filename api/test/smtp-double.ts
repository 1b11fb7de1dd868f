import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SmtpMood = 'accept' | 'refuse later' | 'refuse for good'

export interface SmtpDouble {
  url: string
  mood: SmtpMood
  received: Email[]
  /** Called after each mail was taken and before the sender is told. */
  beforeAnswer: () => Promise<void>
  /** Resolves when at least so many mails were taken. */
  taken(count: number): Promise<Email[]>
  /** Resolves when at least so many mails were turned away. */
  refused(count: number): Promise<void>
  close(): Promise<void>
}

const refusals = {
  'refuse later': [451, 'Try again later'],
  'refuse for good': [550, 'No such mailbox'],
} as const

/** A real SMTP server on a port of its own that takes or refuses mail as its mood is. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  let refusedCount = 0
  const waiters: { isDone: () => boolean; resolve: () => void }[] = []
  const notify = () => waiters.forEach((waiter) => waiter.isDone() && waiter.resolve())
  const until = (isDone: () => boolean) =>
    new Promise<void>((resolve) => {
      waiters.push({ isDone, resolve })
      notify()
    })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    async onData(stream, _session, answer) {
      const email = await PostalMime.parse(await readWhole(stream))
      if (double.mood !== 'accept') {
        refusedCount += 1
        const [code, text] = refusals[double.mood]
        answer(Object.assign(new Error(text), { responseCode: code }))
        return notify()
      }
      double.received.push(email)
      await double.beforeAnswer()
      answer()
      notify()
    },
  })
  server.on('error', () => {}) // A client that leaves in the middle is part of the tests.
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const double: SmtpDouble = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'accept',
    received: [],
    beforeAnswer: async () => {},
    taken: async (count) => {
      await until(() => double.received.length >= count)
      return double.received
    },
    refused: (count) => until(() => refusedCount >= count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return double
}

async function readWhole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Takes connections and never says a word. */
export async function startSilentServer() {
  const sockets = new Set<Socket>()
  const { promise: firstCaller, resolve } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    resolve()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    firstCaller,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
