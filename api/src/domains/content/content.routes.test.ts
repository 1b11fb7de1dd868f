import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeContent, makeFile, pdfBytes, signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let staff: { authorization: string }
let fileId: string
const ids: Record<string, string> = {}

const day = (date: number) => new Date(Date.UTC(2026, 0, date))

beforeAll(async () => {
  haat = await buildTestApp()
  staff = await signedIn(haat.services, 'staff')
  fileId = await makeFile(haat.services)
  const second = await makeFile(haat.services, 'second.pdf')
  ids['terms'] = await makeContent(haat.services, {
    key: 'terms',
    createdAt: day(3),
    versions: [
      { title: 'Terms of 2025', updatedAt: day(10), tags: ['legal'] },
      { title: 'Terms of 2026', updatedAt: day(20), tags: ['legal', 'Nepal'], fileIds: [second, fileId] },
      { title: 'Terms in the making', status: 'draft', updatedAt: day(30), tags: ['secret'] },
    ],
  })
  ids['privacy'] = await makeContent(haat.services, {
    key: 'privacy',
    createdAt: day(2),
    versions: [{ title: '100% privacy_rules', updatedAt: day(25), tags: ['legal'] }],
  })
  ids['guide'] = await makeContent(haat.services, {
    key: 'guide',
    createdAt: day(1),
    versions: [{ title: 'Guide', updatedAt: day(15), tags: ['मद्दत'] }],
  })
  ids['plans'] = await makeContent(haat.services, {
    key: 'plans',
    createdAt: day(4),
    versions: [{ title: 'Plans', status: 'draft', updatedAt: day(5) }],
  })
})
afterAll(() => haat.close())

type Headers = Record<string, string>
const get = (path: string, headers: Headers = {}) => haat.app.inject({ url: `/api${path}`, headers })

async function list(query: Record<string, string> = {}, headers: Headers = {}) {
  const answer = await get(`/master-content?${new URLSearchParams(query)}`, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{
    data: { items: MasterContent[]; pageIndex: number; pageSize: number; total: number }
  }>().data
}
const keysOf = async (query?: Record<string, string>, headers?: Headers) =>
  (await list(query, headers)).items.map((item) => item.key)

describe('one document', () => {
  it('is read by its key in its newest published version, with its files in order', async () => {
    const answer = await get('/master-content/key/terms')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    const { data } = answer.json<{ data: MasterContent }>()
    expect(data).toMatchObject({
      id: ids['terms'],
      key: 'terms',
      title: 'Terms of 2026',
      status: 'published',
      version: 2,
      tags: ['legal', 'Nepal'],
      createdAt: '2026-01-03T00:00:00.000Z',
      updatedAt: '2026-01-20T00:00:00.000Z',
    })
    expect(data.files.map((file) => file.name)).toEqual(['second.pdf', 'terms and नियम.pdf'])
    expect(data.files[1]).toEqual({
      id: fileId,
      url: `/api/files/${fileId}/${encodeURIComponent('terms and नियम.pdf')}`,
      name: 'terms and नियम.pdf',
      contentType: 'application/pdf',
      sizeBytes: pdfBytes.length,
    })
    expect((await get(data.files[1]!.url.slice(4))).statusCode).toBe(200)
  })

  it('is never a draft when read by key, not even for staff', async () => {
    expectRefusal(await get('/master-content/key/plans'), 404, 'NOT_FOUND')
    expectRefusal(await get('/master-content/key/plans', staff), 404, 'NOT_FOUND')
    expect((await get('/master-content/key/terms', staff)).json().data.version).toBe(2)
  })

  it('says which version shoppers see, also where a draft is on top or nothing is published', async () => {
    const { items } = await list({ sortField: 'key', sortOrder: 'asc' }, staff)
    expect(
      items.map(({ key, status, version, publishedVersion }) => [key, status, version, publishedVersion]),
    ).toEqual([
      ['guide', 'published', 1, 1],
      ['plans', 'draft', 1, null],
      ['privacy', 'published', 1, 1],
      ['terms', 'draft', 3, 2],
    ])
    expect((await get('/master-content/key/terms')).json().data).toMatchObject({
      version: 2,
      publishedVersion: 2,
    })
  })

  it('is read by id: shoppers get what is published, staff the newest version', async () => {
    expect((await get(`/master-content/${ids['terms']}`)).json().data.version).toBe(2)
    expect((await get(`/master-content/${ids['terms']}`, staff)).json().data.version).toBe(3)
    const shopper = await signedIn(haat.services, 'shopper')
    expectRefusal(await get(`/master-content/${ids['plans']}`), 404, 'NOT_FOUND')
    expectRefusal(await get(`/master-content/${ids['plans']}`, shopper), 404, 'NOT_FOUND')
    expect((await get(`/master-content/${ids['plans']}`, staff)).json().data.status).toBe('draft')
  })

  it('that does not exist is a 404 in the error shape', async () => {
    const body = expectRefusal(await get('/master-content/key/no_such_key'), 404, 'NOT_FOUND')
    expect(body.message).toBe('This content was not found.')
    expectRefusal(await get(`/master-content/${randomUUID()}`), 404, 'NOT_FOUND')
  })

  it('answers of staff are not kept by shared caches', async () => {
    expect((await get('/master-content/key/terms', staff)).headers['cache-control']).toBe('no-store')
  })
})

describe('the list', () => {
  it('has the first page of ten, newest first, when nothing is asked', async () => {
    const page = await list()
    expect(page).toMatchObject({ pageIndex: 1, pageSize: 10, total: 3 })
    expect(page.items.map((item) => item.key)).toEqual(['terms', 'privacy', 'guide'])
    const spelledOut = { pageIndex: '1', pageSize: '10', searchTerm: '', key: '', sortField: 'createdAt' }
    expect(await list({ ...spelledOut, sortOrder: 'desc' })).toEqual(page)
    expect(await list({ searchTerm: '', keys: '', tags: '', pageIndex: '1', pageSize: '10' })).toEqual(page)
  })

  it('shows drafts to staff only', async () => {
    expect(await keysOf({}, staff)).toEqual(['plans', 'terms', 'privacy', 'guide'])
    expect(await keysOf({ key: 'plans' })).toEqual([])
    expect(await keysOf({ tags: 'secret' })).toEqual([])
    expect(await keysOf({ searchTerm: 'making' })).toEqual([])
    expect(await keysOf({ searchTerm: 'making' }, staff)).toEqual(['terms'])
  })

  it.each([
    ['createdAt', ['guide', 'privacy', 'terms']],
    ['updatedAt', ['guide', 'terms', 'privacy']],
    ['key', ['guide', 'privacy', 'terms']],
    ['title', ['privacy', 'guide', 'terms']],
  ])('is sorted by %s in both directions', async (sortField, ascending) => {
    expect(await keysOf({ sortField, sortOrder: 'asc' })).toEqual(ascending)
    expect(await keysOf({ sortField, sortOrder: 'desc' })).toEqual(ascending.toReversed())
  })

  it('is cut into pages, and a page after the last is empty', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((pageIndex) => list({ pageSize: '2', pageIndex })))
    expect(pages.map((page) => page.items.map((item) => item.key))).toEqual([
      ['terms', 'privacy'],
      ['guide'],
      [],
    ])
    expect(pages.map((page) => page.total)).toEqual([3, 3, 3])
    expect(pages[2]).toMatchObject({ pageIndex: 3, pageSize: 2 })
    expect(await list({ pageIndex: '1000', pageSize: '100' })).toMatchObject({ items: [], total: 3 })
  })

  it('is narrowed by key, keys and tags, in both forms of the call', async () => {
    expect(await keysOf({ key: 'guide' })).toEqual(['guide'])
    expect(await keysOf({ keys: 'guide, terms,,no_such_key' })).toEqual(['terms', 'guide'])
    expect(await keysOf({ tags: 'Nepal' })).toEqual(['terms'])
    expect(await keysOf({ tags: 'legal,मद्दत' })).toEqual(['terms', 'privacy', 'guide'])
    expect(await keysOf({ keys: 'guide,privacy', tags: 'legal', searchTerm: 'rules' })).toEqual(['privacy'])
    expect(await keysOf({ key: 'guide', keys: 'terms' })).toEqual([])
  })

  it('finds words in key and title, whatever their case', async () => {
    expect(await keysOf({ searchTerm: 'GUIDE' })).toEqual(['guide'])
    expect(await keysOf({ searchTerm: '  of 2026 ' })).toEqual(['terms'])
    expect(await keysOf({ searchTerm: 'of 2025' })).toEqual([])
  })

  it('takes %, _ and \\ in a search for themselves', async () => {
    expect(await keysOf({ searchTerm: '%' })).toEqual(['privacy'])
    expect(await keysOf({ searchTerm: '_' })).toEqual(['privacy'])
    expect(await keysOf({ searchTerm: '0% p' })).toEqual(['privacy'])
    expect(await keysOf({ searchTerm: 'g_ide' })).toEqual([])
    expect(await keysOf({ searchTerm: '\\' })).toEqual([])
    expect(await keysOf({ searchTerm: '\\%' })).toEqual([])
  })

  it('takes SQL in a search for words that are nowhere', async () => {
    for (const searchTerm of ["' or '1'='1", "'; drop table contents; --", '%27)/**/or/**/true--', '$1']) {
      expect(await keysOf({ searchTerm })).toEqual([])
    }
    expect((await list()).total).toBe(3)
  })
})

describe('keys, bulk-keys and stats', () => {
  const bulk = (payload: object) =>
    haat.app.inject({ method: 'POST', url: '/api/master-content/bulk-keys', payload })

  it('keys names what is published, in order', async () => {
    const answer = await get('/master-content/keys')
    expect(answer.json()).toEqual({
      success: true,
      message: 'Keys listed',
      data: ['guide', 'privacy', 'terms'],
    })
  })

  it('bulk-keys gives the published content of each key and leaves out the others', async () => {
    const answer = await bulk({ keys: ['terms', 'plans', 'no_such_key', 'guide', 'guide'] })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: MasterContent[] }>()
    expect(data.map((item) => [item.key, item.version])).toEqual([
      ['guide', 1],
      ['terms', 2],
    ])
    expect(data[1]?.files).toHaveLength(2)
  })

  it.each([
    ['no list', {}],
    ['an empty list', { keys: [] }],
    ['101 keys', { keys: Array.from({ length: 101 }, (_, at) => `key_${at}`) }],
    ['10,001 keys', { keys: Array.from({ length: 10_001 }, (_, at) => `key_${at}`) }],
    ['10,001 bad keys', { keys: Array.from({ length: 10_001 }, () => '$') }],
    ['numbers', { keys: [1] }],
    ['SQL', { keys: ["terms' or true --"] }],
    ['a string', { keys: 'terms' }],
    ['a field that does not exist', { keys: ['terms'], status: 'draft' }],
  ])('bulk-keys refuses %s', async (_, payload) => {
    const answer = await bulk(payload)
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(answer.body.length).toBeLessThan(3000)
  })

  it('stats count for staff, and nobody else gets them', async () => {
    const answer = await get('/master-content/stats', staff)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Content counted',
      data: {
        total: 4,
        // A document that is live and has a draft on top counts as both.
        published: 3,
        drafts: 2,
        files: 2,
        byKey: ['guide', 'plans', 'privacy', 'terms'].map((key) => ({ key, count: 1 })),
        byTag: [
          { tag: 'मद्दत', count: 1 },
          { tag: 'legal', count: 1 },
          { tag: 'secret', count: 1 },
        ],
        lastUpdatedAt: '2026-01-30T00:00:00.000Z',
      },
    })
    expectRefusal(await get('/master-content/stats'), 401, 'UNAUTHENTICATED')
    expectRefusal(
      await get('/master-content/stats', await signedIn(haat.services, 'vendor')),
      403,
      'FORBIDDEN',
    )
  })
})
