import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@haat/contract/shared/errors.ts'
import { challengeMs, checkProof, newChallenge } from '#platform/secrets/proof-of-work.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { LimitCount, LimitRule } from '#plugins/limits/limit-counter.ts'
import { refuseIfOver } from '#plugins/limits/rate-limit.ts'
import type { Services } from '#services.ts'
import { tokenHash } from '../sessions/secret-token.ts'
import { readDevice } from '../sessions/session-cookies.ts'
import { isKnownDeviceAt } from '../session.store.ts'

const wrongPasswords = { max: 5, windowMs: 60_000 }
/**
 * Wrong passwords for one address from all networks together, more than an owner mistypes. From here on each
 * attempt needs a proof of work, and is still possible.
 */
const wrongPasswordsFromEverywhere = { max: 50, windowMs: 15 * 60_000 }
/** How many numbers a proof of work searches, by wrong passwords so far. A phone needs a second for 120,000. */
const proofSizes = [
  { from: 0, size: 120_000 },
  { from: 200, size: 240_000 },
  { from: 1000, size: 480_000 },
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

interface LoginAttempt {
  body: { email: string; proof?: string | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Limits wrong passwords, and nothing else, per typed address and visitor. A device on which the owner has
 * signed in before has a limit of its own, so that nobody else can lock the owner out. Addresses without an
 * account are treated the same way, so that the limits do not tell who has an account.
 */
export async function withLoginLimits<T>(
  app: FastifyInstance,
  services: Services,
  { body, request, reply }: LoginAttempt,
  signIn: () => Promise<T>,
): Promise<T> {
  const scale = app.rateLimitScale
  if (scale === 0) return signIn()
  const email = body.email.toLowerCase()
  const rule = (kind: string, name: string, { max, windowMs }: typeof wrongPasswords): LimitRule => ({
    kind,
    name,
    max: Math.ceil(max * scale),
    windowMs,
  })
  const device = readDevice(request)
  const hash = device === undefined ? undefined : tokenHash(device)
  const isKnown = hash !== undefined && (await isKnownDeviceAt(services.db, email, hash))
  const who = isKnown ? `known ${hash}` : app.sourceOf(request).key
  const rules = [
    rule('wrong passwords', `${email} ${who}`, wrongPasswords),
    ...(isKnown ? [] : [rule('wrong passwords from everywhere', email, wrongPasswordsFromEverywhere)]),
  ]
  // Counted before the password is checked, so that attempts at the same moment cannot pass the limit.
  const [ofVisitor, everywhere] = await app.limitCounter.count(rules)
  refuseIfOver(reply, [ofVisitor])
  const giveBack = () => app.limitCounter.giveBack(rules)
  if (everywhere?.isOver && !(await isProofAccepted(app, services, email, body.proof))) {
    await giveBack()
    throw new ProofRequiredError(newChallenge(services.encryption, email, proofSizeFor(everywhere, scale)))
  }
  try {
    const session = await signIn()
    await giveBack()
    return session
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'INVALID_CREDENTIALS')) await giveBack()
    throw error
  }
}

const proofSizeFor = ({ current }: LimitCount, scale: number) =>
  proofSizes.findLast(({ from }) => current >= from * scale)!.size

/** Each proof of work is accepted once. */
async function isProofAccepted(
  app: FastifyInstance,
  services: Services,
  email: string,
  proof: string | undefined,
) {
  const name = proof && checkProof(services.encryption, email, proof)
  if (!name) return false
  const [used] = await app.limitCounter.count([{ kind: 'used proofs', name, max: 1, windowMs: challengeMs }])
  return used !== undefined && !used.isOver
}
