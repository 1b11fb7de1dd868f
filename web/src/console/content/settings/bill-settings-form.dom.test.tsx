import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { BillSettingsForm } from './bill-settings-form.tsx'

beforeAll(() => loadArea('en', 'staff'))

const field = () => screen.findByLabelText<HTMLInputElement>('Abbreviated tax invoice up to, in rupees')
const fill = async (typed: string) => {
  await userEvent.clear(await field())
  await userEvent.type(await field(), typed)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save: Bills' }))

it('an admin sets the limit of abbreviated bills; what is no sum is not sent', async () => {
  const api = fakeApi({
    'GET /staff/settings/bills': () => ({ data: { abbreviatedUpToPaisa: 10_000_00, version: 2 } }),
    'PUT /staff/settings/bills': ({ body }) =>
      body.version === 2 ? { data: { ...body, version: 3 } } : refuse(409),
  })
  await renderApp(<BillSettingsForm isAdmin />, { call: api.call })
  expect((await field()).value).toBe('10000')
  await fill('much')
  await save()
  await screen.findByText('A sum from 0 to 1,00,00,000 rupees.')
  await fill('५,०००')
  await save()
  await screen.findByText(/^Now: Rs\.\s5,000$/)
  const sent = api.requests.filter(({ line }) => line.startsWith('PUT')).map(({ input }) => input)
  expect(sent).toMatchObject([{ body: { abbreviatedUpToPaisa: 5000_00, version: 2 } }])
})

it('a limit that somebody else saved meanwhile is shown, and replaced by a second press', async () => {
  let saved = { abbreviatedUpToPaisa: 10_000_00, version: 2 }
  const api = fakeApi({
    'GET /staff/settings/bills': () => ({ data: saved }),
    'PUT /staff/settings/bills': ({ body }) =>
      body.version === saved.version ? { data: { ...body, version: body.version + 1 } } : refuse(409),
  })
  await renderApp(<BillSettingsForm isAdmin />, { call: api.call })
  await fill('5000')
  saved = { abbreviatedUpToPaisa: 7000_00, version: 3 }
  await save()
  await screen.findByText(/^Somebody else has saved another limit/)
  await screen.findByText(/^Now: Rs\.\s7,000$/)
  expect((await field()).value).toBe('5000')
  await save()
  await screen.findByText(/^Now: Rs\.\s5,000$/)
  expect(screen.queryByText(/^Somebody else has saved/)).toBeNull()
})

it('can be asked for again when it did not load', async () => {
  const api = fakeApi({ 'GET /staff/settings/bills': () => refuse(403) })
  await renderApp(<BillSettingsForm isAdmin />, { call: api.call })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  api.answers['GET /staff/settings/bills'] = () => ({ data: { abbreviatedUpToPaisa: 1000_00, version: 1 } })
  await userEvent.click(retry)
  expect((await field()).value).toBe('1000')
})

it('staff read it and cannot change it', async () => {
  const api = fakeApi({
    'GET /staff/settings/bills': () => ({ data: { abbreviatedUpToPaisa: 10_000_00, version: 0 } }),
  })
  await renderApp(<BillSettingsForm isAdmin={false} />, { call: api.call })
  expect((await field()).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save: Bills' })).toBeNull()
})
