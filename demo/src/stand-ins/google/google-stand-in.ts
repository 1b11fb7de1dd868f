import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CustomFetch } from 'openid-client'
import type { GoogleSettings } from '@haat/api/platform/google/google-client.ts'
import { fetchFromApp } from '../fetch-from-app.ts'
import type { GoogleProvider } from './google-provider.ts'

/** The same at every port and address of the site, because accounts are linked to the issuer and a subject. */
const issuer = 'http://localhost/dev/google'
const mountPath = '/dev/google'
/** The path leaves out the address at which a sign-in begins, so that only its later steps get the cookie. */
const sessionCookie = { name: 'devGoogle', path: `${mountPath}/auth/` }

/**
 * A real OpenID provider in place of Google, with a screen to choose an account. Its library is large and is loaded
 * only when somebody signs in.
 */
export function createGoogleStandIn(settings = demoSettings()) {
  let loading: Promise<GoogleProvider> | undefined
  const load = () =>
    (loading ??= import('./google-provider.ts').then(({ createGoogleProvider }) =>
      createGoogleProvider({ ...settings, mountPath, sessionCookie }),
    ))
  let fetch: CustomFetch | undefined
  return {
    settings,
    /** For the requests of the site itself, which go to the app directly. */
    fetch: (async (url, init) => {
      if (!fetch) throw new Error('The stand-in for Google is not mounted')
      return fetch(url, init)
    }) as CustomFetch,
    mount(app: FastifyInstance) {
      fetch = fetchFromApp(app)
      app.register((scope) => mountScreens(scope, load))
      app.register((scope) => mountProvider(scope, load))
    },
  }
}

const demoSettings = (): GoogleSettings => ({
  issuer,
  clientId: 'haat-demo',
  clientSecret: randomBytes(32).toString('base64url'),
})

/** Needed on every answer, also redirects, or the sign-in window loses the reference to the window that opened it. */
const keepOpener = async (_request: FastifyRequest, reply: FastifyReply) =>
  void reply.headers({ 'cross-origin-opener-policy': 'unsafe-none', 'referrer-policy': 'no-referrer' })

async function mountScreens(scope: FastifyInstance, load: () => Promise<GoogleProvider>) {
  scope.addHook('onRequest', keepOpener)
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  const url = `${mountPath}/choose/:uid`
  scope.get(url, async (request, reply) => (await load()).showScreen(request, reply))
  scope.post(url, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    return (await load()).takeAnswer(request, reply, form)
  })
}

/** Returns a new list each time, because the library adds its own cookies to it. */
const signedOut = () =>
  [sessionCookie.name, `${sessionCookie.name}.sig`].map(
    (name) => `${name}=; path=${sessionCookie.path}; max-age=0`,
  )

/** Hands requests to the library, which reads and answers them itself; only our headers are added. */
async function mountProvider(scope: FastifyInstance, load: () => Promise<GoogleProvider>) {
  scope.addHook('onRequest', keepOpener)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all(`${mountPath}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { handle } = await load()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    // Signs out whoever begins a sign-in, so that a visitor of the demo can choose another account each time.
    if (request.url.startsWith(`${mountPath}/auth?`)) reply.raw.setHeader('set-cookie', signedOut())
    reply.hijack()
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url })
    raw.url = raw.url?.slice(mountPath.length)
    // Fastify knows the trusted proxies, so protocol and host are taken from it and not from the headers.
    raw.headers['x-forwarded-proto'] = request.protocol
    raw.headers['x-forwarded-host'] = request.host
    await handle(raw, reply.raw)
  })
}
