import { randomUUIDv7 } from 'node:crypto'
import { rightsOfAccount } from '@haat/contract/domains/staff.rights.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MembershipReader } from '#plugins/membership.ts'
import type { CheckAccessToken } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { newDeviceMail, sessionStolenMail } from '../mail/account.mail.ts'
import { findUserRow, insertEvent, type UserRow } from '../account.store.ts'
import { deviceName } from './device-name.ts'
import { newToken, tokenHash } from './secret-token.ts'
import { readDevice } from './session-cookies.ts'
import {
  accessTokenFinder,
  endSessionRow,
  findAccessToken,
  findRefreshTokens,
  insertAccessToken,
  insertRefreshToken,
  insertSession,
  isKnownClient,
  isKnownDevice,
  lockSessionOfRefreshToken,
  markRefreshTokenUsed,
  renewDevice,
  touchSession,
  wasEverSignedIn,
  type EndReason,
  type SessionRow,
  type SignInWay,
} from '../session.store.ts'
import { sitePage } from '../mail/site-page.ts'

const accessSeconds = 10 * 60
const refreshIdleSeconds = 7 * 86_400
const sessionSeconds = 30 * 86_400

export interface SignInClient {
  userAgent: string
  ipAddress: string
  /** The cookie of an earlier sign-in in this browser. It only recognises the device and signs nobody in. */
  device: string | undefined
  isCookieless: boolean
}
export interface Token {
  token: string
  expiresIn: number
}
export interface StartedSession {
  sessionId: string
  accessToken: Token
  refreshToken: Token
  device: string | undefined
}
interface SignIn {
  user: { id: string; name: string; email: string; language: Language }
  way: SignInWay
  client: SignInClient
}

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000)

/**
 * Reads the session from the database at every request, so that ending a session takes effect at once. For a call of a shop the
 * same statement reads what the person is in it.
 */
export function accessTokenCheck(db: Tx, members?: MembershipReader): CheckAccessToken {
  const findWithMember = members && accessTokenFinder(members.memberPart)
  return async (token, request, vendorId) => {
    const hash = tokenHash(token)
    const access = await (vendorId === undefined || !findWithMember
      ? findAccessToken(db, hash)
      : findWithMember(db, hash, vendorId))
    if (!access || access.endedAt || access.deletedAt || access.lockedAt) return { refused: 'invalid' }
    if (!isOnDevice(access.deviceHash, readDevice(request))) return { refused: 'invalid' }
    if (access.expiresAt <= new Date()) return { refused: 'expired' }
    const { userId, sessionId, name, roles, confirmedAt } = access
    const staffRights = rightsOfAccount(access)
    return {
      principal: { userId, sessionId, name, roles, staffRights, isConfirmed: confirmedAt !== null },
      membership: (vendorId !== undefined && members?.toMembership(access.member, vendorId)) || null,
    }
  }
}

const isOnDevice = (deviceHash: string | null, device: string | undefined) =>
  deviceHash === null || (device !== undefined && tokenHash(device) === deviceHash)

/** Whether to warn the owner of an unknown device; the first sign-in of an account is no news. */
async function isNewDevice(tx: Tx, userId: string, client: SignInClient): Promise<boolean> {
  if (!(await wasEverSignedIn(tx, userId))) return false
  if (client.isCookieless) return !(await isKnownClient(tx, userId, client.userAgent))
  return client.device === undefined || !(await isKnownDevice(tx, userId, tokenHash(client.device)))
}

export async function startSession(services: Services, tx: Tx, signIn: SignIn): Promise<StartedSession> {
  const { user, way, client } = signIn
  const isNew = await isNewDevice(tx, user.id, client)
  // Always a new cookie: an attacker may have planted the one that the browser sent, and would know it.
  const device = client.isCookieless ? undefined : newToken()
  const deviceHash = device === undefined ? null : tokenHash(device)
  // The new cookies replace those of the previous session in this browser, so that session ends.
  if (deviceHash && client.device !== undefined) {
    await renewDevice(tx, tokenHash(client.device), deviceHash)
  }
  const sessionId = randomUUIDv7()
  const { userAgent, ipAddress } = client
  const expiresAt = secondsFromNow(sessionSeconds)
  await insertSession(tx, {
    id: sessionId,
    userId: user.id,
    deviceHash,
    way,
    userAgent,
    ipAddress,
    expiresAt,
  })
  const refreshToken = newToken()
  await insertRefreshToken(tx, {
    tokenHash: tokenHash(refreshToken),
    sessionId,
    expiresAt: secondsFromNow(refreshIdleSeconds),
  })
  await insertEvent(tx, user.id, `signed-in-with-${way}`, ipAddress)
  if (isNew) await mailAboutNewDevice(services, tx, signIn)
  return {
    sessionId,
    accessToken: await issueAccessToken(tx, sessionId),
    refreshToken: { token: refreshToken, expiresIn: refreshIdleSeconds },
    device,
  }
}

async function mailAboutNewDevice(services: Services, tx: Tx, { user, way, client }: SignIn) {
  const mail = newDeviceMail(user, {
    device: deviceName(client.userAgent),
    ipAddress: client.ipAddress,
    at: new Date(),
    way,
    sessionsLink: sitePage(services, '/profile/security'),
  })
  await services.outbox.queue(tx, mail)
}

async function issueAccessToken(tx: Tx, sessionId: string): Promise<Token> {
  const token = newToken()
  await insertAccessToken(tx, {
    tokenHash: tokenHash(token),
    sessionId,
    expiresAt: secondsFromNow(accessSeconds),
  })
  return { token, expiresIn: accessSeconds }
}

export interface RefreshedSession {
  user: UserRow
  accessToken: Token
  refreshToken: Token
  isCookieless: boolean
}

/**
 * Exchanges a refresh token for its successor. The successor is derived from the token, so that two tabs which
 * refresh at the same moment, or a phone that lost the answer, get the same one. Once the successor was used,
 * its predecessor can only come from a copy, and the session ends.
 */
export async function refreshSession(
  services: Services,
  token: string,
  client: Pick<SignInClient, 'device' | 'ipAddress'>,
): Promise<RefreshedSession | null> {
  // By the present key and older ones: a successor that was derived before a change of keys stays valid.
  const successors = services.encryption.fingerprints('refresh token', token)
  const givenHash = tokenHash(token)
  const refreshed = await services.db.transaction(async (tx) => {
    const session = await lockSessionOfRefreshToken(tx, givenHash)
    if (!session || session.endedAt || session.expiresAt <= new Date()) return null
    if (!isOnDevice(session.deviceHash, client.device)) return null
    const hashes = [givenHash, ...successors.map(tokenHash)]
    const tokens = new Map((await findRefreshTokens(tx, hashes)).map((row) => [row.tokenHash, row]))
    const given = tokens.get(givenHash)
    const successor = successors.find((one) => tokens.has(tokenHash(one))) ?? successors[0]!
    const next = tokens.get(tokenHash(successor))
    if (next?.usedAt) return endStolenSession(services, tx, session)
    if (!given || given.expiresAt <= new Date()) return null
    // Its successor was derived with a key that we no longer have. A second one might go to a thief.
    if (given.usedAt && !next) return null
    const user = await findUserRow(tx, session.userId)
    if (!user) return null
    const expiresIn = Math.min(refreshIdleSeconds, secondsUntil(session.expiresAt))
    if (!next) {
      await markRefreshTokenUsed(tx, givenHash)
      await insertRefreshToken(tx, {
        tokenHash: tokenHash(successor),
        sessionId: session.id,
        expiresAt: secondsFromNow(expiresIn),
      })
    }
    await touchSession(tx, session.id, client.ipAddress)
    return {
      user,
      accessToken: await issueAccessToken(tx, session.id),
      refreshToken: { token: successor, expiresIn },
      isCookieless: session.deviceHash === null,
    }
  })
  if (!refreshed) services.outbox.wake()
  return refreshed
}

const secondsUntil = (date: Date) => Math.max(0, Math.floor((date.getTime() - Date.now()) / 1000))

async function endStolenSession(services: Services, tx: Tx, session: SessionRow): Promise<null> {
  await endSessionRow(tx, session.userId, session.id, 'reused')
  await insertEvent(tx, session.userId, 'session-reused', session.ipAddress)
  const user = await findUserRow(tx, session.userId)
  if (!user) return null
  const mail = sessionStolenMail(user, {
    device: deviceName(session.userAgent),
    at: new Date(),
    sessionsLink: sitePage(services, '/profile/security'),
  })
  await services.outbox.queue(tx, mail)
  return null
}

/** The session of a refresh token that still works, for a sign-out after the access token has expired. */
export async function findSessionToEnd(services: Services, token: string, device: string | undefined) {
  return services.db.transaction(async (tx) => {
    const session = await lockSessionOfRefreshToken(tx, tokenHash(token))
    return session && !session.endedAt && isOnDevice(session.deviceHash, device) ? session : null
  })
}

export const endSession = (tx: Tx, userId: string, sessionId: string, reason: EndReason) =>
  endSessionRow(tx, userId, sessionId, reason)
