import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { refuse } from '#ui/testing/render-app.tsx'
import { cashApi, loadTexts, open, overview, press, sent, today } from './testing/cash-api.tsx'

beforeAll(loadTexts)

it('shows who holds cash and how the box of today came to what it holds', async () => {
  await open(cashApi())
  const row = within(
    (await screen.findByRole('link', { name: 'Open the cash of Valley Riders' })).closest('li')!,
  )
  row.getByText('Late')
  row.getByText('Rs. 900')
  screen.getByText('−Rs. 200')
  screen.getByText('Rs. 400')
})

it('no more is brought to the bank than the box holds', async () => {
  const api = cashApi()
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Bring to the bank' }))
  await userEvent.type(screen.getByLabelText(/^Amount/), '401')
  await userEvent.type(screen.getByLabelText(/^Number of the slip/), '3318')
  await userEvent.type(screen.getByLabelText(/^Code/), '417029')
  await press('Note Rs. 401')
  await screen.findByText('The box does not hold as much')
  await userEvent.clear(screen.getByLabelText(/^Amount/))
  await userEvent.type(screen.getByLabelText(/^Amount/), '400')
  await press('Note Rs. 400')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api, 'POST /staff/cash/remittances')).toEqual([
    { id: expect.any(String), amountPaisa: 400_00, reference: '3318', code: '417029' },
  ])
})

it('what was noted already under the same id is told from a box that holds less', async () => {
  const api = cashApi()
  api.answers['POST /staff/cash/remittances'] = () => refuse(409, { code: 'CONFLICT' })
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Bring to the bank' }))
  await userEvent.type(screen.getByLabelText(/^Amount/), '400')
  await userEvent.type(screen.getByLabelText(/^Number of the slip/), '3318')
  await userEvent.type(screen.getByLabelText(/^Code/), '417029')
  await press('Note Rs. 400')
  await screen.findByText('The box holds less by now. Please look again.')
  api.answers['POST /staff/cash/remittances'] = () =>
    refuse(409, { code: 'CONFLICT', fields: { id: 'Used' } })
  await userEvent.type(screen.getByLabelText(/^Code/), '417029')
  await press('Note Rs. 400')
  await screen.findByText(/^This was noted already/)
})

it('closing follows the box: what changed meanwhile is shown, and whatever the API asks for', async () => {
  const api = cashApi()
  api.answers['POST /staff/cash/days/:day/close'] = () => {
    api.answers['GET /staff/cash'] = () => ({ data: { ...overview, today: { ...today, boxPaisa: 450_00 } } })
    return refuse(409, { code: 'CONFLICT', fields: { boxPaisa: 'Changed' } })
  }
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Close today' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Found in the box/), '400')
  await userEvent.type(dialog.getByLabelText(/^Code/), '417029')
  await press('Close the day')
  await dialog.findByText('The box has changed meanwhile. Please look again.')
  await dialog.findByText('By the books there is Rs. 450 in the box.')
  await userEvent.clear(dialog.getByLabelText(/^Found in the box/))
  await userEvent.type(dialog.getByLabelText(/^Found in the box/), '450')
  await userEvent.type(dialog.getByLabelText(/^Code/), '417029')
  api.answers['POST /staff/cash/days/:day/close'] = () =>
    refuse(422, { fields: { words: 'Please say why.' } })
  await press('Close the day')
  await dialog.findByText('Please say why.')
  expect(sent(api, 'POST /staff/cash/days/:day/close').at(-1)).toMatchObject({
    boxPaisa: 450_00,
    foundPaisa: 450_00,
  })
})

it('a day is closed with what was found; a wrong code is said at its field, and what was typed stays', async () => {
  const api = cashApi()
  const answer = api.answers['POST /staff/cash/days/:day/close']!
  api.answers['POST /staff/cash/days/:day/close'] = () => refuse(422, { fields: { code: 'Wrong' } })
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Close today' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Close Wed 18 Nov' }))
  dialog.getByText('By the books there is Rs. 400 in the box.')
  await userEvent.type(dialog.getByLabelText(/^Found in the box/), '395.50')
  dialog.getByText('Rs. 4.50 is missing in the box.')
  await userEvent.type(dialog.getByLabelText(/^Code/), '000000')
  await press('Close the day')
  await screen.findByText('Please say why it differs')
  await userEvent.type(dialog.getByLabelText(/^Why it differs/), 'Coins')
  await press('Close the day')
  await waitFor(() => expect(sent(api, 'POST /staff/cash/days/:day/close')).toHaveLength(1))
  await waitFor(() => expect(dialog.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true'))
  api.answers['POST /staff/cash/days/:day/close'] = answer
  await userEvent.type(dialog.getByLabelText(/^Code/), '417029')
  await press('Close the day')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api, 'POST /staff/cash/days/:day/close')[1]).toEqual({
    boxPaisa: 400_00,
    foundPaisa: 395_50,
    words: 'Coins',
    code: '417029',
  })
})

it('a day that is closed already is said, and an earlier open day comes first', async () => {
  const api = cashApi()
  api.answers['GET /staff/cash'] = () => ({ data: { ...overview, openDays: ['2026-11-17'] } })
  api.answers['GET /staff/cash/days'] = () => ({
    data: { items: [{ ...today, day: '2026-11-17', boxPaisa: 100_00 }], nextCursor: null },
  })
  api.answers['POST /staff/cash/days/:day/close'] = () => refuse(409, { code: 'CASH_DAY_CLOSED' })
  await open(api)
  await screen.findByText('These days are not closed yet')
  expect(screen.queryByRole('button', { name: 'Close today' })).toBeNull()
  await waitFor(() => press('Close Tue 17 Nov'))
  // Only the box of now can be counted: what came in since then is no part of that day.
  screen.getByText('At the end of that day there was Rs. 100 in the box by the books.')
  screen.getByText('Since then Rs. 300 came in.')
  await userEvent.type(await screen.findByLabelText(/^Found in the box now/), '299')
  await userEvent.type(screen.getByLabelText(/^Code/), '417029')
  await userEvent.type(screen.getByLabelText(/^Why it differs/), 'Lost')
  await press('Close the day')
  await screen.findByText(/^More is missing than this day left in the box/)
  await userEvent.clear(screen.getByLabelText(/^Found in the box now/))
  await userEvent.type(screen.getByLabelText(/^Found in the box now/), '390')
  screen.getByText('Rs. 10 is missing in the box.')
  await userEvent.type(screen.getByLabelText(/^Why it differs/), 'Lost')
  await press('Close the day')
  await screen.findByText('The day is closed. Cash goes on tomorrow.')
  expect(sent(api, 'POST /staff/cash/days/:day/close')).toMatchObject([
    { boxPaisa: 400_00, foundPaisa: 90_00 },
  ])
})

it('without cash it says so; what did not load is said, and loaded again on demand; in Nepali, too', async () => {
  const api = cashApi()
  api.answers['GET /staff/cash'] = () => refuse(422)
  await open(api, '', 'ne')
  await screen.findByRole('heading', { name: 'नगदको विवरण खुलेन' })
  api.answers['GET /staff/cash'] = () => ({ data: { ...overview, couriers: [] } })
  await userEvent.click(screen.getByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }))
  await screen.findByText('कुनै कुरियरसँग नगद छैन।')
})
