import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { makeFile, signedIn } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
let staff: { authorization: string }
beforeAll(async () => {
  haat = await buildTestApp()
  staff = await signedIn(haat.services, 'staff')
})
afterAll(() => haat.close())

type Method = 'GET' | 'POST' | 'PATCH'
const ask = (method: Method, path: string, payload?: object, headers: Record<string, string> = staff) =>
  haat.app.inject({ method, url: `/api/master-content${path}`, headers, ...(payload && { payload }) })
const asShopper = (path: string) => ask('GET', path, undefined, {})
async function done(answer: ReturnType<typeof ask>): Promise<MasterContent> {
  const { statusCode, body, json } = await answer
  expect(statusCode, body).toBe(200)
  return json<{ data: MasterContent }>().data
}
const auditEntries = async (subject: string) => {
  const { rows } = await haat.database.pool.query(
    'select action, before, after from audit_entries where subject_id = $1 order by id',
    [subject],
  )
  return rows as object[]
}

it('the languages of a document are changed one by one, published together and restored together', async () => {
  const [en, ne, other] = [
    await makeFile(haat.services, 'en.pdf'),
    await makeFile(haat.services, 'ne.pdf'),
    await makeFile(haat.services, 'other.pdf'),
  ]
  const first = await done(
    ask('POST', '', { key: 'house_rules', title: 'Terms', fileIds: [en], status: 'published' }),
  )
  expect(first).toMatchObject({ language: 'en', translations: { ne: { title: '', files: [] } } })
  const changes = { titleNe: 'सर्त', fileIdsNe: [ne], status: 'published' }
  const second = await done(ask('PATCH', `/${first.id}`, { version: 1, ...changes }))
  expect(second.translations).toMatchObject({
    en: { title: 'Terms', files: [{ name: 'en.pdf' }] },
    ne: { title: 'सर्त', files: [{ name: 'ne.pdf' }] },
  })
  expect(await done(asShopper(`/${first.id}?language=ne`))).toMatchObject({
    version: 2,
    files: [{ name: 'ne.pdf' }],
  })
  await done(ask('PATCH', `/${first.id}`, { version: 2, fileIdsNe: [other], status: 'draft' }))
  const restored = await done(ask('POST', `/${first.id}/versions/2/restore`, { version: 3 }))
  expect(restored.translations!.ne.files).toMatchObject([{ name: 'ne.pdf' }])
  expect(await auditEntries(first.id)).toMatchObject([
    { action: 'content.create' },
    { action: 'content.publish', after: { titleNe: 'सर्त', filesNe: ['ne.pdf'] } },
    { action: 'content.change', before: { filesNe: ['ne.pdf'] }, after: { filesNe: ['other.pdf'] } },
    { action: 'content.restore', after: { filesNe: ['ne.pdf'] } },
  ])
  expectRefusal(
    await ask('PATCH', `/${first.id}`, { version: 4, fileIdsNe: [randomUUID()] }),
    422,
    'VALIDATION_FAILED',
  )
})

it('a legal document with a Nepali file alone is not published', async () => {
  const fileIdsNe = [await makeFile(haat.services)]
  const body = { key: 'privacy_policy', title: 'Privacy', status: 'published', fileIdsNe }
  expectRefusal(await ask('POST', '', body), 422, 'VALIDATION_FAILED')
})
