import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultHours } from '@haat/contract/shared/office-hours.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import DeskPage from '../desk-page.tsx'

const nepal = (text: string) => new Date(`${text}+05:45`)
const holidays = [{ date: '2026-11-17', name: { en: 'Chhath', ne: 'छठ पर्व' } }]

const ticket = (answerBy: string) => ({
  number: 'T-1001',
  type: 'support',
  name: 'Mina Gurung',
  proof: 'account',
  subject: 'Where is it?',
  status: 'open',
  priority: 'normal',
  assignee: null,
  answerBy: nepal(answerBy).toISOString(),
  createdAt: '2026-11-13T06:15:00.000Z',
  updatedAt: '2026-11-13T06:15:00.000Z',
  isLive: false,
})

beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
)
afterEach(() => void vi.useRealTimers())

async function openDesk(
  at: string,
  { answerBy = '2026-11-16T17:00:00', language = 'en' as 'en' | 'ne' } = {},
) {
  vi.setSystemTime(nepal(at))
  const { call } = fakeApi({
    'GET /site/office': () => ({ data: { hours: defaultHours, holidays } }),
    'GET /staff/tickets': () => ({
      data: {
        items: [ticket(answerBy)],
        nextCursor: null,
        counts: { open: 1, mine: 0, unowned: 1, limit: 500 },
      },
    }),
    'GET /staff/views': () => ({ data: [] }),
  })
  await renderApp(<DeskPage rest="" />, { call, language, path: '/staff/desk' })
}

it.each([
  ['2026-11-16T10:57:31', 'en', 'Open until 5:00 PM'],
  ['2026-11-16T10:57:31', 'ne', 'बेलुका ५:०० बजेसम्म खुला'],
  ['2026-11-16T17:00:00', 'en', 'Closed, opens Wed 9:00 AM'],
  ['2026-11-17T10:57:31', 'en', 'Closed (Chhath), opens Wed 9:00 AM'],
  ['2026-11-17T10:57:31', 'ne', 'बन्द (छठ पर्व), बुध बिहान ९:०० बजे खुल्छ'],
] as const)('the desk at %s in %s says “%s”', async (at, language, text) => {
  await openDesk(at, { language })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('the desk closes by itself, at the minute', async () => {
  await openDesk('2026-11-16T16:59:50')
  await screen.findByText('Open until 5:00 PM')
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await screen.findByText('Closed, opens Wed 9:00 AM')
})

it.each([
  ['2026-11-16T16:00:00', '2026-11-16T17:00:00', 'en', '1 h left'],
  ['2026-11-16T16:00:00', '2026-11-18T10:00:00', 'en', '2 h left'],
  ['2026-11-16T19:00:00', '2026-11-16T17:00:00', 'en', 'Late'],
  ['2026-11-16T19:00:00', '2026-11-16T17:00:00', 'ne', 'ढिला'],
  ['2026-11-18T09:40:00', '2026-11-16T17:00:00', 'en', '40 min late'],
  ['2026-11-18T10:00:00', '2026-11-16T16:00:00', 'en', '2 h late'],
  ['2026-11-26T11:00:00', '2026-11-15T11:00:00', 'en', '9 working days late'],
  ['2026-11-26T11:00:00', '2026-11-15T11:00:00', 'ne', '९ कार्यदिन ढिला'],
] as const)('a ticket at %s, due %s, in %s: %s', async (at, answerBy, language, text) => {
  await openDesk(at, { answerBy, language })
  const row = await screen.findByText('Mina Gurung')
  expect(await within(row.closest('li')!).findByText(text)).toBeTruthy()
})
