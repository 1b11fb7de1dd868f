import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { contactMessageSchema } from '@haat/contract/domains/contact.ts'
import type { z } from 'zod'
import { tokenHash } from '#domains/account/account.service.ts'
import { insertSession, insertUser } from '#domains/account/account.store.ts'
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

export async function makeUser({ db }: Services, role: Role = 'shopper') {
  const id = randomUUIDv7()
  const user = { id, name: 'Anjali Shrestha', email: `${role}-${id}@haat.test`, roles: rolesOf[role] }
  await insertUser(db, user)
  return user
}

interface SessionOptions {
  accessExpiresAt?: Date
  revokedAt?: Date
}

/** An access token of a new user, as the sign-in would hand it out. */
export async function makeToken(services: Services, role: Role, options: SessionOptions = {}) {
  const user = await makeUser(services, role)
  const token = randomBytes(32).toString('base64url')
  await insertSession(services.db, {
    id: randomUUIDv7(),
    userId: user.id,
    accessTokenHash: tokenHash(token),
    accessExpiresAt: new Date(Date.now() + hourMs),
    ...options,
  })
  return { user, token }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Headers of somebody who is signed in. */
export const signedIn = async (services: Services, role: Role) =>
  bearer((await makeToken(services, role)).token)

interface VersionOptions {
  status?: 'draft' | 'published'
  title?: string
  tags?: string[]
  updatedAt?: Date
  fileIds?: string[]
}
interface ContentOptions {
  key: string
  createdAt?: Date
  /** Oldest first; one published version unless told otherwise. */
  versions?: VersionOptions[]
}

export async function makeContent({ db }: Services, { key, createdAt, versions = [{}] }: ContentOptions) {
  const contentId = randomUUIDv7()
  await insertContent(db, { id: contentId, key, ...(createdAt && { createdAt }) })
  for (const [at, { fileIds = [], ...version }] of versions.entries()) {
    const defaults = { title: `Title of ${key}`, status: 'published' as const, tags: [] }
    await insertVersion(
      db,
      { ...defaults, ...version, id: randomUUIDv7(), contentId, version: at + 1 },
      fileIds,
    )
  }
  return contentId
}

/** Starts like a PDF and ends like one; long enough to ask for a part of it. */
export const pdfBytes = Buffer.from(`%PDF-1.7\n${'Haat terms. '.repeat(200)}\n%%EOF\n`)

export const makeFile = ({ db, files }: Services, name = 'terms and नियम.pdf', bytes: Buffer = pdfBytes) =>
  saveFile(db, files, { name, contentType: 'application/pdf', bytes })

type SentMessage = z.input<typeof contactMessageSchema>

/** What the contact form sends; every call is a message of its own. */
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
