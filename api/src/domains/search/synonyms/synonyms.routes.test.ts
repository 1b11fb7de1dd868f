import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { signedIn } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { saveSynonyms } from '../search.service.ts'

let haat: TestApp
/** A second process on the same database. */
let other: TestApp
let staff: { authorization: string }
const notified: string[] = []

beforeAll(async () => {
  haat = await buildTestApp()
  other = await buildTestApp({ databaseUrl: haat.databaseUrl })
  staff = await signedIn(haat.services, 'staff')
  haat.services.bus.subscribe('search', (_, topic) => void notified.push(topic))
  await saveSynonyms(haat.services.db, [
    ['tea', 'chiya', 'चिया'],
    ['plumber', 'dhara mistri'],
    ['pepper', 'chilli'],
    ['pepper', 'marich'],
  ])
  const category = await makeCategory(haat.services, { slug: 'wool', name: 'Wool' })
  const vendor = await makeVendor(haat.services, { slug: 'palpa', name: 'Palpa', nameNe: 'पाल्पा' })
  await makeProduct(haat.services, {
    vendorId: vendor.id,
    categoryId: category.id,
    title: 'Muffler of yak wool',
    titleNe: 'चौँरीको मफलर',
  })
  await recount(haat.services)
})
afterAll(async () => {
  await other.close()
  await haat.close()
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = (method: Method, path = '', payload?: object) =>
  haat.app.inject({ method, url: `/api/staff/synonyms${path}`, headers: staff, ...(payload && { payload }) })
async function done<T = SynonymGroup>(answer: ReturnType<typeof ask>): Promise<T> {
  const { statusCode, body, json } = await answer
  expect(statusCode, body).toBe(200)
  return json<{ data: T }>().data
}
const countHits = async (searchTerm: string, app = haat) =>
  (await app.app.inject({ url: '/api/products', query: { searchTerm, exactly: 'true' } })).json().data.total
const list = (query: Record<string, string> = {}) =>
  done<{ items: SynonymGroup[]; total: number }>(ask('GET', `?${new URLSearchParams(query)}`))
const readAuditEntries = async (id: number) =>
  (
    await haat.database.pool.query(
      "select action, before, after from audit_entries where subject_kind = 'synonyms' and subject_id = $1 order by id",
      [String(id)],
    )
  ).rows

describe('words that stand for each other', () => {
  it('are understood by every process as soon as they are added, changed and dropped', async () => {
    expect([await countHits('gulubanda'), await countHits('gulubanda', other)]).toEqual([0, 0])
    const group = await done(ask('POST', '', { words: ['muffler', 'gulubanda'] }))
    expect(group).toMatchObject({ words: ['gulubanda', 'muffler'], version: 1 })
    expect([await countHits('gulubanda'), await countHits('gulubanda', other)]).toEqual([1, 1])
    const changed = await done(
      ask('PATCH', `/${group.id}`, { words: ['muffler', 'galabandi', 'गलबन्दी'], version: 1 }),
    )
    expect(changed).toMatchObject({ id: group.id, version: 2 })
    expect([await countHits('gulubanda', other), await countHits('galabandi', other)]).toEqual([0, 1])
    expect(await done<object>(ask('DELETE', `/${group.id}`))).toEqual({})
    expect([await countHits('galabandi'), await countHits('galabandi', other)]).toEqual([0, 0])
    expect(notified).toEqual(['search', 'search', 'search'])
    expect(await readAuditEntries(group.id)).toMatchObject([
      { action: 'synonyms.add', before: null },
      { action: 'synonyms.change', before: { words: ['gulubanda', 'muffler'] } },
      { action: 'synonyms.drop', after: null },
    ])
    expectRefusal(await ask('DELETE', `/${group.id}`), 404, 'NOT_FOUND')
  })

  it('are listed newest first, and found in any spelling', async () => {
    const { items, total } = await list({ pageSize: '2' })
    expect([items.length, total]).toEqual([2, 4])
    expect(items[0]!.id).toBeGreaterThan(items[1]!.id)
    expect((await list({ searchTerm: 'CIYA' })).items.map(({ words }) => words)).toEqual([['chiya', 'tea']])
    expect((await list({ searchTerm: 'mist' })).items).toHaveLength(1)
    expect((await list({ searchTerm: '%' })).total).toBe(0)
  })

  it('belong to one group: another is refused with a sentence', async () => {
    const refusal = expectRefusal(await ask('POST', '', { words: ['चिया', 'kahwa'] }), 409, 'CONFLICT')
    expect(refusal.message).toBe(
      '“chiya” stands in another group already: chiya, tea. Change that one instead.',
    )
    expect((await list({ searchTerm: 'kahwa' })).total).toBe(0)
  })

  it('that stood in two groups from the start may stay there', async () => {
    const group = (await list({ searchTerm: 'marich' })).items[0]!
    const { id, version } = group
    await done(ask('PATCH', `/${id}`, { words: ['pepper', 'marich', 'golmarich'], version }))
    const stolen = { words: ['pepper', 'marich', 'plumber'], version: version + 1 }
    expectRefusal(await ask('PATCH', `/${id}`, stolen), 409, 'CONFLICT')
  })

  it('are changed by one of two who began together', async () => {
    const { id } = await done(ask('POST', '', { words: ['stole', 'pachheura'] }))
    const answers = await Promise.all(
      ['khasto', 'barko'].map((word) => ask('PATCH', `/${id}`, { words: ['stole', word], version: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json().message).toMatch(/^Somebody changed/)
  })

  it('added twice at once make one group', async () => {
    const answers = await Promise.all([1, 2].map(() => ask('POST', '', { words: ['loom', 'tan'] })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['one word', ['tupi'], 'At least two words stand for each other'],
    [
      'spellings of one word',
      ['doko', 'डोको'],
      'The search takes these for one word already: doko, डोको. Add another one.',
    ],
    ['signs', ['***', 'basket'], '“***” has no letter or digit that the search could know.'],
    ['41 words', Array.from({ length: 41 }, (_, at) => `w${at}`), 'At most 40 words'],
    ['a long word', ['x'.repeat(61), 'y'], 'A word is too long (at most 60 characters)'],
  ])('are refused: %s', async (_, words, sentence) => {
    const refusal = expectRefusal(await ask('POST', '', { words }), 422, 'VALIDATION_FAILED')
    expect(refusal.message).toBe(sentence)
  })
})

it('words of a later release reach a shop once, and leave alone what staff changed, dropped or added', async () => {
  const { db } = haat.services
  const groupsOf = async (word: string) =>
    (await list({ searchTerm: word })).items.map(({ words }) => words.join(', '))
  await saveSynonyms(db, [
    ['helmet', 'topa'],
    ['lentils', 'dal'],
    ['spoon', 'chamcha'],
  ])
  const [lentils] = (await list({ searchTerm: 'dal' })).items
  await done(ask('PATCH', `/${lentils!.id}`, { words: ['lentils', 'pulses'], version: 1 }))
  const [spoon] = (await list({ searchTerm: 'spoon' })).items
  await done(ask('DELETE', `/${spoon!.id}`))
  await done(ask('POST', '', { words: ['fork', 'kanta'] }))
  const later = [
    ['helmet', 'topa', 'yak', 'helmat'],
    ['lentils', 'dal', 'musuro'],
    ['spoon', 'chamcha', 'dadu'],
    ['fork', 'kanta', 'kaanta'],
    ['umbrella', 'chhata'],
  ]
  expect(await countHits('topa', other)).toBe(0)
  const added = await Promise.all([haat, other].map(({ services }) => saveSynonyms(services.db, later)))
  expect(added.toSorted()).toEqual([false, true])
  expect(await saveSynonyms(db, later)).toBe(false)
  expect(await groupsOf('topa')).toEqual(['helmat, helmet, topa, yak'])
  expect(await countHits('topa', other)).toBe(1)
  expect(await groupsOf('umbrella')).toEqual(['chhata, umbrella'])
  expect(await groupsOf('lentils')).toEqual(['lentils, pulses'])
  expect([await groupsOf('dadu'), await groupsOf('musuro')]).toEqual([[], []])
  expect(await groupsOf('fork')).toEqual(['fork, kanta'])
})
