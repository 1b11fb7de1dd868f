import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from '@tanstack/react-router'
import type { Application, ChecklistItem, Paper } from '@haat/contract/domains/applications.ts'
import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import { checklistLineNames } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { ApplicationCard, StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { defaultHours } from '@haat/contract/shared/office-hours.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { ConsoleReaderContext } from '#console/staff/console-reader.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import VendorsPage from '#console/vendors/vendors-page.tsx'

export const idOf = (at: number) => `0199f0a1-0000-7000-8000-${String(at).padStart(12, '0')}`
const at = '2026-11-16T06:15:00.000Z'

export const card = (number: number, changes: Partial<ApplicationCard> = {}): ApplicationCard => ({
  id: idOf(number),
  number: `A-${String(number).padStart(4, '0')}`,
  state: 'sent',
  name: { en: `Shop ${number}`, ne: `पसल ${number}` },
  legalName: { en: `Shop ${number} Udhyog`, ne: '' },
  kind: 'cottage-industry',
  sells: 'goods',
  district: { en: 'Jumla', ne: 'जुम्ला' },
  acceptedLines: 9,
  lines: 11,
  isSentAgain: false,
  clock: { promisedAt: '2026-11-18T05:00:00.000Z', minutesLeft: 600, isResting: false },
  sentAt: at,
  updatedAt: at,
  ...changes,
})

const fields: StoredFields = {
  nameEn: 'Karnali Syau Bagan',
  nameNe: 'कर्णाली स्याउ बगान',
  aboutEn: '',
  aboutNe: '',
  kind: 'cottage-industry',
  legalNameEn: 'Karnali Syau Bagan Udhyog',
  legalNameNe: 'कर्णाली स्याउ बगान उद्योग',
  registrationNumber: '1142/079/080',
  registrationOfficeEn: 'Cottage Industry, Jumla',
  registrationOfficeNe: 'घरेलु कार्यालय, जुम्ला',
  sells: 'goods',
  tradeEn: 'Fruit growing and drying',
  tradeNe: 'फलफूल खेती र सुकाउने',
  branchesEn: '',
  branchesNe: '',
  panNumber: '609417253',
  isVatRegistered: false,
  licenceText: 'DFTQC 32-114',
  district: 'jumla',
  localLevel: 'chandannath',
  ward: 4,
  toleEn: 'Bazar',
  toleNe: 'बजार',
  phoneNumber: '+97787520317',
  email: 'syau@example.com',
  isPickUpElsewhere: false,
  pickUpDistrict: '',
  pickUpLocalLevel: '',
  pickUpWard: null,
  pickUpTole: '',
  pickUpLandmark: '',
  complaintName: 'Dhan Bahadur Rokaya',
  complaintPhone: '+9779748112063',
  complaintEmail: '',
  returnPolicyEn: '7 days if sealed',
  returnPolicyNe: 'नखोलिएको भए ७ दिन',
  dispatchDays: 2,
  payoutKind: 'bank',
  bankName: 'Rastriya Banijya Bank',
  bankBranch: 'Jumla',
  accountName: 'D. B. Rokaya',
  accountNumber: '••••0123',
  agreementVersion: 3,
}

export const paper = (number: number, kind: Paper['kind'], changes: Partial<Paper> = {}): Paper => ({
  id: idOf(900 + number),
  kind,
  name: `${kind}.jpg`,
  contentType: 'image/webp',
  sizeBytes: 120_000,
  createdAt: at,
  ...changes,
})

export const item = (line: ChecklistItem['line'], changes: Partial<ChecklistItem> = {}): ChecklistItem => ({
  line,
  verdict: 'accepted',
  reason: null,
  note: '',
  canChange: false,
  isChanged: false,
  ...changes,
})

/** An application in which everything is accepted but the named lines. */
export const application = (
  open: readonly ChecklistItem['line'][],
  changes: Partial<StaffApplication> = {},
): StaffApplication => ({
  id: idOf(1),
  number: 'A-0001',
  state: 'sent',
  version: 7,
  fields,
  papers: [paper(1, 'pan-card'), paper(2, 'registration-certificate'), paper(3, 'payout-proof')],
  checklist: checklistLineNames
    .filter((line) => line !== 'vat-certificate')
    .map((line) => item(line, open.includes(line) ? { verdict: 'open' } : {})),
  problems: [],
  clock: { promisedAt: '2026-11-18T05:00:00.000Z', minutesLeft: 600, isResting: false },
  history: [step('send')],
  objectBy: null,
  agreement: { publishedVersion: 3, acceptedAt: at },
  shop: null,
  createdAt: at,
  updatedAt: at,
  applicant: { id: idOf(500), name: 'Dhan Bahadur Rokaya', email: 'dhan@example.com', language: 'ne' },
  ownRefusal: 'none',
  ...changes,
})

export const step = (
  name: Application['history'][number]['step'],
  changes: Partial<Application['history'][number]> = {},
): Application['history'][number] => ({
  step: name,
  at,
  staffName: '',
  lines: [],
  reason: null,
  note: '',
  ...changes,
})

interface Stored {
  waiting?: ApplicationCard[]
  sentBack?: ApplicationCard[]
  one?: StaffApplication
}

/** An API that lists these applications, three a page, and keeps the one that is open. */
export function vendorsApi({ waiting = [], sentBack = [], one }: Stored = {}) {
  const api = fakeApi({
    'GET /site/office': () => ({ data: { hours: defaultHours, holidays: [] } }),
    'GET /places/:district': () => ({
      data: {
        localLevels: [
          {
            slug: 'chandannath',
            name: { en: 'Chandannath', ne: 'चन्दननाथ' },
            kind: 'municipality',
            wards: 10,
          },
        ],
      },
    }),
    'GET /staff/vendors': () => ({
      data: { items: [], nextCursor: null, counts: { all: 60, open: 60, suspended: 0 } },
    }),
    'GET /staff/applications': ({ query }) => {
      const rows = query.state === 'sent-back' ? sentBack : waiting
      const first = Number(query.cursor ?? 0)
      const last = Math.min(rows.length, first + 3)
      return {
        data: {
          items: rows.slice(first, last),
          nextCursor: last < rows.length ? String(last) : null,
          counts: { waiting: waiting.length, sentBack: sentBack.length, late: 0 },
        },
      }
    },
    'GET /staff/applications/:id': () => ({ data: stored.one }),
    'PUT /staff/applications/:id/lines/:line': ({ params, body }) => {
      const { checklist, version } = stored.one!
      stored.one = {
        ...stored.one!,
        version: version + 1,
        checklist: checklist.map((line) =>
          line.line === params.line ? { ...line, verdict: body.isAccepted ? 'accepted' : 'open' } : line,
        ),
      }
      return { data: stored.one }
    },
  })
  const stored = { one }
  return { ...api, stored }
}
export type VendorsApi = ReturnType<typeof vendorsApi>

/** The page under its address, as the console shows it. */
function Vendors() {
  const { pathname } = useLocation()
  return <VendorsPage rest={pathname.split('/').slice(3).join('/')} />
}

export const openVendors = (
  api: Pick<VendorsApi, 'call'>,
  path = '/staff/vendors',
  language: 'en' | 'ne' = 'en',
  rights: readonly StaffRight[] = ['vendors'],
) =>
  renderApp(
    <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights }}>
      <Vendors />
    </ConsoleReaderContext>,
    { call: api.call, path, language },
  )
export const openOne = (api: Pick<VendorsApi, 'call'>, language: 'en' | 'ne' = 'en') =>
  openVendors(api, `/staff/vendors/${idOf(1)}`, language)

export const askedFor = (api: Pick<VendorsApi, 'requests'>, line: string) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input)

/** What a busy button says stands in it from the start, invisible: a pattern finds its first words. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
