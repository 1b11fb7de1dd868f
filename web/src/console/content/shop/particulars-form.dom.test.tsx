import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { Shop } from '@haat/contract/domains/content.site.ts'
import { defaultHours } from '@haat/contract/shared/office-hours.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { ParticularsForm } from './particulars-form.tsx'

beforeAll(() => Promise.all([loadArea('en', 'staff'), loadArea('en', 'leave')]))

const both = (text: string) => ({ en: text, ne: text })
const shop = {
  particulars: {
    company: {
      name: both('Haat'),
      address: both('Kathmandu'),
      registrationNumber: '318204/080/81',
      panVatNumber: '610 284 935',
      portalListingNumber: '0421/2082',
    },
    complaintOfficer: { name: both('Sarita'), phone: '01-5970123', email: 'complaints@haat.test' },
    support: { phone: '01-5970123', email: 'help@haat.test' },
    hours: defaultHours,
    paymentWays: ['cash'],
  },
  version: 3,
  possibleWays: ['cash'],
  opening: { isOpen: true, version: 1, reason: both('') },
  missing: { legalKeys: [], mail: false },
} as unknown as Shop
const pan = () => screen.getByLabelText<HTMLInputElement>(/PAN\/VAT no\./)
const listing = () => screen.getByLabelText<HTMLInputElement>(/portal listing no\./)
const save = () => userEvent.click(screen.getByText('Save company details'))
const line = 'PUT /staff/shop/particulars'
const renderForm = (api: ReturnType<typeof fakeApi>) =>
  renderApp(<ParticularsForm saved={shop} isAdmin onDirty={() => {}} />, { call: api.call })

it('what is wrong, or empty in an open shop, is said at its field; nothing is sent', async () => {
  const api = fakeApi()
  await renderForm(api)
  await userEvent.clear(pan())
  await userEvent.paste('12 34')
  await userEvent.clear(screen.getByLabelText(/Company registration no\./))
  await save()
  await screen.findByText('A PAN or VAT number has nine digits.')
  expect(screen.getByText('The shop is open: this must not be empty.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Company registration no\./))
  await userEvent.type(pan(), '5')
  expect(screen.queryByText('A PAN or VAT number has nine digits.')).toBeNull()
  expect(api.requests).toEqual([])
})

it('a conflict shows theirs, keeps mine, and saves it over theirs when asked', async () => {
  const { particulars } = shop
  const theirs = {
    ...shop,
    version: 4,
    particulars: { ...particulars, company: { ...particulars.company, portalListingNumber: '1111/2083' } },
  }
  const api = fakeApi({
    'GET /staff/shop': () => ({ data: theirs }),
    [line]: ({ body }) => (body.version === 4 ? { data: { ...shop, ...body, version: 5 } } : refuse(409)),
  })
  await renderForm(api)
  await userEvent.clear(listing())
  await userEvent.paste('2222/2083')
  await save()
  await screen.findByText('1111/2083')
  expect(listing().value).toBe('2222/2083')
  await userEvent.click(screen.getByText('Overwrite with mine'))
  await expect.poll(() => screen.queryByText('1111/2083')).toBeNull()
  expect(listing().value).toBe('2222/2083')
})
