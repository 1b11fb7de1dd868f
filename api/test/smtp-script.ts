import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type SmtpStep = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message'

export interface SmtpScript {
  url: string
  /** What is said at a step instead of yes; nothing: yes. A function is given the reader's address. */
  says: Partial<Record<SmtpStep, string | ((reader: string) => string | undefined)>>
  /** Called before a step is answered. */
  before(step: SmtpStep): Promise<void>
  /** Readers whose mail was taken. */
  taken: string[]
  close(): Promise<void>
}

const yes: Record<SmtpStep, string> = {
  greeting: '220 ready',
  EHLO: '250-script\r\n250-AUTH PLAIN\r\n250 SIZE 100000',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 sender ok',
  RCPT: '250 2.1.5 reader ok',
  DATA: '354 go on',
  message: '250 2.0.0 taken',
}

/** A mail server that says at each step exactly what a test wrote down: real ones refuse in many words. */
export async function startSmtpScript(): Promise<SmtpScript> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    void talk(script, socket).catch(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const script: SmtpScript = {
    url: `smtp://haat:secret@127.0.0.1:${port}`,
    says: {},
    before: async () => {},
    taken: [],
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return script
}

async function talk(script: SmtpScript, socket: Socket) {
  let reader = ''
  const say = async (step: SmtpStep) => {
    await script.before(step)
    const said = script.says[step]
    const reply = (typeof said === 'function' ? said(reader) : said) ?? yes[step]
    socket.write(`${reply}\r\n`)
    if (reply.startsWith('421')) socket.end()
    return /^[23]/.test(reply)
  }
  if (!(await say('greeting'))) return void socket.end()
  let isMessage = false
  for await (const line of createInterface({ input: socket })) {
    const command = line.slice(0, 4).toUpperCase()
    if (isMessage) {
      if (line !== '.') continue
      isMessage = false
      if (await say('message')) script.taken.push(reader)
    } else if (command === 'QUIT') {
      socket.end('221 bye\r\n')
    } else if (command === 'RCPT') {
      reader = /<(.*)>/.exec(line)?.[1] ?? ''
      await say('RCPT')
    } else if (command === 'DATA') {
      isMessage = await say('DATA')
    } else if (command === 'EHLO' || command === 'AUTH' || command === 'MAIL') {
      await say(command)
    } else if (command === 'HELO') {
      await say('EHLO')
    } else {
      socket.write('250 ok\r\n')
    }
  }
}
