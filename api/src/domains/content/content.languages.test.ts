import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeContent, makeFile, signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let staff: { authorization: string }
beforeAll(async () => {
  haat = await buildTestApp()
  staff = await signedIn(haat.services, 'staff')
})
afterAll(() => haat.close())

type Headers = Record<string, string>
const get = (path: string, headers: Headers = {}) => haat.app.inject({ url: `/api${path}`, headers })
async function list(query: Record<string, string>, headers: Headers = {}) {
  const answer = await get(`/master-content?${new URLSearchParams(query)}`, headers)
  return answer.json<{ data: { items: MasterContent[] } }>().data
}

describe('a document in two languages', () => {
  type Answer = Awaited<ReturnType<typeof get>>
  const shown = (answer: Answer) => {
    const { title, files, language } = answer.json<{ data: MasterContent }>().data
    return [title, files[0]?.name, language]
  }
  const nepali = { cookie: 'language=ne' }

  beforeAll(async () => {
    const files = {
      fileIds: [await makeFile(haat.services, 'rules.pdf')],
      fileIdsNe: [await makeFile(haat.services, 'rules-ne.pdf')],
    }
    await makeContent(haat.services, {
      key: 'rules',
      versions: [{ title: 'Rules', titleNe: 'नियम', ...files }],
    })
    await makeContent(haat.services, {
      key: 'only_english',
      versions: [{ title: 'Only', fileIds: files.fileIds }],
    })
  })

  it('shows the file of the reader first: English, unless the call or the cookie says Nepali', async () => {
    const english = ['Rules', 'rules.pdf', 'en']
    const inNepali = ['नियम', 'rules-ne.pdf', 'ne']
    const rules = '/master-content/key/rules'
    // In turns, since an answer that was kept for one reader must not be given to another.
    for (let turn = 0; turn < 2; turn++) {
      expect(shown(await get(rules))).toEqual(english)
      expect(shown(await get(rules, nepali))).toEqual(inNepali)
      expect(shown(await get(`${rules}?language=ne`))).toEqual(inNepali)
      expect(shown(await get(`${rules}?language=en`, nepali))).toEqual(english)
      expect(shown(await get(rules, { 'accept-language': 'ne' }))).toEqual(english)
    }
    const listed = await list({ key: 'rules', language: 'ne' })
    expect(listed.items.map(({ files }) => files[0]!.name)).toEqual(['rules-ne.pdf'])
    const bulk = await haat.app.inject({
      method: 'POST',
      url: '/api/master-content/bulk-keys',
      headers: nepali,
      payload: { keys: ['rules'] },
    })
    expect(bulk.json().data[0].files[0].name).toBe('rules-ne.pdf')
  })

  it('tells caches when an answer depends on the cookie', async () => {
    const vary = async (query: string) =>
      (await get(`/master-content/key/rules${query}`)).headers['vary'] ?? ''
    expect(await vary('')).toContain('Cookie')
    expect(await vary('?language=ne')).not.toContain('Cookie')
  })

  it('falls back to English where there is no Nepali file, and says so', async () => {
    const answer = await get('/master-content/key/only_english?language=ne')
    expect(shown(answer)).toEqual(['Only', 'rules.pdf', 'en'])
  })

  it('shows both languages to staff alone, who edit them', async () => {
    const asked = { keys: 'rules' }
    expect((await list(asked)).items[0]).not.toHaveProperty('translations')
    expect((await list(asked, staff)).items[0]!.translations).toMatchObject({
      en: { title: 'Rules', files: [{ name: 'rules.pdf' }] },
      ne: { title: 'नियम', files: [{ name: 'rules-ne.pdf' }] },
    })
  })

  it('refuses a language that there is not', async () => {
    expectRefusal(await get('/master-content/key/rules?language=hi'), 422, 'VALIDATION_FAILED')
  })
})

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

describe('the languages of a document', () => {
  it('are changed one by one, published together and restored together', async () => {
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

  it('are not published while a legal document has a Nepali file alone', async () => {
    const fileIdsNe = [await makeFile(haat.services)]
    const body = { key: 'privacy_policy', title: 'Privacy', status: 'published', fileIdsNe }
    expectRefusal(await ask('POST', '', body), 422, 'VALIDATION_FAILED')
  })
})
