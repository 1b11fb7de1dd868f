import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@haat/contract/shared/errors.ts'
import { challengeMs, checkProof, newChallenge } from '#platform/secrets/proof-of-work.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { LimitCount, LimitRule } from '#plugins/limit-counter.ts'
import { refuseOver } from '#plugins/rate-limit.ts'
import type { Services } from '#services.ts'
import { tokenHash } from './secret-token.ts'
import { readDevice } from './session-cookies.ts'
import { isKnownDeviceAt } from './session.store.ts'

const wrongPasswords = { max: 5, windowMs: 60_000 }
/** More than an owner mistypes, for one address from everywhere: from here on each try costs work, and is still possible. */
const attack = { max: 50, windowMs: 15 * 60_000 }
/** A phone needs about a second for the first. */
const work = [
  { from: 0, most: 120_000 },
  { from: 200, most: 240_000 },
  { from: 1000, most: 480_000 },
]

class ProofRequiredError extends ApiError {
  readonly #challenge: string

  constructor(challenge: string) {
    super(
      'PROOF_REQUIRED',
      'Very many wrong passwords were tried for this address. Please solve the challenge first.',
    )
    this.#challenge = challenge
  }

  override body(): ErrorBody {
    return { ...super.body(), challenge: this.#challenge }
  }
}

interface Try {
  body: { email: string; proof?: string | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Only wrong passwords count, for the typed address together with who types it; a device on which its owner has signed in
 * before has tries of its own, which nobody else can use up. Addresses without an account are treated alike.
 */
export async function withTries<T>(
  app: FastifyInstance,
  services: Services,
  { body, request, reply }: Try,
  signIn: () => Promise<T>,
): Promise<T> {
  const scale = app.rateLimitScale
  if (scale === 0) return signIn()
  const email = body.email.toLowerCase()
  const rule = (kind: string, name: string, { max, windowMs }: typeof attack): LimitRule => ({
    kind,
    name,
    max: Math.ceil(max * scale),
    windowMs,
  })
  const device = readDevice(request)
  const hash = device === undefined ? undefined : tokenHash(device)
  const isKnown = hash !== undefined && (await isKnownDeviceAt(services.db, email, hash))
  const who = isKnown ? `known ${hash}` : app.whoIs(request).key
  const rules = [
    rule('wrong passwords', `${email} ${who}`, wrongPasswords),
    ...(isKnown ? [] : [rule('wrong passwords from everywhere', email, attack)]),
  ]
  // Counted before it is known to be wrong: of many at the same moment no more are tried than one after the other.
  const [own, everywhere] = await app.limitCounter.count(rules)
  refuseOver(reply, [own])
  const giveBack = () => app.limitCounter.giveBack(rules)
  if (everywhere?.isOver && !(await hasWorked(app, services, email, body.proof))) {
    await giveBack()
    throw new ProofRequiredError(newChallenge(services.sealer, email, workFor(everywhere, scale)))
  }
  try {
    const done = await signIn()
    await giveBack()
    return done
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'INVALID_CREDENTIALS')) await giveBack()
    throw error
  }
}

const workFor = ({ current }: LimitCount, scale: number) =>
  work.findLast(({ from }) => current >= from * scale)!.most

/** A challenge lets one try through: used again it proves nothing. */
async function hasWorked(app: FastifyInstance, services: Services, email: string, proof: string | undefined) {
  const name = proof && checkProof(services.sealer, email, proof)
  if (!name) return false
  const [used] = await app.limitCounter.count([{ kind: 'used proofs', name, max: 1, windowMs: challengeMs }])
  return used !== undefined && !used.isOver
}
