import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { refuse } from '#ui/testing/render-app.tsx'
import { cashApi, handIn, loadTexts, open, parcel, press, riders, sent } from '../testing/cash-api.tsx'

// The page is loaded with the first look at a courier, which here would be within a test.
beforeAll(() => Promise.all([loadTexts(), import('./courier-page.tsx')]))

it('a count that differs says by how much before it is sent, and needs words', async () => {
  const api = cashApi({ handIns: [handIn] })
  await open(api, '3')
  await userEvent.click(await screen.findByRole('button', { name: 'Count' }))
  await userEvent.type(screen.getByLabelText(/^Counted, in rupees/), '८९०')
  screen.getByText('Rs. 10 is missing. The courier will owe it.')
  await press('Save Rs. 890')
  await screen.findByText('Please say why it differs')
  expect(sent(api, 'POST /staff/cash/hand-ins/:id/count')).toEqual([])
  await userEvent.type(screen.getByLabelText(/^Why it differs/), 'A torn note')
  await press('Save Rs. 890')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api, 'POST /staff/cash/hand-ins/:id/count')).toEqual([
    { countedPaisa: 890_00, words: 'A torn note' },
  ])
})

it('a count that is right needs no words; one that somebody else made is told', async () => {
  const api = cashApi({ handIns: [handIn] })
  api.answers['POST /staff/cash/hand-ins/:id/count'] = () => refuse(409, { code: 'CONFLICT' })
  await open(api, '3')
  await userEvent.click(await screen.findByRole('button', { name: 'Count' }))
  await userEvent.type(screen.getByLabelText(/^Counted, in rupees/), '900')
  screen.getByText('That is exactly right.')
  expect(screen.queryByLabelText(/^Why it differs/)).toBeNull()
  await press('Save Rs. 900')
  await screen.findByText('Somebody else has counted or taken this back meanwhile.')
})

it('what is ticked is handed in together, and the same id is sent again after a lost answer', async () => {
  const api = cashApi({ parcels: [parcel('1', 400_00), parcel('2', 500_00)] })
  const answer = api.answers['POST /staff/cash/hand-ins']!
  api.answers['POST /staff/cash/hand-ins'] = () => {
    throw new TypeError('lost')
  }
  await open(api, '3')
  await userEvent.click(await screen.findByRole('checkbox', { name: /H-20002/ }))
  await press('Hand in Rs. 400')
  await screen.findByText('It was not saved. Please try again.')
  api.answers['POST /staff/cash/hand-ins'] = answer
  await press('Hand in Rs. 400')
  await waitFor(() => expect(sent(api, 'POST /staff/cash/hand-ins')).toHaveLength(2))
  const [first, second] = sent(api, 'POST /staff/cash/hand-ins')
  expect(first).toEqual({ id: expect.any(String), courierId: '3', parcelIds: ['1'] })
  expect(second).toEqual(first)
})

it('what was handed in and taken back, or is chosen anew, is sent under another id', async () => {
  const parcels = [parcel('1', 400_00), parcel('2', 500_00)]
  const held = { cash: riders, parcels, handIns: [] }
  const api = cashApi(held)
  const read = 'GET /staff/cash/couriers/:courierId'
  api.answers['DELETE /staff/cash/hand-ins/:id'] = () => {
    api.answers[read] = () => ({ data: held })
    return {}
  }
  api.answers['POST /staff/cash/hand-ins'] = () => {
    api.answers[read] = () => ({ data: { ...held, parcels: [], handIns: [handIn] } })
    throw new TypeError('lost')
  }
  await open(api, '3')
  await screen.findByRole('checkbox', { name: /H-20002/ })
  await press('Hand in Rs. 900')
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  await screen.findByRole('checkbox', { name: /H-20002/ })
  api.answers['POST /staff/cash/hand-ins'] = () => refuse(409, { code: 'CONFLICT', fields: { id: 'Used' } })
  await press('Hand in Rs. 900')
  await screen.findByText(/^This was noted already/)
  await userEvent.click(screen.getByRole('checkbox', { name: /H-20002/ }))
  await press('Hand in Rs. 400')
  await waitFor(() => expect(sent(api, 'POST /staff/cash/hand-ins')).toHaveLength(3))
  const ids = sent(api, 'POST /staff/cash/hand-ins').map((body) => (body as { id: string }).id)
  expect(new Set(ids).size).toBe(3)
})

it('what arrives meanwhile is not ticked, and of very many the oldest are shown', async () => {
  const api = cashApi({ parcels: [parcel('1', 400_00)] })
  const { queryClient } = await open(api, '3')
  await screen.findByRole('checkbox', { name: /H-20001/ })
  expect(screen.getByText('1 of 2, the oldest first')).toBeTruthy()
  const both = { cash: riders, parcels: [parcel('1', 400_00), parcel('2', 500_00)], handIns: [] }
  api.answers['GET /staff/cash/couriers/:courierId'] = () => ({ data: both })
  await queryClient.invalidateQueries()
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /H-20002/ })).checked).toBe(false)
  expect(screen.queryByText(/the oldest first/)).toBeNull()
  screen.getByRole('button', { name: 'Hand in Rs.\u00a0400' })
})

it('a difference is ended for what was seen, with a reason and a code', async () => {
  const api = cashApi({ cash: { ...riders, differencePaisa: 10_00 } })
  await open(api, '3')
  await userEvent.click(await screen.findByRole('button', { name: 'End the difference' }))
  await userEvent.click(screen.getByRole('radio', { name: /Haat bears it/ }))
  await userEvent.type(screen.getByLabelText(/^Why/), 'Torn note')
  await userEvent.type(screen.getByLabelText(/^Code/), '417029')
  await press('End Rs. 10')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api, 'POST /staff/cash/differences')).toEqual([
    {
      id: expect.any(String),
      courierId: '3',
      amountPaisa: 10_00,
      end: 'writtenOff',
      words: 'Torn note',
      code: '417029',
    },
  ])
})
