import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CustomFetch } from 'openid-client'
import type { GoogleSettings } from '#platform/google/google-client.ts'
import { fetchFrom } from './fetch-from.ts'
import type { StandIn } from './google-provider.ts'

/** Its name stays the same at every port and address, and so do the people it knows. */
const issuer = 'http://localhost/dev/google'
const mountPath = '/dev/google'
/** Not sent to where a sign-in begins, only to the steps after it. */
const sessionCookie = { name: 'devGoogle', path: `${mountPath}/auth/` }

/**
 * A real OpenID provider in the place of Google, with a screen to choose who one is. Its library is large and is
 * loaded when somebody comes.
 */
export function createDevGoogle(settings = demoSettings()) {
  let loading: Promise<StandIn> | undefined
  const load = () =>
    (loading ??= import('./google-provider.ts').then(({ createGoogleProvider }) =>
      createGoogleProvider({ ...settings, mountPath, sessionCookie }),
    ))
  let fetch: CustomFetch | undefined
  return {
    settings,
    /** How the site asks its stand-in, without a way round by the network. */
    fetch: (async (url, init) => {
      if (!fetch) throw new Error('The stand-in for Google is not mounted')
      return fetch(url, init)
    }) as CustomFetch,
    mount(app: FastifyInstance) {
      fetch = fetchFrom(app)
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

/** On every hop, redirects too, or the window loses the one that opened it on its way. */
const keepOpener = async (_request: FastifyRequest, reply: FastifyReply) =>
  void reply.headers({ 'cross-origin-opener-policy': 'unsafe-none', 'referrer-policy': 'no-referrer' })

async function mountScreens(scope: FastifyInstance, load: () => Promise<StandIn>) {
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

/** A new list each time: the library adds its own cookies to it. */
const signedOut = () =>
  [sessionCookie.name, `${sessionCookie.name}.sig`].map(
    (name) => `${name}=; path=${sessionCookie.path}; max-age=0`,
  )

/** The library reads the request and writes the answer by itself; only our headers go along. */
async function mountProvider(scope: FastifyInstance, load: () => Promise<StandIn>) {
  scope.addHook('onRequest', keepOpener)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all(`${mountPath}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { handle } = await load()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    // Everyone who comes chooses anew who they are, as at a computer that many use.
    if (request.url.startsWith(`${mountPath}/auth?`)) reply.raw.setHeader('set-cookie', signedOut())
    reply.hijack()
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url })
    raw.url = raw.url?.slice(mountPath.length)
    // Who the visitor came to is known to the framework, which knows the trusted proxies.
    raw.headers['x-forwarded-proto'] = request.protocol
    raw.headers['x-forwarded-host'] = request.host
    await handle(raw, reply.raw)
  })
}
