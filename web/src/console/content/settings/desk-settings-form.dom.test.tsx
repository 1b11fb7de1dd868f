import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { formatLongDate } from '@haat/contract/shared/dates.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { DeskSettingsForm } from './desk-settings-form.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/content.site.ts'),
    loadArea('en', 'staff'),
    loadArea('en', 'leave'),
  ]),
)

const saved = { holidays: [], answerMinutes: { normal: 480, high: 240, urgent: 120 }, version: 3 }
const field = () => screen.getByLabelText<HTMLInputElement>('Urgent, minutes')
const fill = async (minutes: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), minutes)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('an answer time that the contract refuses is not sent', async () => {
  const api = fakeApi()
  await renderApp(<DeskSettingsForm saved={saved} isAdmin />, { call: api.call })
  await fill('5')
  await save()
  await screen.findByText('A whole number from 15 to 2,880.')
  expect(document.activeElement).toBe(field())
  expect(api.requests).toEqual([])
})

it('a holiday has a day and a name in both languages; one that is not announced is marked and gets its day later', async () => {
  const eid = { date: '2999-03-09', name: { en: 'Eid-ul-Fitr', ne: 'इद उल फित्र' }, isAnnounced: false }
  const api = fakeApi({ 'PUT /staff/settings': ({ body }) => ({ data: { ...body, version: 4 } }) })
  await renderApp(<DeskSettingsForm saved={{ ...saved, holidays: [eid] }} isAdmin />, { call: api.call })
  expect(screen.getByText('Not announced yet')).toBeTruthy()
  expect(screen.getByText(`Not before ${formatLongDate('2999-03-09', 'en')}`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Change Eid-ul-Fitr/ }))
  await userEvent.clear(screen.getByLabelText('Earliest day *'))
  await userEvent.type(screen.getByLabelText('Earliest day *'), '2999-03-10')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Not announced yet' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.queryByText('Not announced yet')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add a holiday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getAllByText('This is required.')).toHaveLength(3)
  await userEvent.type(screen.getByLabelText('Day *'), '2999-01-11')
  await userEvent.type(screen.getByLabelText('Name in English *'), 'Prithvi Jayanti')
  await userEvent.type(screen.getByLabelText('Name in Nepali *'), 'पृथ्वी जयन्ती')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await save()
  await expect.poll(() => api.requests.length).toBe(1)
  expect(api.requests[0]?.input['body']).toMatchObject({
    holidays: [
      { date: '2999-01-11', name: { en: 'Prithvi Jayanti', ne: 'पृथ्वी जयन्ती' }, isAnnounced: true },
      { ...eid, date: '2999-03-10', isAnnounced: true },
    ],
  })
})

it('a conflict shows both, keeps what was typed, and saves it over theirs when asked', async () => {
  const theirs = { ...saved, answerMinutes: { ...saved.answerMinutes, urgent: 60 }, version: 4 }
  const api = fakeApi({
    'GET /staff/settings': () => ({ data: theirs }),
    'PUT /staff/settings': ({ body }) =>
      body.version === 4 ? { data: { ...body, version: 5 } } : refuse(409),
  })
  await renderApp(<DeskSettingsForm saved={saved} isAdmin />, { call: api.call })
  await fill('90')
  await save()
  await screen.findByText('60 minutes')
  expect(field().value).toBe('90')
  await userEvent.click(screen.getByText('Overwrite with mine'))
  await expect.poll(() => screen.queryByText('60 minutes')).toBeNull()
  expect(field().value).toBe('90')
})
