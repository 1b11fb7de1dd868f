import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { createDevGoogle } from '#dev/dev-google.ts'
import { demoPeople } from '#dev/google-people.ts'

export const [maya, , sunita] = demoPeople as [Person, Person, Person]
type Person = (typeof demoPeople)[number]

/** What somebody does at Google: choose who they are, or stop at one of the two screens. */
export type AtGoogle =
  | { person: string }
  | { name: string; email: string; isVerified?: boolean }
  | { cancelAt: 'choose' | 'consent' }

export interface GoogleDouble {
  issuer: string
  /** Settings as an operator writes them. */
  environment: Record<string, string>
  open(): Promise<void>
  close(): Promise<void>
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** The stand-in of the demo as a server of its own, like Google at another address than the site. */
export async function makeGoogleDouble(): Promise<GoogleDouble> {
  const port = await findFreePort()
  const settings = {
    issuer: `http://127.0.0.1:${port}/dev/google`,
    clientId: 'haat-test',
    clientSecret: 'only good for tests',
  }
  let app: FastifyInstance | undefined
  return {
    issuer: settings.issuer,
    environment: {
      GOOGLE_ISSUER: settings.issuer,
      GOOGLE_CLIENT_ID: settings.clientId,
      GOOGLE_CLIENT_SECRET: settings.clientSecret,
    },
    async open() {
      app = fastify({ forceCloseConnections: true })
      createDevGoogle(settings).mount(app)
      await app.listen({ port, host: '127.0.0.1' })
    },
    close: async () => app?.close(),
  }
}

const chosen = (answer: AtGoogle): Record<string, string> => {
  if ('cancelAt' in answer) return answer.cancelAt === 'choose' ? { cancel: 'yes' } : { person: maya.subject }
  if ('person' in answer) return { person: answer.person }
  const { name, email, isVerified = true } = answer
  return { person: 'typed', name, email, ...(isVerified && { verified: 'yes' }) }
}

const callback = '/api/auth/google/callback'

/** Goes through Google's screens; where it sends the browser in the end. */
export async function answerGoogle(start: string, answer: AtGoogle): Promise<URL> {
  const cookies = new Map<string, string>()
  const ask = async (url: URL, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`Google answered ${response.status}: ${await response.text()}`)
    return new URL(location, url)
  }
  const steps = [chosen(answer), 'cancelAt' in answer ? { cancel: 'yes' } : { consent: 'yes' }]
  let at = new URL(start)
  while (at.pathname !== callback)
    at = await ask(at, at.pathname.includes('/choose/') ? steps.shift() : undefined)
  return at
}
