import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { addressInput, bearer, makeToken, signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { getAddress, findDefaultDistrict } from './addresses.service.ts'

let haat: TestApp
let userId: string
let headers: Record<string, string>

beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())
beforeEach(async () => {
  const { user, token } = await makeToken(haat.services, 'shopper')
  userId = user.id
  headers = bearer(token)
})

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  haat.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
const add = async (changes: Parameters<typeof addressInput>[0] = {}): Promise<Address> =>
  (await send('POST', '/addresses', addressInput(changes))).json().data
const list = async (): Promise<Address[]> => (await send('GET', '/addresses')).json().data.items
const tolesOf = (items: Address[]) => items.map(({ tole, isDefault }) => (isDefault ? `${tole}!` : tole))

describe('the places of a district', () => {
  it('come with their wards, and caches may keep them for a day', async () => {
    const answer = await haat.app.inject({ url: '/api/places/bhaktapur' })
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    expect(answer.json().data.localLevels).toContainEqual({
      slug: 'madhyapur-thimi',
      name: { en: 'Madhyapur Thimi', ne: 'मध्यपुर थिमी' },
      kind: 'municipality',
      wards: 9,
    })
    expectRefusal(await haat.app.inject({ url: '/api/places/atlantis' }), 404, 'NOT_FOUND')
  })
})

describe('an address', () => {
  it('is kept with its phone as E.164 and the names of its place', async () => {
    const body = addressInput({
      phoneNumber: '९८४१२३४५६७',
      otherPhone: '01-4412345',
      labelName: "Aama's house",
    })
    const answer = await send('POST', '/addresses', body)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Address kept.',
      data: {
        ...body,
        id: expect.any(String),
        phoneNumber: '+9779841234567',
        otherPhone: '+97714412345',
        isDefault: true,
        districtName: { en: 'Kathmandu', ne: 'काठमाडौं' },
        localLevelName: { en: 'Kathmandu', ne: 'काठमाडौं' },
      },
    })
    expect(await list()).toEqual([answer.json().data])
  })

  it('lies in the database unreadable but for its district', async () => {
    await add()
    const { rows } = await haat.database.pool.query('select * from addresses where user_id = $1', [userId])
    expect(rows[0].district).toBe('kathmandu')
    expect(JSON.stringify(rows)).not.toMatch(/Anjali|9841234567|Shankhamul|water|"localLevel"/)
    expect(haat.logged()).not.toContain('Shankhamul')
  })

  it.each([
    [{ district: 'atlantis' }, 'district', 'There is no such district.'],
    [{ localLevel: 'pokhara' }, 'localLevel', 'There is no such local level in this district.'],
    [{ ward: 33 }, 'ward', 'Kathmandu has 32 wards.'],
    [{ ward: 0 }, 'ward', 'Ward is required'],
    [{ ward: '10' }, 'ward', 'Ward is a number'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'Please give a phone number that the courier can call.'],
    [{ otherPhone: 'Ram' }, 'otherPhone', 'Please give a phone number that the courier can call.'],
    [{ landmark: ' ' }, 'landmark', 'Landmark is required'],
    [{ name: 'x'.repeat(81) }, 'name', 'Full name is too long (at most 80 characters)'],
  ])('with %j is refused by name', async (changes, field, sentence) => {
    const refusal = expectRefusal(
      await send('POST', '/addresses', addressInput(changes)),
      422,
      'VALIDATION_FAILED',
    )
    expect(refusal.fields?.[field]).toBe(sentence)
    expect(await list()).toEqual([])
  })

  it('takes nothing that is not asked for', async () => {
    const body = { ...addressInput(), userId: randomUUID() }
    expectRefusal(await send('POST', '/addresses', body), 422, 'VALIDATION_FAILED')
  })
})

describe('the address book', () => {
  it('has exactly one usual address: the first, until another takes its place or it goes', async () => {
    const home = await add({ tole: 'home' })
    await add({ tole: 'office' })
    const aama = await add({ tole: 'aama', isDefault: true, district: 'kaski', localLevel: 'pokhara' })
    expect(tolesOf(await list())).toEqual(['aama!', 'office', 'home'])
    expect(await findDefaultDistrict(haat.services.db, userId)).toBe('kaski')
    const kept = await send('PUT', `/addresses/${aama.id}`, addressInput({ tole: 'aama', isDefault: false }))
    expect(kept.json().data.isDefault).toBe(true)
    await send('PUT', `/addresses/${home.id}`, addressInput({ tole: 'home', isDefault: true }))
    expect(tolesOf(await list())).toEqual(['home!', 'aama', 'office'])
    const left = (await send('DELETE', `/addresses/${home.id}`)).json().data.items
    expect(tolesOf(left)).toEqual(['aama!', 'office'])
  })

  it('takes twenty, also when thirty come at once, and still has one usual address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => send('POST', '/addresses', addressInput({ isDefault: true }))),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(10)
    for (const answer of refused) expectRefusal(answer, 409, 'CONFLICT')
    const items = await list()
    expect(items).toHaveLength(20)
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it("does not open for others: somebody else's address is not found", async () => {
    const mine = await add()
    const owner = headers
    headers = await signedIn(haat.services, 'shopper')
    expectRefusal(await send('PUT', `/addresses/${mine.id}`, addressInput()), 404, 'NOT_FOUND')
    expectRefusal(await send('DELETE', `/addresses/${mine.id}`), 404, 'NOT_FOUND')
    expect(await list()).toEqual([])
    expect(await findDefaultDistrict(haat.services.db, randomUUID())).toBeUndefined()
    await expect(getAddress(haat.services, haat.services.db, randomUUID(), mine.id)).rejects.toThrow(
      'not found',
    )
    headers = owner
    expect(await list()).toEqual([mine])
    expect(await getAddress(haat.services, haat.services.db, userId, mine.id)).toEqual(mine)
    headers = {}
    expectRefusal(await send('GET', '/addresses'), 401, 'UNAUTHENTICATED')
  })
})
