import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessage, makeContent, makeUser } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { defaultSiteSettings } from './site.defaults.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { SUPPORT_EMAIL: 'desk@haat.test' } })
})
afterAll(() => haat.close())

describe('the particulars of the shop', () => {
  const read = async () => (await haat.app.inject('/api/site/settings')).json()

  it('are our own until staff save others, with the mailbox that the operator set', async () => {
    const support = { ...defaultSiteSettings.support, email: 'desk@haat.test' }
    expect((await read()).data).toEqual({ ...defaultSiteSettings, support })
  })

  it('are what staff saved', async () => {
    const saved = { ...defaultSiteSettings, holidays: ['2027-03-08'] }
    await haat.database.pool.query("insert into settings (key, value) values ('site', $1)", [
      JSON.stringify(saved),
    ])
    expect((await read()).data).toMatchObject({
      holidays: ['2027-03-08'],
      support: { email: 'desk@haat.test' },
    })
  })
})

describe('the figures of the about page', () => {
  it('count the records: accounts by role, messages, published documents', async () => {
    const figures = async () => (await haat.app.inject('/api/about/figures')).json().data
    expect(await figures()).toEqual({ shoppers: 0, vendors: 0, supportMessages: 0, documents: 0 })
    for (const role of ['shopper', 'vendor', 'staff', 'admin'] as const) await makeUser(haat.services, role)
    await makeContent(haat.services, { key: 'terms' })
    await makeContent(haat.services, { key: 'plans', versions: [{ status: 'draft' }] })
    const message = contactMessage()
    for (const payload of [message, message, contactMessage()]) {
      await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload })
    }
    expect(await figures()).toEqual({ shoppers: 3, vendors: 1, supportMessages: 2, documents: 1 })
  })
})
