import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import { linesFor } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { Application, ChecklistItem } from '@haat/contract/domains/applications.ts'
import { SessionProvider } from '#domains/account/session.tsx'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { ApplyPage } from '../apply-page.tsx'

export const emptyFields: StoredFields = {
  nameEn: '',
  nameNe: '',
  aboutEn: '',
  aboutNe: '',
  kind: null,
  legalNameEn: '',
  legalNameNe: '',
  registrationNumber: '',
  registrationOfficeEn: '',
  registrationOfficeNe: '',
  sells: null,
  tradeEn: '',
  tradeNe: '',
  branchesEn: '',
  branchesNe: '',
  panNumber: '',
  isVatRegistered: false,
  licenceText: '',
  district: '',
  localLevel: '',
  ward: null,
  toleEn: '',
  toleNe: '',
  phoneNumber: '',
  email: '',
  isPickUpElsewhere: false,
  pickUpDistrict: '',
  pickUpLocalLevel: '',
  pickUpWard: null,
  pickUpTole: '',
  pickUpLandmark: '',
  complaintName: '',
  complaintPhone: '',
  complaintEmail: '',
  returnPolicyEn: '',
  returnPolicyNe: '',
  dispatchDays: null,
  payoutKind: null,
  bankName: '',
  bankBranch: '',
  accountName: '',
  accountNumber: '',
  agreementVersion: null,
}

const at = '2026-11-16T05:06:00.000Z'

export function makeApplication(changes: Partial<Application> = {}): Application {
  const fields = { ...emptyFields, ...changes.fields }
  return {
    id: '01930a00-0000-7000-8000-0000000000a1',
    number: 'A-0412',
    state: 'draft',
    version: 1,
    papers: [],
    checklist: linesFor({ ...fields, hasLicencePaper: false }).map((line): ChecklistItem => ({
      line,
      verdict: 'open',
      reason: null,
      note: '',
      canChange: true,
      isChanged: false,
    })),
    problems: [],
    clock: null,
    history: [{ step: 'begin', at, staffName: '', lines: [], reason: null, note: '' }],
    objectBy: null,
    agreement: { publishedVersion: 1, acceptedAt: null },
    shop: null,
    createdAt: at,
    updatedAt: at,
    ...changes,
    fields,
  }
}

export const withFields = (fields: Partial<StoredFields>, changes: Partial<Application> = {}) =>
  makeApplication({ ...changes, fields: { ...emptyFields, ...fields } })

export const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label)

/** What the server has; a test changes it as another device or staff would. */
interface ServerState {
  applications: Application[]
}

const user = { id: 'me', name: 'Bishnu Maya Pun', email: 'me@haat.test', roles: ['shopper'] }

function applicantApi(server: ServerState) {
  const change = (next: Partial<Application>) => {
    const [known, ...others] = server.applications
    const changed = { ...known!, ...next, version: known!.version + 1 }
    server.applications = [changed, ...others]
    return { data: changed }
  }
  return fakeApi({
    'GET /auth/me': () => ({ user }),
    'GET /vendor/applications': () => ({ data: server.applications }),
    'GET /vendor/applications/:id': () => ({ data: server.applications[0] }),
    'POST /vendor/applications': () => {
      server.applications = [makeApplication(), ...server.applications]
      return { data: server.applications[0] }
    },
    'PATCH /vendor/applications/:id': ({ body }) => {
      const [known] = server.applications
      if (body.version !== known!.version) return refuse(409, { code: 'CONFLICT' })
      return change({ fields: { ...known!.fields, ...body.fields } })
    },
    'POST /vendor/applications/:id/send': () => change({ state: 'sent' }),
    'POST /vendor/applications/:id/withdraw': () => change({ state: 'withdrawn' }),
    'POST /vendor/applications/:id/object': () => change({ state: 'objected', objectBy: null }),
    'GET /places/:district': () => ({ data: { localLevels: [] } }),
  })
}
type ApplicantApi = ReturnType<typeof applicantApi>

/** The page of somebody who is signed in. */
export async function openApply(
  server: ServerState,
  { path = '/vendor/apply', language = 'en' as 'en' | 'ne', onSignIn = () => {}, isBroken = false } = {},
) {
  const api = applicantApi(server)
  const list = api.answers['GET /vendor/applications']!
  if (isBroken) api.answers['GET /vendor/applications'] = () => refuse(403)
  const mend = () => void (api.answers['GET /vendor/applications'] = list)
  const app = await renderApp(
    <SessionProvider call={api.call} onSignedOut={async () => {}} first="anonymous">
      {() => <ApplyPage onSignIn={onSignIn} />}
    </SessionProvider>,
    { call: api.call, path, language },
  )
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  return { ...app, api: { ...api, mend } }
}

export const saved = (api: ApplicantApi) =>
  api.requests
    .filter(({ line }) => line === 'PATCH /vendor/applications/:id')
    .map(({ input }) => input['body'] as { version: number; fields: object })

export function signIn() {
  document.cookie = 'accessToken=x; path=/'
  document.cookie = 'refreshToken=x; path=/'
}

export function signOut() {
  document.cookie = 'accessToken=; max-age=0; path=/'
  document.cookie = 'refreshToken=; max-age=0; path=/'
  sessionStorage.clear()
}
