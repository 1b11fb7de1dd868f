import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { refuse } from '#ui/testing/render-app.tsx'
import {
  approval,
  detail,
  loadTexts,
  open,
  page,
  payoutRow,
  payoutsApi,
  press,
  sent,
  typeCode,
} from './testing/payouts-api.tsx'

beforeAll(loadTexts)

it('shows the run of the week, the sums of every state and the payouts that wait', async () => {
  const api = payoutsApi([
    payoutRow(),
    payoutRow({
      number: 'P-0319',
      shopName: { en: 'Ilam Tea', ne: '' },
      peopleNeeded: 2,
      approvals: [approval(true)],
    }),
    payoutRow({ number: 'P-0320', shopName: { en: 'Asan Brass', ne: '' }, problem: 'account' }),
  ])
  await open(api)
  await screen.findByRole('heading', { name: 'Run of Tue 17 Nov' })
  screen.getByText('36 payouts, Rs. 4,24,900')
  screen.getByText('The next one is on Tue 24 Nov at 6:00.')
  const tabs = screen.getByRole('navigation', { name: 'Payouts by state' })
  within(tabs).getByRole('button', { name: /Sent.*34/s })
  const table = screen.getByRole('table', { name: 'To approve' })
  within(table).getByText('1 of 2 people')
  within(table).getByText('Its account has changed')
  // Only what the reader can still approve is chosen.
  expect(within(table).getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(within(tabs).getByRole('button', { name: /Came back/ }))
  await waitFor(() =>
    expect(api.requests.findLast(({ line }) => line === 'GET /staff/payouts')!.input['query']).toMatchObject({
      state: 'failed',
    }),
  )
})

it('approves many with one code and says what became of each', async () => {
  const rows = ['P-0318', 'P-0319', 'P-0320'].map((number) => payoutRow({ number }))
  const api = payoutsApi(rows)
  api.answers['POST /staff/payouts/approve'] = () => ({
    data: [
      { number: 'P-0318', state: 'approved', refusal: null },
      { number: 'P-0319', state: 'partly', refusal: null },
      { number: 'P-0320', state: null, refusal: 'balance' },
    ],
  })
  await open(api)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all that are shown' }))
  await press('Approve 3 payouts, Rs. 37,350')
  await typeCode()
  await press('Approve')
  await screen.findByText('1 was approved.')
  screen.getByText('1 waits for another person.')
  screen.getByText(/The shop is owed less than this by now/)
  expect(sent(api, 'POST /staff/payouts/approve')).toEqual([
    { numbers: ['P-0318', 'P-0319', 'P-0320'], code: '123456' },
  ])
})

it('says what became of many also when none of them is left in the list', async () => {
  const api = payoutsApi(['P-0318', 'P-0319'].map((number) => payoutRow({ number })))
  api.answers['POST /staff/payouts/approve'] = () => {
    api.answers['GET /staff/payouts'] = () => ({ data: page([]) })
    return {
      data: [
        { number: 'P-0318', state: 'approved', refusal: null },
        { number: 'P-0319', state: null, refusal: 'state' },
      ],
    }
  }
  await open(api)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all that are shown' }))
  await press('Approve 2 payouts, Rs. 24,900')
  await typeCode()
  await press('Approve')
  await screen.findByText('Nothing waits for an approval.')
  await screen.findByText('1 was approved.')
  screen.getByText(/Somebody was faster/)
})

it('shows what a payout covers and who approved it, and approves it with a code', async () => {
  const api = payoutsApi([], detail({ peopleNeeded: 2, approvals: [approval(false)] }))
  await open(api, 'P-0318')
  await screen.findByRole('heading', { name: 'Palpa Dhaka' })
  screen.getByText('Approved by Sita Gurung')
  screen.getByText('Waits for one more person')
  screen.getByRole('link', { name: 'Open order H-20839' })
  screen.getByText('••••0123')
  // The number is not shown before the payout is approved.
  expect(screen.queryByRole('button', { name: 'Show the whole number' })).toBeNull()
  await press('Approve')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText('Above Rs. 2,00,000 two people approve.')
  await typeCode()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await screen.findByText('Approved.')
  expect(sent(api, 'POST /staff/payouts/:number/approve')).toEqual([{ code: '123456' }])
})

it('shows the whole number with a code, and notes the reference of what was sent', async () => {
  const api = payoutsApi([], detail({ state: 'approved', approvals: [approval(true)] }))
  await open(api, 'P-0318')
  await userEvent.click(await screen.findByRole('button', { name: 'Show the whole number' }))
  await typeCode()
  await press('Show it')
  await screen.findByText('01712345670123')
  await press('Hide')
  expect(screen.queryByText('01712345670123')).toBeNull()
  await press('Note as sent')
  await press('Note Rs. 12,450 as sent')
  await screen.findByText('Enter the reference')
  await userEvent.type(screen.getByLabelText(/^Reference of the bank/), 'NB 4471')
  await typeCode()
  api.answers['POST /staff/payouts/:number/sent'] = () =>
    refuse(409, { fields: { reference: 'P-0300 was sent under this reference.' } })
  await press('Note Rs. 12,450 as sent')
  await screen.findByText('Another payout was sent under this reference')
  api.answers['POST /staff/payouts/:number/sent'] = () => ({ data: detail({ state: 'sent' }) })
  await typeCode()
  await press('Note Rs. 12,450 as sent')
  await screen.findByText('Noted as sent. The owners are told.')
  expect(sent(api, 'POST /staff/payouts/:number/sent')).toEqual([
    { reference: 'NB 4471', code: '123456' },
    { reference: 'NB 4471', code: '123456' },
  ])
})

it('what stands in the way is said with what to do: only withdrawing is left', async () => {
  const api = payoutsApi([], detail({ state: 'approved', problem: 'balance' }))
  await open(api, 'P-0318')
  await screen.findByText('The shop is owed less than this by now')
  screen.getByText(/Withdraw the payout and propose it again/)
  expect(screen.queryByRole('button', { name: 'Note as sent' })).toBeNull()
  await press('Withdraw')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), 'A refund')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('Withdrawn.')
  expect(sent(api, 'POST /staff/payouts/:number/withdraw')).toEqual([{ words: 'A refund' }])
})

it('one whose number was shown is noted as sent whatever came since, or withdrawn as not paid', async () => {
  const opened = { openedAt: '2026-11-17T05:30:00.000Z', openedBy: 'Gita Rai' }
  const api = payoutsApi([], detail({ state: 'approved', problem: 'balance', ...opened }))
  await open(api, 'P-0318')
  await screen.findByText(/If it was paid, note it as sent/)
  screen.getByText('Number of the account shown to Gita Rai')
  screen.getByRole('button', { name: 'Note as sent' })
  expect(screen.queryByRole('button', { name: 'Show the whole number' })).toBeNull()
  await press('Withdraw')
  const dialog = await screen.findByRole('dialog')
  const save = within(dialog).getByRole('button', { name: 'Withdraw' })
  api.answers['POST /staff/payouts/:number/withdraw'] = () => refuse(409, { fields: { opened: 'Say so.' } })
  await userEvent.click(save)
  await within(dialog).findByText(/so it may have been paid/)
  api.answers['POST /staff/payouts/:number/withdraw'] = () => ({ data: detail({ state: 'withdrawn' }) })
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'It was not paid at the bank' }))
  await userEvent.click(save)
  await screen.findByText('Withdrawn.')
  expect(sent(api, 'POST /staff/payouts/:number/withdraw')).toEqual([
    { words: '', isNotPaid: false },
    { words: '', isNotPaid: true },
  ])
})

it('what came back is noted with a reason, and repeated', async () => {
  const api = payoutsApi([], detail({ state: 'sent', sentAt: '2026-11-17T06:00:00.000Z', reference: 'NB 1' }))
  await open(api, 'P-0318')
  await userEvent.click(await screen.findByRole('button', { name: 'It came back' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Another reason' }))
  await typeCode()
  await press('Note that it came back')
  await screen.findByText('Say why')
  await userEvent.click(screen.getByRole('radio', { name: 'The account is closed' }))
  api.answers['GET /staff/payouts/:number'] = () => ({
    data: detail({
      state: 'failed',
      failedAt: '2026-11-18T06:00:00.000Z',
      failReason: 'closed',
      failedBy: 'Sita Gurung',
      entries: [],
    }),
  })
  await press('Note that it came back')
  await screen.findByText('Came back, noted by Sita Gurung')
  screen.getByText('It covered 2 entries, which can be paid again.')
  expect(sent(api, 'POST /staff/payouts/:number/failed')).toEqual([
    { reason: 'closed', words: '', code: '123456' },
  ])
  api.answers['POST /staff/payouts/:number/repeat'] = () => refuse(409, { fields: { newAccount: 'Wait.' } })
  await press('Repeat it')
  await screen.findByText('The account is younger than 48 hours. Please wait.')
  api.answers['POST /staff/payouts/:number/repeat'] = () => ({ data: detail({ number: 'P-0320' }) })
  await press('Repeat it')
  await screen.findByText('Proposed as P-0320.')
})

it('leaves nothing to do to somebody who belongs to the shop', async () => {
  await open(payoutsApi([], detail({ isOwnShop: true })), 'P-0318')
  await screen.findByText('You belong to this shop')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('without payouts it says so; what did not load is said, and loaded again on demand; in Nepali, too', async () => {
  const api = payoutsApi([])
  api.answers['GET /staff/payouts'] = () => refuse(422)
  await open(api, '', 'ne')
  const again = await screen.findByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' })
  api.answers['GET /staff/payouts'] = () => ({ data: page([], { run: null }) })
  await userEvent.click(again)
  await screen.findByText('स्वीकृत गर्न केही बाँकी छैन।')
  screen.getByText('अहिलेसम्म प्रस्ताव भएको छैन।')
})

it('proposes for one shop that is found by its name; why nothing is proposed is said', async () => {
  const api = payoutsApi()
  const place = { en: 'Tansen', ne: 'तानसेन' }
  const found = { slug: 'palpa-dhaka', name: { en: 'Palpa Dhaka', ne: '' }, place }
  api.answers['GET /vendors'] = () => ({ data: { items: [found] } })
  api.answers['POST /staff/payouts/propose'] = () => refuse(409, { fields: { nothing: 'Too little.' } })
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Propose for a shop' }))
  await press('Propose')
  await screen.findByText('Choose a shop')
  const dialog = screen.getByRole('dialog')
  await userEvent.type(within(dialog).getByRole('searchbox'), 'palpa')
  await userEvent.click(await within(dialog).findByRole('button', { name: /Palpa Dhaka/ }))
  await press('Propose')
  await screen.findByText('Less than Rs. 100 is payable to this shop now.')
  api.answers['POST /staff/payouts/propose'] = () => ({ data: detail({ number: 'P-0320' }) })
  await press('Propose')
  await screen.findByText('Proposed as P-0320.')
  expect(sent(api, 'POST /staff/payouts/propose')).toEqual([
    { shopSlug: 'palpa-dhaka' },
    { shopSlug: 'palpa-dhaka' },
  ])
})
