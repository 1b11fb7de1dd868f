import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { googleSignInQuery } from '@haat/contract/domains/account.ts'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import type { GoogleClient } from '#platform/google/google-client.ts'
import { visitorSite } from '#platform/http/visitor-site.ts'
import { limitsOf } from '#plugins/limits/rate-limit.ts'
import type { Services } from '#services.ts'
import { findTransition } from '../lifecycle/account-lifecycle.ts'
import { findUserRow } from '../account.store.ts'
import { failureOf, failureStatus, GoogleRefusal } from './google-failure.ts'
import { clearFlow, flowPath, saveFlow, safeReturnPath, readFlow, type GoogleFlow } from './google-flow.ts'
import { sendFailurePage, sendSuccessPage } from './google-pages.ts'
import { linkGoogle, signInWithGoogle } from './google.service.ts'
import { clientOf, readCookies, setDeviceCookie, setTokenCookies } from '../sessions/session-cookies.ts'
import { accessTokenCheck } from '../sessions/session.service.ts'

const callbackPath = `${flowPath}/callback`
const limit = { max: 60, perSeconds: 60 }

type Query = z.output<typeof googleSignInQuery>

/** Pages that a pop-up window goes through. They are for people and so are not in the OpenAPI document. */
export function googleRoutes(app: FastifyInstance, services: Services) {
  const options = (name: string) => ({
    config: { access: 'public' as const },
    ...limitsOf(app, { name, limit }),
    errorHandler: sendErrorPage(services),
  })

  const start = {
    ...options('startGoogle'),
    schema: { hide: true, querystring: googleSignInQuery } as object,
  }
  app.get('/auth/google', start, async (request, reply) => {
    const { state, link } = request.query as Query
    const google = getGoogleClient(services)
    const signedIn = link && (await getSignedInUser(services, request))
    const { url, checks } = await google.begin(siteOf(services, request), callbackPath)
    const { device } = readCookies(request)
    const returnTo = safeReturnPath(state)
    const flow = { ...checks, returnTo, ...(device && { device }), ...(signedIn && { link: signedIn }) }
    saveFlow(services, request, reply, flow)
    // Every redirect needs the same policy, or the browser cuts the pop-up off from the page that opened it.
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
    clearFlow(request, reply)
    const google = getGoogleClient(services)
    if (!flow) throw new GoogleRefusal('expired')
    const callbackUrl = new URL(`${siteOf(services, request)}${request.url}`)
    if (callbackUrl.searchParams.get('state') !== flow.state) throw new GoogleRefusal('expired')
    const person = await google.finish(callbackUrl, flow)
    if (flow.link) await linkGoogle(services, person, flow.link, request.ip)
    else await signIn(services, request, reply, flow, person)
    return sendSuccessPage(request, reply, flow.returnTo)
  })
}

function getGoogleClient({ google }: Services): GoogleClient {
  if (!google) throw new GoogleRefusal('off')
  return google
}

function siteOf({ config }: Services, request: FastifyRequest): string {
  return visitorSite(config, request)
}

/**
 * The user who wants to link a Google account. Another site cannot start this for a visitor: browsers do not
 * send the device cookie when they follow its link.
 */
async function getSignedInUser(services: Services, request: FastifyRequest) {
  const { accessToken } = readCookies(request)
  const check = accessToken && (await accessTokenCheck(services.db)(accessToken, request))
  if (!check || !('principal' in check)) throw new GoogleRefusal('signed-out')
  const { userId, sessionId } = check.principal
  // Refused here already, so that nobody goes to Google in vain; `linkGoogle` checks it again afterwards.
  if (!findTransition(await findUserRow(services.db, userId), 'link-google'))
    throw new GoogleRefusal('unconfirmed')
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

/** Explains every failure on a page; faults of the server are logged as errors. */
const sendErrorPage =
  (services: Services) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error)
    const cause = error.cause ?? error
    if (failureStatus[failure] >= 500) request.log.error({ err: cause }, failure)
    else request.log.info({ err: cause }, failure)
    const flow = readFlow(services, request)
    const { state, link } = request.query as Partial<Query>
    const returnTo = flow?.returnTo ?? safeReturnPath(typeof state === 'string' ? state : '/')
    const again = new URLSearchParams({ state: returnTo, prompt: 'select_account' })
    if (flow?.link || link === 'true') again.set('link', 'true')
    return sendFailurePage(request, reply, failure, { returnTo, again: `${flowPath}?${again}` })
  }
