import { randomUUIDv7 } from 'node:crypto'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { AddressInput } from '@haat/contract/domains/addresses.ts'
import type { contactMessageSchema } from '@haat/contract/domains/support.contact.ts'
import type { z } from 'zod'
import { insertUser } from '#domains/account/account.store.ts'
import { newToken, tokenHash } from '#domains/account/sessions/secret-token.ts'
import { insertAccessToken, insertSession } from '#domains/account/session.store.ts'
import { hashPassword } from '#platform/secrets/password-hash.ts'
import { insertContent, insertVersion } from '#domains/content/content.store.ts'
import { saveFile } from '#domains/files/files.service.ts'
import type { Services } from '#services.ts'

const hourMs = 3_600_000

const rolesOf: Record<Role, Role[]> = {
  shopper: ['shopper'],
  vendor: ['shopper', 'vendor'],
  staff: ['shopper', 'staff'],
  admin: ['admin'],
}

/** What staff of a test may do unless it says otherwise: the pages that most tests are about. */
const usualRights: StaffRight[] = ['support', 'content', 'catalogue', 'orders']

export async function makeUser({ db }: Services, role: Role = 'shopper', rights = usualRights) {
  const id = randomUUIDv7()
  const user = { id, name: 'Anjali Shrestha', email: `${role}-${id}@haat.test`, roles: rolesOf[role] }
  await insertUser(db, { ...user, ...(role === 'staff' && { staffRights: rights }) })
  return user
}

interface SessionOptions {
  accessExpiresAt?: Date
  endedAt?: Date
  /** Whether the second factor was given in the session; left out, it was for staff and admins. */
  isConfirmed?: boolean
  /** What somebody of the staff may do. */
  rights?: StaffRight[]
}

/** Makes a user with an access token, as a client without cookies gets it. */
export async function makeToken(services: Services, role: Role, options: SessionOptions = {}) {
  const { accessExpiresAt = new Date(Date.now() + hourMs), endedAt } = options
  const { isConfirmed = role === 'staff' || role === 'admin' } = options
  const user = await makeUser(services, role, options.rights)
  const token = newToken()
  const sessionId = randomUUIDv7()
  await insertSession(services.db, {
    id: sessionId,
    userId: user.id,
    way: 'password',
    userAgent: 'a test',
    expiresAt: new Date(Date.now() + hourMs),
    ...(isConfirmed && { confirmedAt: new Date() }),
    ...(endedAt && { endedAt, endedFor: 'revoked' }),
  })
  await insertAccessToken(services.db, { tokenHash: tokenHash(token), sessionId, expiresAt: accessExpiresAt })
  return { user, token, sessionId }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The headers of a new user who is signed in. */
export const signedIn = async (services: Services, role: Role) =>
  bearer((await makeToken(services, role)).token)

interface VersionOptions {
  status?: 'draft' | 'published'
  title?: string
  titleNe?: string
  tags?: string[]
  updatedAt?: Date
  fileIds?: string[]
  fileIdsNe?: string[]
}
interface ContentOptions {
  key: string
  createdAt?: Date
  /** The versions, oldest first; left out, there is one published version. */
  versions?: VersionOptions[]
}

export async function makeContent({ db }: Services, { key, createdAt, versions = [{}] }: ContentOptions) {
  const contentId = randomUUIDv7()
  await insertContent(db, { id: contentId, key, ...(createdAt && { createdAt }) })
  for (const [at, { fileIds = [], fileIdsNe = [], ...version }] of versions.entries()) {
    const defaults = { title: `Title of ${key}`, status: 'published' as const, tags: [] }
    await insertVersion(
      db,
      { ...defaults, ...version, id: randomUUIDv7(), contentId, version: at + 1 },
      { en: fileIds, ne: fileIdsNe },
    )
  }
  return contentId
}

/** Begins and ends like a PDF, and is long enough for requests of a part of it. */
export const pdfBytes = Buffer.from(`%PDF-1.7\n${'Haat terms. '.repeat(200)}\n%%EOF\n`)

export const makeFile = ({ db, files }: Services, name = 'terms and नियम.pdf', bytes: Buffer = pdfBytes) =>
  saveFile(db, files, { name, contentType: 'application/pdf', bytes })

type SentMessage = z.input<typeof contactMessageSchema>

/** What the contact form sends; each call has another e-mail address. */
export const contactMessage = (changes: Partial<Record<keyof SentMessage, unknown>> = {}) => ({
  name: 'Sita Gurung',
  email: `sita-${randomUUIDv7()}@example.com`,
  phoneNumber: '9841234567',
  contactNumber: '',
  subject: 'Where is my parcel?',
  message: 'It was to come on Sunday and did not.',
  type: 'support',
  timestamp: '2026-11-15T04:00:00.000Z',
  ...changes,
})

export const goodPassword = 'walnut-lantern-42'
let hashed: Promise<string> | undefined

/** An account that can sign in with `goodPassword`. Hashing is slow, so all accounts share one hash. */
export async function makeAccount(services: Services, changes: Partial<NewAccount> = {}) {
  const user = {
    id: randomUUIDv7(),
    name: 'Anjali Shrestha',
    email: `anjali-${randomUUIDv7()}@haat.test`,
    emailVerified: true,
    roles: ['shopper'] as Role[],
    staffRights: usualRights,
    passwordHash: await (hashed ??= hashPassword(goodPassword)),
    ...changes,
  }
  await insertUser(services.db, user)
  return user
}
type NewAccount = Parameters<typeof insertUser>[1]

/** An address as the address form sends it. */
export const addressInput = (changes: Partial<Record<keyof AddressInput, unknown>> = {}) => ({
  label: 'home',
  name: 'Anjali Shrestha',
  phoneNumber: '984-1234567',
  district: 'kathmandu',
  localLevel: 'kathmandu',
  ward: 10,
  tole: 'Shankhamul Marga',
  landmark: 'Yellow house opposite the water tank',
  ...changes,
})
