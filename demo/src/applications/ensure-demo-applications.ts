import { ensureUser } from '@haat/api/domains/account/account.service.ts'
import { dateApplication } from '@haat/api/domains/applications/application-times.service.ts'
import {
  beginApplication,
  changeApplication,
  listMyApplications,
  lockOwnApplication,
  type ApplicationRow,
  type LineChecks,
} from '@haat/api/domains/applications/applications.service.ts'
import { makeStep } from '@haat/api/domains/applications/make-step.service.ts'
import { addPaper } from '@haat/api/domains/applications/papers.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import type { ApplicationFields } from '@haat/contract/domains/applications.fields.ts'
import { applicationSteps, type PaperKind } from '@haat/contract/domains/applications.rules.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { demoAccounts, demoPassword } from '../demo-accounts.ts'
import type { DemoApplication, DemoStep } from './demo-applications.ts'

const hourMs = 3_600_000
const idOf = (key: string) => `0192f0a0-0000-7000-8000-0000000000${key}`

/** Gives staff of the demo applications in every state, once. Nobody is written to about them. */
export async function ensureDemoApplications(services: Services) {
  const { demoApplications } = await import('./demo-applications.ts')
  const silent = { ...services, outbox: { ...services.outbox, queue: async () => {} } }
  const papers = createPapers(services)
  for (const demo of demoApplications) await ensureOne(silent, demo, papers)
}

async function ensureOne(services: Services, demo: DemoApplication, papers: Papers) {
  const userId = demo.account ? demoAccountIds[demo.account] : idOf(demo.key)
  if (!demo.account) {
    const { person: name, email, language } = demo
    const person = { id: userId, name, email, language, roles: ['shopper' as const] }
    await ensureUser(services.db, { ...person, password: demoPassword })
  }
  if ((await listMyApplications(services, userId)).length > 0) return
  const begun = await beginApplication(services, userId)
  const fields = { ...usual, ...demo.fields } as Partial<ApplicationFields>
  await changeApplication(services, userId, begun.id, { version: begun.version, fields })
  for (const kind of kindsOf(demo)) {
    const paper = { kind, name: `${kind}.jpg`, bytes: await papers(kind), replaces: undefined }
    await addPaper(services, userId, begun.id, paper)
  }
  const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
  await services.db.transaction(async (tx) => {
    for (const step of demo.steps) {
      await make(services, tx, await lockOwnApplication(tx, userId, begun.id), step)
    }
    await dateApplication(
      tx,
      begun.id,
      [demo.begunHoursAgo, ...demo.steps.map(({ hoursAgo }) => hoursAgo)].map(ago),
    )
  })
}

/** What most of them say. */
const usual: Partial<ApplicationFields> = {
  kind: 'cottage-industry',
  sells: 'goods',
  pickUpLandmark: 'Beside the ward office',
  returnPolicyEn: '7 days, 15 with the seal unbroken.',
  returnPolicyNe: '७ दिन, सिल नखोलिएको भए १५ दिन।',
  dispatchDays: 2,
  payoutKind: 'esewa',
  accountNumber: '9847055120',
  agreementVersion: 1,
}

/** A draft is half done. */
function kindsOf({ fields, steps }: DemoApplication): PaperKind[] {
  if (steps.length === 0) return ['pan-card']
  return [
    'pan-card',
    ...(fields.kind === 'person' ? [] : ['registration-certificate' as const]),
    'payout-proof',
    ...(fields.licenceText ? ['licence' as const] : []),
  ]
}

const admin = demoAccounts.find(({ roles }) => roles.includes('admin'))!

async function make(services: Services, tx: Tx, row: ApplicationRow, demo: DemoStep) {
  const { step, accepted = [], lines = [], reason = null, note = '' } = demo
  const isStaff = applicationSteps[step].by === 'staff'
  const actor = isStaff ? { userId: admin.id, name: admin.name } : { userId: row.userId }
  const checks: LineChecks = { ...row.checks }
  for (const line of accepted)
    checks[line] = { verdict: 'accepted', reason: null, note: '', isChanged: false }
  for (const { line, ...why } of lines) checks[line] = { verdict: 'sent-back', ...why, isChanged: false }
  // What was sent back is mended when it is sent again.
  const mended = Object.entries(checks).map(([line, check]) => [
    line,
    step === 'send' && check.verdict === 'sent-back' ? { ...check, verdict: 'open', isChanged: true } : check,
  ])
  const changes = {
    checks: Object.fromEntries(mended) as LineChecks,
    ...(step === 'send' && { sentAt: new Date() }),
  }
  const vendorId = demo.opens && (await findVendorBySlug(tx, demo.opens))?.id
  await makeStep(services, tx, row, step, {
    actor,
    lines,
    reason,
    note,
    changes: { ...changes, ...(vendorId && { vendorId }) },
  })
}

type Papers = (kind: PaperKind) => Promise<Buffer>

/** Each kind is drawn once. */
function createPapers(services: Services): Papers {
  const drawn = new Map<PaperKind, Promise<Buffer>>()
  return async (kind) => {
    const { drawPaper } = await import('./draw-paper.ts')
    const paper = drawn.get(kind) ?? drawPaper(services, kind)
    drawn.set(kind, paper)
    return paper
  }
}
