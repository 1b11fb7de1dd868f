import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
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
const sentBy = ({ requests }: ReturnType<typeof fakeApi>) =>
  requests.filter(({ line }) => line === 'PUT /staff/settings').map(({ input }) => input['body'])
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('an answer time that the contract refuses is not sent', async () => {
  const api = fakeApi()
  await renderApp(<DeskSettingsForm saved={saved} isAdmin />, { call: api.call })
  await fill('5')
  await save()
  await screen.findByText('A whole number from 15 to 2,880.')
  expect(document.activeElement).toBe(field())
  expect(sentBy(api)).toEqual([])
})

it('a holiday has a day and a name in both languages; one that is not announced is marked and gets its day later', async () => {
  const eid = { date: '2999-03-09', name: { en: 'Eid-ul-Fitr', ne: 'इद उल फित्र' }, isAnnounced: false }
  const api = fakeApi({ 'PUT /staff/settings': ({ body }) => ({ data: { ...body, version: 4 } }) })
  await renderApp(<DeskSettingsForm saved={{ ...saved, holidays: [eid] }} isAdmin />, { call: api.call })
  expect(screen.getByText('Not announced yet')).toBeTruthy()
  expect(screen.getByText(`Not before ${formatBothCalendars('2999-03-09', 'en')}`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Change Eid-ul-Fitr/ }))
  await userEvent.clear(screen.getByLabelText('Earliest day *'))
  await userEvent.type(screen.getByLabelText('Earliest day *'), '2999-03-10')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Not announced yet' }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.queryByText('Not announced yet')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add a holiday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getAllByText('This is required.')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('Day *'), '2999-01-11')
  await userEvent.type(screen.getByLabelText('Name in English *'), 'Prithvi Jayanti')
  await userEvent.type(screen.getByLabelText('Name in Nepali *'), 'पृथ्वी जयन्ती')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await save()
  await expect.poll(() => sentBy(api)).toHaveLength(1)
  expect(sentBy(api)[0]).toMatchObject({
    holidays: [
      { date: '2999-01-11', name: { en: 'Prithvi Jayanti', ne: 'पृथ्वी जयन्ती' }, isAnnounced: true },
      { ...eid, date: '2999-03-10', isAnnounced: true },
    ],
  })
})

const holiday = (date: string, en: string) => ({ date, name: { en, ne: 'बिदा' }, isAnnounced: true })
const unity = holiday('2999-01-11', 'Unity Day')
const may = holiday('2999-05-01', 'Labour Day')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('holidays are added, changed and removed by keyboard alone, and the focus stays in the list', async () => {
  const api = fakeApi({ 'PUT /staff/settings': ({ body }) => ({ data: { ...body, version: 4 } }) })
  await renderApp(<DeskSettingsForm saved={{ ...saved, holidays: [unity] }} isAdmin />, { call: api.call })
  button('Add a holiday').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Day *'))
  await userEvent.type(screen.getByLabelText('Day *'), '2999-05-01')
  await userEvent.type(screen.getByLabelText('Name in Nepali *'), 'बिदा')
  await userEvent.type(screen.getByLabelText('Name in English *'), 'Labour Day{Enter}')
  expect(document.activeElement).toBe(button(/^Change Labour Day/))
  // Enter in the fields of a holiday adds it; it does not send the settings.
  expect(sentBy(api)).toEqual([])
  expect(screen.getByText('Your changes are not saved yet.')).toBeTruthy()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(document.activeElement).toBe(button(/^Change Labour Day/))
  button(/^Remove Unity Day/).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button(/^Remove Labour Day/))
  await save()
  await expect.poll(() => screen.queryByText('Your changes are not saved yet.')).toBeNull()
  expect(sentBy(api)).toMatchObject([{ holidays: [may] }])
})

it('a day that is a holiday already is refused with its name, and so is a year that cannot be meant', async () => {
  await renderApp(<DeskSettingsForm saved={{ ...saved, holidays: [unity] }} isAdmin />, fakeApi())
  await userEvent.click(button('Add a holiday'))
  await userEvent.type(screen.getByLabelText('Name in English *'), 'Another')
  await userEvent.type(screen.getByLabelText('Name in Nepali *'), 'अर्को')
  const day = screen.getByLabelText('Day *')
  await userEvent.type(day, '0027-01-11')
  await userEvent.click(button('Add'))
  expect(screen.getByText('Enter a full date, with a year from 2000 on.')).toBeTruthy()
  expect(document.activeElement).toBe(day)
  await userEvent.clear(day)
  await userEvent.type(day, unity.date)
  await userEvent.click(button('Add'))
  expect(screen.getByText('This day is a holiday already: Unity Day.')).toBeTruthy()
})

it('a holiday whose fields are open is not left out of a save in silence', async () => {
  const api = fakeApi()
  await renderApp(<DeskSettingsForm saved={saved} isAdmin />, { call: api.call })
  await userEvent.click(button('Add a holiday'))
  await userEvent.type(screen.getByLabelText('Name in English *'), 'Labour Day')
  await save()
  expect(screen.getByText('First add or cancel the holiday whose fields are open.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Day *'))
  expect(sentBy(api)).toEqual([])
})

it('a save that did not arrive is told beside the button, and what was changed stays', async () => {
  await renderApp(<DeskSettingsForm saved={{ ...saved, holidays: [unity, may] }} isAdmin />, {
    call: fakeApi({ 'PUT /staff/settings': () => Promise.reject(new TypeError('no network')) }).call,
  })
  await userEvent.click(button(/^Remove Unity Day/))
  await save()
  await screen.findByText('The settings were not saved. Please try again.')
  expect(screen.queryByText('Unity Day')).toBeNull()
  expect(screen.getByText('Your changes are not saved yet.')).toBeTruthy()
})

it('says where the list comes from, that nobody has confirmed it, and which day is off every week', async () => {
  const hours = { from: 1, to: 5, opens: '09:00', closes: '17:00' }
  const api = fakeApi({ 'GET /site/settings': () => ({ data: { hours } }) })
  await renderApp(<DeskSettingsForm saved={saved} isAdmin={false} />, { call: api.call })
  expect(
    screen.getByText(/^The public holidays come from public calendars and are not confirmed\./),
  ).toBeTruthy()
  expect(await screen.findByText(/^Weekly day off: Sunday, Saturday\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a holiday' })).toBeNull()
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

it('a conflict names only the holidays that differ', async () => {
  const theirs = { ...saved, holidays: [unity, may], version: 4 }
  const api = fakeApi({
    'GET /staff/settings': () => ({ data: theirs }),
    'PUT /staff/settings': () => refuse(409),
  })
  await renderApp(<DeskSettingsForm saved={{ ...saved, holidays: [unity] }} isAdmin />, { call: api.call })
  await fill('90')
  await save()
  const notice = (await screen.findByText('Overwrite with mine')).closest('section')!
  expect(notice.textContent).toContain('Labour Day')
  expect(notice.textContent).not.toContain('Unity Day')
})
