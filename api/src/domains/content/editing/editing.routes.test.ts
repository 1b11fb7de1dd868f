import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentVersion, MasterContent } from '@haat/contract/domains/content.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeContent, makeFile, makeToken, pdfBytes } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
let staff: { authorization: string }
let told: string[]

beforeAll(async () => {
  haat = await buildTestApp()
  const { token } = await makeToken(haat.services, 'staff')
  staff = bearer(token)
  told = []
  haat.services.bus.subscribe('content', (_, topic) => void told.push(topic))
})
afterAll(() => haat.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, payload?: object, headers: Record<string, string> = staff) =>
  haat.app.inject({ method, url: `/api/master-content${path}`, headers, ...(payload && { payload }) })
const asShopper = (path: string) => ask('GET', path, undefined, {})

async function done<T = MasterContent>(answer: ReturnType<typeof ask>): Promise<T> {
  const { statusCode, body, json } = await answer
  expect(statusCode, body).toBe(200)
  return json<{ data: T }>().data
}
const versionsOf = (id: string) => done<ContentVersion[]>(ask('GET', `/${id}/versions`))
const auditEntries = async (subject: string) => {
  const { rows } = await haat.database.pool.query(
    'select action, actor_name, subject_label, before, after from audit_entries where subject_id = $1 order by id',
    [subject],
  )
  return rows as { action: string; before: object | null; after: object | null }[]
}
let made = 0
const key = () => `guide_${++made}`

describe('a content', () => {
  it('is made as a draft, changed into a second version and shown once that is published', async () => {
    const file = await makeFile(haat.services)
    const first = await done(
      ask('POST', '', { key: 'returns_guide', title: 'How to return', tags: ['help'] }),
    )
    expect(first).toMatchObject({ version: 1, status: 'draft', files: [], tags: ['help'] })
    expectRefusal(await asShopper('/key/returns_guide'), 404, 'NOT_FOUND')
    told.length = 0
    const second = await done(
      ask('PATCH', `/${first.id}`, { version: 1, status: 'published', fileIds: [file] }),
    )
    expect(second).toMatchObject({ id: first.id, version: 2, status: 'published', title: 'How to return' })
    expect(told).toEqual(['content'])
    const shown = await done(asShopper('/key/returns_guide'))
    const { translations: _, ...asShown } = second
    expect(shown).toEqual(asShown)
    expect(shown.files.map(({ id }) => id)).toEqual([file])
    expect(Date.parse(shown.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
    expect(await versionsOf(first.id)).toMatchObject([
      { version: 2, isShown: true, editor: { name: 'Anjali Shrestha' } },
      { version: 1, isShown: false, status: 'draft', translations: { en: { files: [] } } },
    ])
    expect(await auditEntries(first.id)).toMatchObject([
      { action: 'content.create', actor_name: 'Anjali Shrestha', before: null },
      { action: 'content.publish', before: { status: 'draft' }, after: { status: 'published' } },
    ])
  })

  it('that shoppers see stays while the next version is a draft', async () => {
    const id = await makeContent(haat.services, { key: key(), versions: [{ title: 'As it is' }] })
    const draft = await done(ask('PATCH', `/${id}`, { version: 1, title: 'As it will be', status: 'draft' }))
    expect(draft).toMatchObject({ version: 2, title: 'As it will be' })
    expect(await done(asShopper(`/${id}`))).toMatchObject({ version: 1, title: 'As it is' })
  })

  it('without anything changed makes no version', async () => {
    const id = await makeContent(haat.services, { key: key(), versions: [{ title: 'Same', tags: ['a'] }] })
    expect(await done(ask('PATCH', `/${id}`, { version: 1, title: 'Same', tags: ['a'] }))).toMatchObject({
      version: 1,
    })
    expect(await versionsOf(id)).toHaveLength(1)
    expect(await auditEntries(id)).toEqual([])
  })

  it('keeps markup in its words as the words that they are', async () => {
    const title = '<script>alert(1)</script>'
    const content = await done(ask('POST', '', { key: key(), title }))
    expect(content.title).toBe(title)
    expectRefusal(
      await ask('POST', '', { key: key(), title, tags: ['<img src=x>'] }),
      422,
      'VALIDATION_FAILED',
    )
  })

  it.each([
    [
      'a key that is taken',
      { key: 'taken', title: 'Twice' },
      409,
      'There is content under this key already.',
    ],
    ['no title', { key: 'untitled', title: ' ' }, 422, 'Title is required'],
    [
      'a file that is not here',
      { key: 'lost', title: 'Lost', fileIds: [randomUUID()] },
      422,
      'A file was not found among the uploaded PDFs. Please upload it again.',
    ],
    ['a version that somebody claims', { key: 'mine', title: 'Mine', version: 7 }, 422, undefined],
    [
      'a legal document without its file',
      { key: 'privacy_policy', title: 'Privacy', status: 'published' },
      422,
      'A legal document needs its PDF before it is published.',
    ],
  ])('is refused for %s', async (_, body, status, sentence) => {
    if (body.key === 'taken') await makeContent(haat.services, { key: 'taken' })
    const refusal = expectRefusal(
      await ask('POST', '', body),
      status,
      status === 409 ? 'CONFLICT' : 'VALIDATION_FAILED',
    )
    if (sentence) expect(refusal.message).toBe(sentence)
  })
})

describe('two editors at once', () => {
  it('one is first, the other is told who and when, and nothing of either is mixed', async () => {
    const id = await makeContent(haat.services, { key: key(), versions: [{ title: 'Before' }] })
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => ask('PATCH', `/${id}`, { version: 1, title })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const refusal = expectRefusal(
      answers.find(({ statusCode }) => statusCode === 409)!,
      409,
      'CONFLICT',
    )
    expect(refusal.message).toMatch(
      /^Anjali Shrestha changed “(One|Two|Three)” on \d+ \w+ 20\d\d at .+: it is version 2 now, you saw version 1\. Nothing of yours was saved\.$/,
    )
    const versions = await versionsOf(id)
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    expect(versions[1]).toMatchObject({ translations: { en: { title: 'Before' } } })
    expect(await auditEntries(id)).toHaveLength(1)
  })

  it('one deletes while the other writes: whoever is second is refused', async () => {
    const id = await makeContent(haat.services, { key: key() })
    const answers = await Promise.all([
      ask('DELETE', `/${id}?version=1`),
      ask('PATCH', `/${id}`, { version: 1, title: 'Still here' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200)
    expect(answers.filter(({ statusCode }) => [404, 409].includes(statusCode))).toHaveLength(1)
  })

  it('who make the same key get one content', async () => {
    const body = { key: key(), title: 'Once' }
    const answers = await Promise.all([ask('POST', '', body), ask('POST', '', body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('several at once', () => {
  it('are all changed, each in a version of its own', async () => {
    const ids = await Promise.all([1, 2].map(() => makeContent(haat.services, { key: key() })))
    const updates = ids.map((id) => ({ id, version: 1, changes: { tags: ['season'] } }))
    const changed = await done<MasterContent[]>(ask('PATCH', '/bulk', { updates }))
    expect(changed.map(({ id, version, tags }) => [id, version, tags])).toEqual(
      ids.map((id) => [id, 2, ['season']]),
    )
    expect(await auditEntries(ids[1]!)).toMatchObject([
      { action: 'content.publish', after: { tags: ['season'] } },
    ])
  })

  it('are none of them changed when one was changed by somebody else', async () => {
    const ids = await Promise.all([1, 2].map(() => makeContent(haat.services, { key: key() })))
    await done(ask('PATCH', `/${ids[1]}`, { version: 1, title: 'Faster' }))
    const updates = ids.map((id) => ({ id, version: 1, changes: { tags: ['x'] } }))
    expectRefusal(await ask('PATCH', '/bulk', { updates }), 409, 'CONFLICT')
    expect(await versionsOf(ids[0]!)).toHaveLength(1)
    const gone = [...updates.slice(0, 1), { id: randomUUID(), version: 1, changes: {} }]
    expectRefusal(await ask('PATCH', '/bulk', { updates: gone }), 404, 'NOT_FOUND')
    expectRefusal(
      await ask('PATCH', '/bulk', { updates: [updates[0], updates[0]] }),
      422,
      'VALIDATION_FAILED',
    )
  })

  it('in opposite orders wait for each other and never for ever', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => makeContent(haat.services, { key: key() })))
    const updates = ids.map((id) => ({ id, version: 1, changes: { tags: ['y'] } }))
    const answers = await Promise.all(
      [updates, updates.toReversed()].map((list) => ask('PATCH', '/bulk', { updates: list })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each([
    [101, 422],
    [10_001, 413],
  ])('are refused when they are %i, in a moment', async (length, status) => {
    const updates = Array.from({ length }, () => ({ id: randomUUID(), version: 1, changes: {} }))
    const begin = performance.now()
    const answer = await ask('PATCH', '/bulk', { updates })
    expect(performance.now() - begin).toBeLessThan(500)
    expectRefusal(answer, status, status === 413 ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION_FAILED')
  })
})

describe('a content that is taken away', () => {
  it('is gone for shoppers, readable to staff, and its key is free', async () => {
    const id = await makeContent(haat.services, {
      key: 'old_guide',
      versions: [{ title: 'Old', tags: ['old'] }],
    })
    expectRefusal(await ask('DELETE', `/${id}?version=2`), 409, 'CONFLICT')
    expect(await done<object>(ask('DELETE', `/${id}?version=1`))).toEqual({})
    for (const path of ['/key/old_guide', `/${id}`]) expectRefusal(await asShopper(path), 404, 'NOT_FOUND')
    expect(await done<string[]>(asShopper('/keys'))).not.toContain('old_guide')
    expect(await done<object>(asShopper('?key=old_guide'))).toMatchObject({ total: 0, items: [] })
    expect(await versionsOf(id)).toMatchObject([{ version: 1, isShown: false }])
    expect(await auditEntries(id)).toMatchObject([
      { action: 'content.delete', before: { title: 'Old' }, after: null },
    ])
    expectRefusal(await ask('PATCH', `/${id}`, { version: 1, title: 'Back' }), 404, 'NOT_FOUND')
    const back = await done(ask('POST', `/${id}/versions/1/restore`, { version: 1 }))
    expect(back).toMatchObject({ version: 2, status: 'draft', title: 'Old' })
    expect(await done(asShopper('/key/old_guide'))).toMatchObject({ version: 1 })
  })

  it('does not come back while another one has its key', async () => {
    const id = await makeContent(haat.services, { key: 'reused' })
    await done<object>(ask('DELETE', `/${id}?version=1`))
    await done(ask('POST', '', { key: 'reused', title: 'Another' }))
    expectRefusal(await ask('POST', `/${id}/versions/1/restore`, { version: 1 }), 409, 'CONFLICT')
  })

  it.each(['terms_and_conditions', 'return_and_refund_policy', 'privacy_policy'])(
    'is never %s',
    async (legal) => {
      const id = await makeContent(haat.services, { key: legal, versions: [{ title: 'By law' }] })
      const refusal = expectRefusal(await ask('DELETE', `/${id}?version=1`), 409, 'CONFLICT')
      expect(refusal.message).toBe('By law must be there by law: it can be replaced, not deleted.')
      expect(await done(asShopper(`/key/${legal}`))).toMatchObject({ title: 'By law' })
    },
  )
})

it('an old version becomes the newest again, as a draft, with its files', async () => {
  const files = [await makeFile(haat.services, 'one.pdf'), await makeFile(haat.services, 'two.pdf')]
  const id = await makeContent(haat.services, {
    key: key(),
    versions: files.map((file, at) => ({ title: `No ${at + 1}`, fileIds: [file] })),
  })
  const restored = await done(ask('POST', `/${id}/versions/1/restore`, { version: 2 }))
  expect(restored).toMatchObject({ version: 3, title: 'No 1', status: 'draft', files: [{ name: 'one.pdf' }] })
  expect(await done(asShopper(`/${id}`))).toMatchObject({ version: 2 })
  expectRefusal(await ask('POST', `/${id}/versions/1/restore`, { version: 2 }), 409, 'CONFLICT')
  expectRefusal(await ask('POST', `/${id}/versions/9/restore`, { version: 3 }), 404, 'NOT_FOUND')
  expect(await auditEntries(id)).toMatchObject([{ action: 'content.restore', after: { restored: 1 } }])
})

describe('an upload', () => {
  const upload = (bytes: Buffer, name = 'terms.pdf') =>
    haat.app.inject({
      method: 'POST',
      url: `/api/master-content/files?${new URLSearchParams({ name })}`,
      headers: { ...staff, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })

  it('is kept when it is a PDF, whatever its name says, under a name that leads nowhere', async () => {
    const answer = await upload(pdfBytes, '../<img src=x onerror=alert(1)>.exe')
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = answer.json()
    expect(data).toMatchObject({ contentType: 'application/pdf', sizeBytes: pdfBytes.length })
    expect(data.name).not.toMatch(/[<>/\\]/)
    expect(data.name).toMatch(/\.pdf$/)
    const file = await haat.app.inject(data.url)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(await auditEntries(data.id)).toMatchObject([{ action: 'content.upload' }])
  })

  it.each([
    ['a page called PDF', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a PDF without an end', pdfBytes.subarray(0, 100), 415],
    ['nothing', Buffer.alloc(0), 422],
    ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1), 413],
  ])('of %s is refused', async (_, bytes, status) => {
    expect((await upload(bytes)).statusCode).toBe(status)
  })
})
