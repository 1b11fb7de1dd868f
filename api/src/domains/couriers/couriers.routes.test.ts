import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Courier } from '@haat/contract/domains/couriers.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { courierNamesById } from './couriers.service.ts'

let haat: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  haat = await buildTestApp()
  headers = bearer((await makeToken(haat.services, 'staff', { rights: ['orders'] })).token)
})
afterAll(() => haat.close())

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  haat.app.inject({
    method,
    url: `/api/staff/${path}`,
    headers,
    ...(payload && { payload }),
  })
const list = async (query = ''): Promise<Courier[]> =>
  (await send('GET', `couriers${query}`)).json().data.items
const add = async (fields: object): Promise<Courier> => (await send('POST', 'couriers', fields)).json().data
const namesOf = (couriers: Courier[]) => couriers.map(({ name }) => name)

it('a courier that staff add can be chosen, until it is switched off; its name stays for the parcels it has', async () => {
  const collects = { en: 'Daily at 4:00 PM', ne: 'हरेक दिन ४ बजे' }
  const added = await add({
    name: ' Himal Parcel ',
    phone: '01-5912077',
    collects,
  })
  expect(added).toEqual({
    id: added.id,
    name: 'Himal Parcel',
    phone: '01-5912077',
    collects,
    isActive: true,
  })
  expect(await list()).toEqual([added])

  const off = await send('PATCH', `couriers/${added.id}`, { isActive: false })
  expect(off.json().data).toEqual({ ...added, isActive: false })
  expect(await list()).toEqual([])
  expect(await list('?all=true')).toEqual([{ ...added, isActive: false }])
  const id = Number(added.id)
  expect((await courierNamesById(haat.services.db, [id])).get(id)).toBe('Himal Parcel')
})

it('a name belongs to one courier that carries, in whatever letters, and is free again afterwards', async () => {
  const first = await add({ name: 'Koshi Express' })
  const other = await add({ name: 'Terai Riders' })
  const refusedTwice = await send('POST', 'couriers', {
    name: 'koshi express',
  })
  expectRefusal(refusedTwice, 409, 'CONFLICT')
  expect(refusedTwice.json().fields).toHaveProperty('name')
  expectRefusal(await send('PATCH', `couriers/${other.id}`, { name: 'KOSHI EXPRESS' }), 409, 'CONFLICT')

  expect((await send('PATCH', `couriers/${first.id}`, { name: 'Koshi express' })).statusCode).toBe(200)
  await send('PATCH', `couriers/${first.id}`, { isActive: false })
  expect((await send('PATCH', `couriers/${other.id}`, { name: 'Koshi Express' })).statusCode).toBe(200)
  expectRefusal(await send('PATCH', `couriers/${first.id}`, { isActive: true }), 409, 'CONFLICT')
})

it('of several who add one name at once, one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send('POST', 'couriers', { name: 'Rush' })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  expect(namesOf(await list()).filter((name) => name === 'Rush')).toHaveLength(1)
})

it.each([
  ['a name of one character', { name: ' K ' }],
  ['a name that is too long', { name: 'K'.repeat(61) }],
  ['words that are too long', { name: 'Kali', collects: { en: '', ne: 'क'.repeat(81) } }],
  ['a field that it does not have', { name: 'Kali', isActive: false }],
])('%s is refused', async (_, body) => {
  expectRefusal(await send('POST', 'couriers', body), 422, 'VALIDATION_FAILED')
})

it('one that is not there cannot be changed', async () => {
  expectRefusal(await send('PATCH', 'couriers/999999999', { isActive: false }), 404, 'NOT_FOUND')
})

it('the audit log holds who added and changed it, and what', async () => {
  const { id } = await add({ name: 'Upatyaka Riders' })
  await send('PATCH', `couriers/${id}`, { phone: '01-5912040' })
  const { items } = (await send('GET', 'audit?action=courier')).json().data
  const entries = items.filter((entry: { subject: { id: string } }) => entry.subject.id === id)
  expect(entries).toMatchObject([
    {
      action: 'courier.change',
      subject: { kind: 'courier', name: 'Upatyaka Riders', isGone: false },
      before: { phone: '' },
      after: { phone: '01-5912040' },
    },
    {
      action: 'courier.add',
      after: { name: 'Upatyaka Riders', isActive: true },
    },
  ])
})
