import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Application } from '@haat/contract/domains/applications.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import type { ApplicationFields } from '@haat/contract/domains/applications.fields.ts'
import { agreementKey, timesSent, type PaperKind } from '@haat/contract/domains/applications.rules.ts'
import { updateUser } from '#domains/account/account.store.ts'
import { bearer, makeContent, makeToken } from './factories.ts'
import type { TestApp } from './test-app.ts'

let panNumber = 609_214_000

/** Everything that the form asks for; each call has another PAN. */
export const wholeFields = (changes: Partial<ApplicationFields> = {}) => ({
  nameEn: 'Rukum Allo Udhyog',
  nameNe: 'रुकुम अल्लो उद्योग',
  kind: 'cottage-industry',
  legalNameEn: 'Rukum Allo Udhyog',
  legalNameNe: 'रुकुम अल्लो उद्योग',
  registrationNumber: '1184/079/80',
  registrationOfficeEn: 'Cottage Industry Office, Rukum',
  sells: 'goods',
  tradeEn: 'Weaving of nettle cloth',
  panNumber: String(panNumber++),
  district: 'rukum-east',
  localLevel: 'putha-uttarganga',
  ward: 9,
  toleEn: 'Taksera',
  phoneNumber: '984-7055120',
  email: 'allo@example.com',
  pickUpLandmark: 'Blue house above the school',
  complaintName: 'Bishnu Maya Pun',
  complaintPhone: '9847055120',
  complaintEmail: 'gunaso@example.com',
  returnPolicyEn: '7 days, 15 with the seal unbroken',
  dispatchDays: 2,
  payoutKind: 'esewa',
  accountName: 'Rukum Allo Udhyog',
  accountNumber: '9847055120',
  agreementVersion: 1,
  ...changes,
})

let photo: Buffer | undefined
export const paperPhoto = async () =>
  (photo ??= await sharp({ create: { width: 320, height: 200, channels: 3, background: '#dcd' } })
    .jpeg()
    .toBuffer())

export const makeAgreement = ({ services }: TestApp) => makeContent(services, { key: agreementKey })

export interface Applicant {
  headers: Record<string, string>
  user: { id: string; email: string; name: string }
}

/** Somebody who is signed in and has confirmed their address. */
export async function makeApplicant({ services }: TestApp, language: 'en' | 'ne' = 'en'): Promise<Applicant> {
  const { user, token } = await makeToken(services, 'shopper')
  await updateUser(services.db, user.id, { emailVerified: true, language })
  return { headers: bearer(token), user }
}

/** Somebody of the staff who may look after shops, and nothing else. */
export async function makeJudge({ services }: TestApp) {
  const { user, token } = await makeToken(services, 'staff', { rights: ['vendors'] })
  await updateUser(services.db, user.id, { name: 'Rojina Karki' })
  return { headers: bearer(token), user }
}

interface Caller {
  headers: Record<string, string>
}

export const call = (
  { app }: TestApp,
  { headers }: Caller,
  line: string,
  { payload, ...more }: Partial<InjectOptions> = {},
) => {
  const [method, path] = line.split(' ') as ['GET', string]
  return app.inject({
    method,
    url: `/api${path}`,
    ...more,
    headers: { ...headers, ...more.headers },
    ...(payload !== undefined && { payload }),
  })
}

async function dataOf<T>(answering: PromiseLike<Awaited<ReturnType<typeof call>>>): Promise<T> {
  const answer = await answering
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data as T
}

export const begin = (haat: TestApp, applicant: Caller) =>
  dataOf<Application>(call(haat, applicant, 'POST /vendor/applications'))

export const mine = (haat: TestApp, applicant: Caller, id: string) =>
  dataOf<Application>(call(haat, applicant, `GET /vendor/applications/${id}`))

export const forStaff = (haat: TestApp, staff: Caller, id: string) =>
  dataOf<StaffApplication>(call(haat, staff, `GET /staff/applications/${id}`))

export const patch = (haat: TestApp, applicant: Caller, { id, version }: Application, fields: object) =>
  call(haat, applicant, `PATCH /vendor/applications/${id}`, { payload: { version, fields } })

export const upload = (
  haat: TestApp,
  applicant: Caller,
  id: string,
  { kind, bytes, replaces }: { kind: PaperKind; bytes: Buffer; replaces?: string },
) =>
  call(
    haat,
    applicant,
    `POST /vendor/applications/${id}/papers?kind=${kind}&name=photo.jpg${replaces ? `&replaces=${replaces}` : ''}`,
    { payload: bytes, headers: { 'content-type': 'application/octet-stream' } },
  )

/** An application with everything in it, not sent yet. */
export async function fillIn(haat: TestApp, applicant: Caller, changes: Partial<ApplicationFields> = {}) {
  const begun = await begin(haat, applicant)
  await dataOf(patch(haat, applicant, begun, wholeFields(changes)))
  const kinds: PaperKind[] = ['pan-card', 'registration-certificate', 'payout-proof']
  for (const kind of kinds)
    await dataOf(upload(haat, applicant, begun.id, { kind, bytes: await paperPhoto() }))
  return mine(haat, applicant, begun.id)
}

export const send = (haat: TestApp, applicant: Caller, { id, version }: Application) =>
  call(haat, applicant, `POST /vendor/applications/${id}/send`, { payload: { version } })

export async function sent(haat: TestApp, applicant: Caller, changes: Partial<ApplicationFields> = {}) {
  return dataOf<Application>(send(haat, applicant, await fillIn(haat, applicant, changes)))
}

/** A step of staff with the version that they see now. */
export async function decide(haat: TestApp, staff: Caller, id: string, step: string, body: object = {}) {
  const { version } = await forStaff(haat, staff, id)
  return call(haat, staff, `POST /staff/applications/${id}/${step}`, { payload: { version, ...body } })
}

export async function acceptAll(haat: TestApp, staff: Caller, id: string) {
  const { checklist } = await forStaff(haat, staff, id)
  for (const { line } of checklist) await dataOf(acceptLine(haat, staff, id, line))
}

/** Accepts a line as it is now. */
export async function acceptLine(haat: TestApp, staff: Caller, id: string, line: string) {
  const { history } = await forStaff(haat, staff, id)
  const payload = { isAccepted: true, timesSent: timesSent(history) }
  return call(haat, staff, `PUT /staff/applications/${id}/lines/${line}`, { payload })
}

export async function approved(haat: TestApp, staff: Caller, id: string) {
  await acceptAll(haat, staff, id)
  return dataOf<StaffApplication>(decide(haat, staff, id, 'approve'))
}
