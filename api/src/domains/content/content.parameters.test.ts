import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const list = (query: string) => haat.app.inject(`/api/master-content?${query}`)
const sql = encodeURIComponent("1' or '1'='1'; drop table contents; --")
const manyKeys = Array.from({ length: 10_001 }, () => 'k1').join(',')

describe('the list refuses', () => {
  it.each([
    ['pageIndex=0', 'pageIndex must be at least 1'],
    ['pageIndex=1000000000', 'pageIndex must be a whole number'],
    ['pageIndex=1001', 'pageIndex must be at most 1000'],
    ['pageIndex=-1', 'pageIndex must be a whole number'],
    ['pageIndex=1.5', 'pageIndex must be a whole number'],
    ['pageIndex=1e2', 'pageIndex must be a whole number'],
    ['pageIndex=', 'pageIndex must be a whole number'],
    ['pageIndex=NaN', 'pageIndex must be a whole number'],
    ['pageIndex=%E0%A5%A7', 'pageIndex must be a whole number'],
    [`pageIndex=${sql}`, 'pageIndex must be a whole number'],
    ['pageSize=0', 'pageSize must be at least 1'],
    ['pageSize=101', 'pageSize must be at most 100'],
    [`pageSize=${sql}`, 'pageSize must be a whole number'],
    ['sortField=password', 'sortField must be one of createdAt, updatedAt, key, title'],
    ['sortField=', 'sortField must be one of createdAt, updatedAt, key, title'],
    ['sortField=constructor', 'sortField must be one of createdAt, updatedAt, key, title'],
    [`sortField=${sql}`, 'sortField must be one of createdAt, updatedAt, key, title'],
    ['sortOrder=up', 'sortOrder must be asc or desc'],
    [`sortOrder=desc;${sql}`, 'sortOrder must be asc or desc'],
    [`searchTerm=${'x'.repeat(201)}`, 'searchTerm must be at most 200 characters'],
    ['searchTerm=a%00b', 'This address holds a character that cannot be read. Please check it.'],
    [`tags=${sql}`, 'A tag is 1 to 64 letters, digits, spaces and hyphens'],
    [`tags=${'x'.repeat(65)}`, 'A tag is 1 to 64 letters, digits, spaces and hyphens'],
    [`keys=${sql}`, 'A key is 2 to 64 small letters, digits and underscores'],
    [`keys=${Array.from({ length: 101 }, () => 'k1').join(',')}`, 'keys takes at most 100 values'],
    [`keys=${'k'.repeat(2001)}`, 'keys is too long'],
  ])('%s', async (query, message) => {
    const body = expectRefusal(await list(query), 422, 'VALIDATION_FAILED')
    expect(body.message).toBe(message)
    expect(Object.keys(body.fields ?? {}).map((name) => name.split('.')[0])).toEqual([query.split('=')[0]])
  })

  it.each([
    `key=${sql}`,
    'key=Terms',
    'key=a%00b',
    'key=ab&key=cd',
    'pageIndex=1&pageIndex=2',
    'searchTerm=a&searchTerm=b',
  ])('the value %s', async (query) => {
    const { fields } = expectRefusal(await list(query), 422, 'VALIDATION_FAILED')
    expect(Object.keys(fields ?? {})).toEqual([query.split('=')[0]])
  })

  it.each(['page=1', 'status=draft', 'KEY=terms', '__proto__=1', 'keys[]=terms', sql])(
    'the unknown parameter %s',
    async (query) => {
      const { fields } = expectRefusal(await list(query), 422, 'VALIDATION_FAILED')
      expect(Object.keys(fields ?? {})).toEqual(['query'])
    },
  )

  it('10,001 keys in the address, before it reads them', async () => {
    const answer = await list(`keys=${manyKeys}`)
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
  })
})

describe('one document refuses', () => {
  it.each(['x', 'Terms', 'a'.repeat(65), sql, '%00', '..%2f..%2fetc%2fpasswd', '1abc'])(
    'the key %s',
    async (key) => {
      expectRefusal(await haat.app.inject(`/api/master-content/key/${key}`), 422, 'VALIDATION_FAILED')
    },
  )

  it.each(['1', 'undefined', sql, '00000000-0000-0000-0000-00000000000g', 'bulk-keys'])(
    'the id %s',
    async (id) => {
      const { message } = expectRefusal(
        await haat.app.inject(`/api/master-content/${id}`),
        422,
        'VALIDATION_FAILED',
      )
      expect(message).toBe('An id is a UUID')
    },
  )

  it('an address longer than any key or id', async () => {
    expectRefusal(await haat.app.inject(`/api/master-content/key/${'k'.repeat(101)}`), 404, 'NOT_FOUND')
  })
})
