import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noParticulars } from '@haat/contract/domains/content.site.rules.ts'
import { publicHolidays } from '@haat/contract/shared/public-holidays.ts'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'
import { makeVendor } from '../../../../test/catalogue-factories.ts'
import { contactMessage } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { SUPPORT_EMAIL: 'desk@haat.test' } })
})
afterAll(() => haat.close())

/** What a shop whose staff saved no holidays is closed for: public holidays of the next 60 days. */
function comingHolidays() {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000 + 20_700_000).toISOString().slice(0, 10)
  return publicHolidays
    .filter(({ date, isAnnounced }) => isAnnounced && date >= day(0) && date <= day(60))
    .map(({ date }) => date)
}

describe('the particulars of the shop', () => {
  const read = async (one: TestApp) => {
    // Whether a day is named up to which holidays are known depends on the day of the test.
    const { holidaysKnownUntil: _, ...settings } = (await one.app.inject('/api/site/settings')).json().data
    return settings
  }

  it('are what an admin saved, with the ways to pay that are set up', async () => {
    expect(await read(haat)).toEqual({
      ...demoParticulars,
      paymentWays: ['cod'],
      holidays: comingHolidays(),
      closed: null,
    })
  })

  it('are invented by nobody: a new shop shows nothing but the mailbox that the operator set', async () => {
    const fresh = await buildTestApp({ isNewShop: true, environment: { SUPPORT_EMAIL: 'desk@haat.test' } })
    expect(await read(fresh)).toEqual({
      ...noParticulars,
      support: { phone: '', email: 'desk@haat.test' },
      holidays: comingHolidays(),
      closed: expect.objectContaining({ en: expect.stringContaining('being set up') }),
    })
    await fresh.close()
  })

  it('name the address that an admin saved, while mail to support goes to the mailbox of the operator', async () => {
    expect((await read(haat)).support.email).toBe('support@haat.example')
    await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload: contactMessage() })
    const { rows } = await haat.database.pool.query("select 1 from mails where to_address = 'desk@haat.test'")
    expect(rows).toHaveLength(1)
  })
})

it('the hours of support come with holidays and their names, those of the last year too', async () => {
  const { data } = (await haat.app.inject('/api/site/office')).json()
  expect(data.hours).toEqual(demoParticulars.hours)
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const named = publicHolidays.filter(
    ({ date, isAnnounced }) => isAnnounced && date > day(-364) && date < day(59),
  )
  expect(data.holidays).toEqual(expect.arrayContaining(named.map(({ date, name }) => ({ date, name }))))
})

describe('the figures of the about page', () => {
  it('count what is on sale, and the same vendors as their list', async () => {
    const figures = async () => (await haat.app.inject('/api/about/figures')).json().data
    expect(await figures()).toEqual({ vendors: 0, products: 0, services: 0, districts: 0 })
    await makeVendor(haat.services, { district: 'ilam', productCount: 12 })
    await makeVendor(haat.services, { district: 'ilam', productCount: 3, serviceCount: 4 })
    await makeVendor(haat.services, { district: 'kaski', serviceCount: 1 })
    await makeVendor(haat.services, { district: 'mustang' })
    expect(await figures()).toEqual({ vendors: 4, products: 15, services: 5, districts: 3 })
    const { total } = (await haat.app.inject('/api/vendors')).json().data
    expect(total).toBe(4)
  })
})
