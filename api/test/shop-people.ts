import { randomUUIDv7 } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { RestLine } from '@haat/contract/shared/endpoint.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { insertAccessToken, insertSession } from '#domains/account/session.store.ts'
import { newToken, tokenHash } from '#domains/account/sessions/secret-token.ts'
import { addMember } from '#domains/members/members.service.ts'
import { makeVendor } from './catalogue-factories.ts'
import { bearer, makeAccount } from './factories.ts'
import type { TestApp } from './test-app.ts'

const hourMs = 3_600_000

export type Person = Awaited<ReturnType<typeof makePerson>>

/** Somebody who is signed in and has confirmed an address; `send` makes calls of the API in their name. */
export async function makePerson(haat: TestApp, changes: Parameters<typeof makeAccount>[1] = {}) {
  const user = await makeAccount(haat.services, changes)
  const token = newToken()
  const sessionId = randomUUIDv7()
  const expiresAt = new Date(Date.now() + hourMs)
  await insertSession(haat.services.db, {
    id: sessionId,
    userId: user.id,
    way: 'password',
    userAgent: 'a test',
    expiresAt,
  })
  await insertAccessToken(haat.services.db, { tokenHash: tokenHash(token), sessionId, expiresAt })
  const headers = bearer(token)
  const send = (line: RestLine, body?: object) => sendAs(haat, headers, line, body)
  return { user, headers, send, sessionId }
}

/** Makes a call by its REST line, whose parameters are filled in already. */
export function sendAs(haat: TestApp, headers: Record<string, string>, line: RestLine, body?: object) {
  const [method, path] = line.split(' ') as ['GET', string]
  const isFile = Buffer.isBuffer(body)
  const options: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: { ...headers, ...(isFile && { 'content-type': 'application/octet-stream' }) },
    ...(body && { payload: body }),
  }
  return haat.app.inject(options)
}

type Vendor = Parameters<typeof makeVendor>[1]

/** A shop with one person for each role that is asked for. */
export async function makeShop<R extends ShopRole>(haat: TestApp, roles: R[], vendor: Vendor = {}) {
  const { id, slug } = await makeVendor(haat.services, vendor)
  const people = {} as Record<R, Person & { memberId: string }>
  for (const role of roles) {
    const person = await makePerson(haat, { name: `Any ${role}` })
    people[role] = { ...person, memberId: await joinAs(haat, id, person, role) }
  }
  const shopId = toPublicId(slug, id)
  return { vendorId: id, slug, shopId, path: `/vendor/shops/${shopId}` as const, ...people }
}

/** Makes somebody a member without an invitation; returns the id of the membership. */
export async function joinAs(
  haat: TestApp,
  vendorId: number,
  { user }: { user: { id: string } },
  role: ShopRole,
) {
  const { id } = await haat.services.db.transaction((tx) =>
    addMember(tx, { vendorId, userId: user.id, role, actorId: null }),
  )
  return id
}

/** Roles of living members, by name of the role and sorted, and the roles of an account. */
export async function rolesIn({ database }: TestApp, vendorId: number): Promise<ShopRole[]> {
  const { rows } = await database.pool.query<{ role: ShopRole }>(
    'select role from vendor_members where vendor_id = $1 and ended_at is null order by role',
    [vendorId],
  )
  return rows.map(({ role }) => role)
}
export async function accountRolesOf({ database }: TestApp, userId: string): Promise<string[]> {
  const { rows } = await database.pool.query('select roles from users where id = $1', [userId])
  return rows[0].roles
}
