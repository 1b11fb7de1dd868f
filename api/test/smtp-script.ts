import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type SmtpStep = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message'

export interface SmtpScript {
  url: string
  /** The reply at a step; without one the step succeeds. A function gets the recipient's address. */
  replies: Partial<Record<SmtpStep, string | ((reader: string) => string | undefined)>>
  /** Called before a step is answered. */
  before(step: SmtpStep): Promise<void>
  /** Recipients whose mail was accepted. */
  accepted: string[]
  close(): Promise<void>
}

const defaultReplies: Record<SmtpStep, string> = {
  greeting: '220 ready',
  EHLO: '250-script\r\n250-AUTH PLAIN\r\n250 SIZE 100000',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 sender ok',
  RCPT: '250 2.1.5 reader ok',
  DATA: '354 go on',
  message: '250 2.0.0 taken',
}

/** A mail server that replies at each step exactly what a test says, because real ones refuse in many ways. */
export async function startSmtpScript(): Promise<SmtpScript> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    void converse(script, socket).catch(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const script: SmtpScript = {
    url: `smtp://haat:secret@127.0.0.1:${port}`,
    replies: {},
    before: async () => {},
    accepted: [],
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return script
}

async function converse(script: SmtpScript, socket: Socket) {
  let reader = ''
  const sendReply = async (step: SmtpStep) => {
    await script.before(step)
    const scripted = script.replies[step]
    const reply = (typeof scripted === 'function' ? scripted(reader) : scripted) ?? defaultReplies[step]
    socket.write(`${reply}\r\n`)
    if (reply.startsWith('421')) socket.end()
    return /^[23]/.test(reply)
  }
  if (!(await sendReply('greeting'))) return void socket.end()
  let isMessage = false
  for await (const line of createInterface({ input: socket })) {
    const command = line.slice(0, 4).toUpperCase()
    if (isMessage) {
      if (line !== '.') continue
      isMessage = false
      if (await sendReply('message')) script.accepted.push(reader)
    } else if (command === 'QUIT') {
      socket.end('221 bye\r\n')
    } else if (command === 'RCPT') {
      reader = /<(.*)>/.exec(line)?.[1] ?? ''
      await sendReply('RCPT')
    } else if (command === 'DATA') {
      isMessage = await sendReply('DATA')
    } else if (command === 'EHLO' || command === 'AUTH' || command === 'MAIL') {
      await sendReply(command)
    } else if (command === 'HELO') {
      await sendReply('EHLO')
    } else {
      socket.write('250 ok\r\n')
    }
  }
}
