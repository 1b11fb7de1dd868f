import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Limit } from '@haat/contract/shared/endpoint.ts'
import { isSecure } from '#platform/http/is-secure.ts'
import type { Services } from '#services.ts'
import { ApiError } from '../api-error.ts'
import { isInnerCall } from '../inner-call.ts'
import { createLimitCounter, type LimitCount, type LimitCounter, type LimitRule } from './limit-counter.ts'
import { networkOf } from './network-of.ts'
import {
  newVisitor,
  readVisitor,
  visitorCookie,
  visitorSeconds,
  type VisitorDevice,
} from './visitor-device.ts'

/** The account, device or network that a request is counted for. */
export interface RequestSource {
  /**
   * An account by its session's records, or else a device whose cookie we issued. A client with no cookie, a
   * foreign one, or one that is only seconds old cannot be told from others on its network: taking a new cookie
   * each time gains nothing.
   */
  kind: 'account' | 'device' | 'fresh' | 'unknown'
  key: string
  network: string
}

/**
 * What one account or device may do, what all unknown clients of a network may do together, and the network in
 * all. Clients with a fresh cookie share a separate half of the limit for unknown ones: enough for the first
 * pages of people who have just come, and less than it costs to take a new cookie each time.
 */
interface Limits {
  own: number
  unknown: number
  network: number
  perSeconds: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The factor from the settings; 0 switches all limits off. */
    rateLimitScale: number
    limitCounter: LimitCounter
    sourceOf(request: FastifyRequest): RequestSource
    /** Counts a request before anything is done for it. */
    countRequest(request: FastifyRequest, kind: 'page' | 'call'): Promise<LimitCount | undefined>
    /** Adds a cookie to a refusal, so that the visitor can come back and be told from others on the network. */
    offerDevice(request: FastifyRequest): Promise<boolean>
  }
  interface FastifyRequest {
    isGivenDevice: boolean
    /** Read once per request; null when there is no valid cookie. */
    visitor: VisitorDevice | null | undefined
  }
  interface FastifyContextConfig {
    isUnlimited?: boolean
  }
}

const overall: Record<'page' | 'call', Limits> = {
  page: { own: 240, unknown: 2000, network: 60_000, perSeconds: 60 },
  call: { own: 1200, unknown: 6000, network: 200_000, perSeconds: 60 },
}
/**
 * Higher than the page limit for unknown clients, so that a visitor who is refused because of others also gets
 * a cookie to come back with.
 */
const newDevices: Limit = { max: 6000, perSeconds: 60 }
/**
 * A call's own limit is for one account or device; unknown clients of a network, and the network in all, may
 * call this many times as often.
 */
const unknownTimes = 20
const networkTimes = 200
/**
 * Shorter than people take to read a first page, longer than a program waits that makes itself a new device
 * each time.
 */
export const freshDeviceMs = 5000

export function limitRates(app: FastifyInstance, { config, redis, encryption }: Services) {
  const scale = config.rateLimitScale
  const counter = createLimitCounter(redis)
  app.decorate('rateLimitScale', scale)
  app.decorate('limitCounter', counter)
  app.decorateRequest('isGivenDevice', false)
  app.decorateRequest('visitor', undefined)

  const deviceOf = (request: FastifyRequest) =>
    request.visitor === undefined
      ? (request.visitor = readVisitor(encryption, request.cookies[visitorCookie(request)]))
      : request.visitor
  const sourceOf = (request: FastifyRequest): RequestSource => {
    const network = networkOf(request.ip)
    const account = request.principal?.userId
    if (account !== undefined) return { kind: 'account', key: `account ${account}`, network }
    const device = deviceOf(request)
    if (!device) return { kind: 'unknown', key: `network ${network}`, network }
    if (device.ageMs < freshDeviceMs) return { kind: 'fresh', key: `fresh ${network}`, network }
    return { kind: 'device', key: `device ${device.id}`, network }
  }
  app.decorate('sourceOf', sourceOf)

  const issuing = (request: FastifyRequest) => ruleOf(app, 'new devices', networkOf(request.ip), newDevices)
  app.decorate('countRequest', async (request, kind) => {
    if (scale === 0 || isInnerCall(request) || request.routeOptions.config.isUnlimited) return undefined
    const needsDevice = deviceOf(request) === null
    const limits = rulesOf(app, kind, overall[kind], sourceOf(request))
    const counted = await counter.count(needsDevice ? [...limits, issuing(request)] : limits)
    const [issued] = counted.slice(limits.length)
    request.isGivenDevice = issued !== undefined && !issued.isOver
    return counted.slice(0, limits.length).find(({ isOver }) => isOver)
  })
  app.decorate('offerDevice', async (request) => {
    if (deviceOf(request) !== null) return false
    const [issued] = await counter.count([issuing(request)])
    return (request.isGivenDevice = issued !== undefined && !issued.isOver)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.isGivenDevice && !isShared(reply)) {
      const options = { path: '/', maxAge: visitorSeconds, httpOnly: true, sameSite: 'lax' as const }
      const cookie = { ...options, secure: isSecure(request) }
      reply.header('set-cookie', app.serializeCookie(visitorCookie(request), newVisitor(encryption), cookie))
    }
    done()
  })
}

/** A cookie in an answer that a shared cache may keep would make many people one device. */
const isShared = (reply: FastifyReply) => String(reply.getHeader('cache-control')).startsWith('public')

function ruleOf(app: FastifyInstance, kind: string, name: string, { max, perSeconds }: Limit): LimitRule {
  return { kind, name, max: Math.ceil(max * app.rateLimitScale), windowMs: perSeconds * 1000 }
}

/**
 * The narrow limit comes first, so that a request refused by it does not use up what the whole network shares.
 */
function rulesOf(
  app: FastifyInstance,
  kind: string,
  limits: Limits,
  { kind: who, key, network }: RequestSource,
) {
  const { perSeconds } = limits
  const max = { account: limits.own, device: limits.own, fresh: limits.unknown / 2, unknown: limits.unknown }
  const isKnown = who === 'account' || who === 'device'
  return [
    ruleOf(app, `${kind} ${isKnown ? 'own' : 'unknown'}`, key, { max: max[who], perSeconds }),
    ruleOf(app, `${kind} network`, network, { max: limits.network, perSeconds }),
  ]
}

function tooMany(waitMs: number) {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return new ApiError(
    'RATE_LIMITED',
    `That is too many in a short time. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}

/** Refuses with a Retry-After header for programs and a sentence for people. */
export function refuseIfOver(reply: FastifyReply, counted: readonly (LimitCount | undefined)[]) {
  const over = counted.find((count) => count?.isOver)
  if (!over) return
  reply.header('retry-after', Math.max(1, Math.ceil(over.waitMs / 1000)))
  throw tooMany(over.waitMs)
}

const typedEmail = (request: FastifyRequest) => {
  const { email } = (request.body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email.toLowerCase() : undefined
}

/**
 * A call's own limits count only requests that passed validation, so typing mistakes lock nobody out. A limit
 * by typed e-mail address counts the address together with who types it, so that nobody can use up the owner's
 * limit.
 */
export function limitsOf(app: FastifyInstance, endpoint: Pick<Endpoint, 'name' | 'limit' | 'emailLimit'>) {
  const { name, limit, emailLimit } = endpoint
  if (app.rateLimitScale === 0 || (!limit && !emailLimit)) return {}
  const rulesFor = (request: FastifyRequest): LimitRule[] => {
    const who = app.sourceOf(request)
    const email = emailLimit && typedEmail(request)
    return [
      ...(email ? [ruleOf(app, `${name} for address`, `${email} ${who.key}`, emailLimit)] : []),
      ...(limit ? ownLimit(app, name, limit, who) : []),
    ]
  }
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isInnerCall(request)) return
      refuseIfOver(reply, await app.limitCounter.count(rulesFor(request)))
    },
  }
}

/** An account is counted for itself alone; opening accounts is limited by the network. */
function ownLimit(
  app: FastifyInstance,
  name: string,
  { max, perSeconds }: Limit,
  who: RequestSource,
): LimitRule[] {
  const limits = { own: max, unknown: max * unknownTimes, network: max * networkTimes, perSeconds }
  const all = rulesOf(app, name, limits, who)
  return who.kind === 'account' ? all.slice(0, 1) : all
}
