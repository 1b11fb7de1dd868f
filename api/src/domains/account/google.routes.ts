import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { googleSignInQuery } from '@haat/contract/domains/account.ts'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import type { GoogleClient } from '#platform/google/google-client.ts'
import { visitorSite } from '#platform/http/visitor-site.ts'
import { limitsOf } from '#plugins/rate-limit.ts'
import type { Services } from '#services.ts'
import { findStep } from './account-life.ts'
import { findUserRow } from './account.store.ts'
import { failureOf, failureStatus, GoogleRefusal } from './google-failure.ts'
import { dropFlow, flowPath, keepFlow, ownPath, readFlow, type GoogleFlow } from './google-flow.ts'
import { sendFailurePage, sendSuccessPage } from './google-pages.ts'
import { linkGoogle, signInWithGoogle } from './google.service.ts'
import { clientOf, readCookies, setDeviceCookie, setTokenCookies } from './session-cookies.ts'
import { accessTokenCheck } from './session.service.ts'

const callbackPath = `${flowPath}/callback`
const limit = { max: 60, perSeconds: 60 }

type Query = z.output<typeof googleSignInQuery>

/** Addresses that a pop-up window goes through: pages for people, so not among the described calls. */
export function googleRoutes(app: FastifyInstance, services: Services) {
  const options = (name: string) => ({
    config: { access: 'public' as const },
    ...limitsOf(app, { name, limit }),
    errorHandler: explain(services),
  })

  const start = {
    ...options('startGoogle'),
    schema: { hide: true, querystring: googleSignInQuery } as object,
  }
  app.get('/auth/google', start, async (request, reply) => {
    const { state, link } = request.query as Query
    const google = clientIn(services)
    const signedIn = link && (await whoIsSignedIn(services, request))
    const { url, checks } = await google.begin(siteOf(services, request), callbackPath)
    const { device } = readCookies(request)
    const returnTo = ownPath(state)
    const flow = { ...checks, returnTo, ...(device && { device }), ...(signedIn && { link: signedIn }) }
    keepFlow(services, request, reply, flow)
    // The same on every hop, or the window loses the one that opened it on its way.
    reply.headers({
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    return reply.redirect(url.href)
  })

  const finish = { ...options('finishGoogle'), schema: { hide: true } as object }
  app.get('/auth/google/callback', finish, async (request, reply) => {
    const flow = readFlow(services, request)
    dropFlow(request, reply)
    const google = clientIn(services)
    if (!flow) throw new GoogleRefusal('expired')
    const cameBackTo = new URL(`${siteOf(services, request)}${request.url}`)
    if (cameBackTo.searchParams.get('state') !== flow.state) throw new GoogleRefusal('expired')
    const person = await google.finish(cameBackTo, flow)
    if (flow.link) await linkGoogle(services, person, flow.link, request.ip)
    else await signIn(services, request, reply, flow, person)
    return sendSuccessPage(request, reply, flow.returnTo)
  })
}

function clientIn({ google }: Services): GoogleClient {
  if (!google) throw new GoogleRefusal('off')
  return google
}

function siteOf({ config }: Services, request: FastifyRequest): string {
  return visitorSite(config, request)
}

/** Another site cannot begin this for a visitor: its link does not make the browser send the device cookie. */
async function whoIsSignedIn(services: Services, request: FastifyRequest) {
  const { accessToken } = readCookies(request)
  const check = accessToken && (await accessTokenCheck(services.db)(accessToken, request))
  if (!check || !('principal' in check)) throw new GoogleRefusal('signed-out')
  const { userId, sessionId } = check.principal
  // Said before anybody goes to Google for nothing; it is asked once more when they come back.
  if (!findStep(await findUserRow(services.db, userId), 'link-google')) throw new GoogleRefusal('unconfirmed')
  return { userId, sessionId }
}

async function signIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: GoogleFlow,
  person: Parameters<typeof signInWithGoogle>[1],
) {
  const started = await signInWithGoogle(services, person, {
    client: { ...clientOf(request), device: flow.device },
    language: toLanguage(request.cookies[languageCookie]),
  })
  setTokenCookies(reply, request, started)
  setDeviceCookie(reply, request, started.device)
}

/** Whatever goes wrong is told on a page, in words; what is ours to mend is logged as well. */
const explain = (services: Services) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const failure = failureOf(error)
  const cause = error.cause ?? error
  if (failureStatus[failure] >= 500) request.log.error({ err: cause }, failure)
  else request.log.info({ err: cause }, failure)
  const flow = readFlow(services, request)
  const { state, link } = request.query as Partial<Query>
  const returnTo = flow?.returnTo ?? ownPath(typeof state === 'string' ? state : '/')
  const again = new URLSearchParams({ state: returnTo, prompt: 'select_account' })
  if (flow?.link || link === 'true') again.set('link', 'true')
  return sendFailurePage(request, reply, failure, { returnTo, again: `${flowPath}?${again}` })
}
