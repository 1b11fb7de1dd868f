import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Limit } from '@haat/contract/shared/endpoint.ts'
import { isSecure } from '#platform/http/is-secure.ts'
import type { Services } from '#services.ts'
import { ApiError } from './api-error.ts'
import { isInnerCall } from './inner-call.ts'
import { createLimitCounter, type LimitCount, type LimitCounter, type LimitRule } from './limit-counter.ts'
import { networkOf } from './network-of.ts'
import {
  newVisitor,
  readVisitor,
  visitorCookie,
  visitorSeconds,
  type VisitorDevice,
} from './visitor-device.ts'

/** Whom a request is counted for. */
export interface Who {
  /**
   * An account by its session's records, else a device that we issued. What has no cookie, or none of ours, or one that
   * is only seconds old, cannot be told from others of its network: taking a new cookie each time gains nothing.
   */
  kind: 'account' | 'device' | 'fresh' | 'unknown'
  key: string
  network: string
}

/**
 * What one account or device may do, what all those of a network may do that we cannot tell apart, and the network in all.
 * Those with a fresh cookie have half as much beside: a page or two of people who have just come, and for who takes a new
 * cookie each time less than each cookie costs.
 */
interface Lines {
  own: number
  unknown: number
  network: number
  perSeconds: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Scaled by the setting; 0: nobody is counted. */
    rateLimitScale: number
    limitCounter: LimitCounter
    whoIs(request: FastifyRequest): Who
    /** Counts a request before anything is done for it. */
    countRequest(request: FastifyRequest, kind: 'page' | 'call'): Promise<LimitCount | undefined>
    /** For an answer to somebody who was refused: with the cookie they may come back and be told apart. */
    offerDevice(request: FastifyRequest): Promise<boolean>
  }
  interface FastifyRequest {
    isGivenDevice: boolean
    /** Read once; null where there is none that counts. */
    visitor: VisitorDevice | null | undefined
  }
  interface FastifyContextConfig {
    isUnlimited?: boolean
  }
}

const overall: Record<'page' | 'call', Lines> = {
  page: { own: 240, unknown: 2000, network: 60_000, perSeconds: 60 },
  call: { own: 1200, unknown: 6000, network: 200_000, perSeconds: 60 },
}
/** More than pages may be asked for by those without: also who is refused for others' sake gets a cookie to come back with. */
const newDevices: Limit = { max: 6000, perSeconds: 60 }
/** A call's own limit is for one account or device; this many times as often for the others of its network, and in all. */
const unknownTimes = 20
const networkTimes = 200
/** Shorter than people need to read a first page, longer than a program waits that makes itself a new device each time. */
export const freshMs = 5000

export function limitRates(app: FastifyInstance, { config, redis, sealer }: Services) {
  const scale = config.rateLimitScale
  const counter = createLimitCounter(redis)
  app.decorate('rateLimitScale', scale)
  app.decorate('limitCounter', counter)
  app.decorateRequest('isGivenDevice', false)
  app.decorateRequest('visitor', undefined)

  const deviceOf = (request: FastifyRequest) =>
    request.visitor === undefined
      ? (request.visitor = readVisitor(sealer, request.cookies[visitorCookie(request)]))
      : request.visitor
  const whoIs = (request: FastifyRequest): Who => {
    const network = networkOf(request.ip)
    const account = request.principal?.userId
    if (account !== undefined) return { kind: 'account', key: `account ${account}`, network }
    const device = deviceOf(request)
    if (!device) return { kind: 'unknown', key: `network ${network}`, network }
    if (device.ageMs < freshMs) return { kind: 'fresh', key: `fresh ${network}`, network }
    return { kind: 'device', key: `device ${device.id}`, network }
  }
  app.decorate('whoIs', whoIs)

  const issuing = (request: FastifyRequest) => ruleOf(app, 'new devices', networkOf(request.ip), newDevices)
  app.decorate('countRequest', async (request, kind) => {
    if (scale === 0 || isInnerCall(request) || request.routeOptions.config.isUnlimited) return undefined
    const needsDevice = deviceOf(request) === null
    const lines = linesOf(app, kind, overall[kind], whoIs(request))
    const counted = await counter.count(needsDevice ? [...lines, issuing(request)] : lines)
    const [issued] = counted.slice(lines.length)
    request.isGivenDevice = issued !== undefined && !issued.isOver
    return counted.slice(0, lines.length).find(({ isOver }) => isOver)
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
      reply.header('set-cookie', app.serializeCookie(visitorCookie(request), newVisitor(sealer), cookie))
    }
    done()
  })
}

/** A cookie in an answer that a shared cache may keep would make one device of many people. */
const isShared = (reply: FastifyReply) => String(reply.getHeader('cache-control')).startsWith('public')

function ruleOf(app: FastifyInstance, kind: string, name: string, { max, perSeconds }: Limit): LimitRule {
  return { kind, name, max: Math.ceil(max * app.rateLimitScale), windowMs: perSeconds * 1000 }
}

/** Their own first: what is refused there does not use up what the whole network shares. */
function linesOf(app: FastifyInstance, kind: string, lines: Lines, { kind: who, key, network }: Who) {
  const { perSeconds } = lines
  const most = { account: lines.own, device: lines.own, fresh: lines.unknown / 2, unknown: lines.unknown }
  const isTold = who === 'account' || who === 'device'
  return [
    ruleOf(app, `${kind} ${isTold ? 'own' : 'unknown'}`, key, { max: most[who], perSeconds }),
    ruleOf(app, `${kind} network`, network, { max: lines.network, perSeconds }),
  ]
}

function tooMany(waitMs: number) {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return new ApiError(
    'RATE_LIMITED',
    `That is too many in a short time. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}

/** With what a program has to know, and a sentence for people. */
export function refuseOver(reply: FastifyReply, counted: readonly (LimitCount | undefined)[]) {
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
 * A call's own limits count only what passed validation: typing mistakes never lock anyone out. What is counted by a typed
 * address is counted together with who types it: nobody can use up what its owner may do.
 */
export function limitsOf(app: FastifyInstance, endpoint: Pick<Endpoint, 'name' | 'limit' | 'emailLimit'>) {
  const { name, limit, emailLimit } = endpoint
  if (app.rateLimitScale === 0 || (!limit && !emailLimit)) return {}
  const rulesFor = (request: FastifyRequest): LimitRule[] => {
    const who = app.whoIs(request)
    const email = emailLimit && typedEmail(request)
    return [
      ...(email ? [ruleOf(app, `${name} for address`, `${email} ${who.key}`, emailLimit)] : []),
      ...(limit ? ownLimit(app, name, limit, who) : []),
    ]
  }
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isInnerCall(request)) return
      refuseOver(reply, await app.limitCounter.count(rulesFor(request)))
    },
  }
}

/** An account is counted for itself: what it does is nobody else's, and opening one is limited by its network. */
function ownLimit(app: FastifyInstance, name: string, { max, perSeconds }: Limit, who: Who): LimitRule[] {
  const lines = { own: max, unknown: max * unknownTimes, network: max * networkTimes, perSeconds }
  const all = linesOf(app, name, lines, who)
  return who.kind === 'account' ? all.slice(0, 1) : all
}
