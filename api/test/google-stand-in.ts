import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { createGoogleStandIn } from '@haat/demo/stand-ins/google/google-stand-in.ts'
import { googlePeople } from '@haat/demo/stand-ins/google/google-people.ts'

export const [maya, , sunita] = googlePeople as [Person, Person, Person]
type Person = (typeof googlePeople)[number]

/** What a person does on Google's two screens: choose an account and agree, or cancel on one of them. */
export type GoogleChoice =
  | { person: string }
  | { name: string; email: string; isVerified?: boolean }
  | { cancelAt: 'choose' | 'consent' }

export interface GoogleStandIn {
  issuer: string
  /** The settings with which Haat uses the stand-in. */
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

/** The demo's stand-in for Google as a server of its own, because Google has another address than the site. */
export async function makeGoogleStandIn(): Promise<GoogleStandIn> {
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
      createGoogleStandIn(settings).mount(app)
      await app.listen({ port, host: '127.0.0.1' })
    },
    close: async () => app?.close(),
  }
}

const formOf = (answer: GoogleChoice): Record<string, string> => {
  if ('cancelAt' in answer) return answer.cancelAt === 'choose' ? { cancel: 'yes' } : { person: maya.subject }
  if ('person' in answer) return { person: answer.person }
  const { name, email, isVerified = true } = answer
  return { person: 'typed', name, email, ...(isVerified && { verified: 'yes' }) }
}

const callback = '/api/auth/google/callback'

/** Goes through Google's screens, and returns the address to which Google sends the browser back. */
export async function answerGoogle(start: string, answer: GoogleChoice): Promise<URL> {
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
  const steps = [formOf(answer), 'cancelAt' in answer ? { cancel: 'yes' } : { consent: 'yes' }]
  let at = new URL(start)
  while (at.pathname !== callback)
    at = await ask(at, at.pathname.includes('/choose/') ? steps.shift() : undefined)
  return at
}
