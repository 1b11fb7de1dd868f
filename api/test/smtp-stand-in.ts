import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SmtpMode = 'accept' | 'refuse later' | 'refuse for good'

export interface SmtpStandIn {
  url: string
  mode: SmtpMode
  received: Email[]
  /** Called after a mail was received and before the client gets the answer. */
  beforeAnswer: () => Promise<void>
  /** Resolves when at least so many mails were accepted. */
  waitForMails(count: number): Promise<Email[]>
  /** Resolves when at least so many mails were refused. */
  waitForRefusals(count: number): Promise<void>
  close(): Promise<void>
}

const refusals = {
  'refuse later': [451, 'Try again later'],
  'refuse for good': [550, 'No such mailbox'],
} as const

/** A real SMTP server on a free port that accepts or refuses mail according to its mode. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
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
      if (standIn.mode !== 'accept') {
        refusedCount += 1
        const [code, text] = refusals[standIn.mode]
        answer(Object.assign(new Error(text), { responseCode: code }))
        return notify()
      }
      standIn.received.push(email)
      await standIn.beforeAnswer()
      answer()
      notify()
    },
  })
  server.on('error', () => {}) // Tests let clients disconnect in the middle of a mail.
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const standIn: SmtpStandIn = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'accept',
    received: [],
    beforeAnswer: async () => {},
    waitForMails: async (count) => {
      await until(() => standIn.received.length >= count)
      return standIn.received
    },
    waitForRefusals: (count) => until(() => refusedCount >= count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return standIn
}

async function readWhole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A server that accepts connections and never answers. */
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
