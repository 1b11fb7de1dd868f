import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import { defaultHours } from '@haat/contract/shared/office-hours.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { OtherWays } from './help/other-ways.tsx'
import { ChatStart } from './chat/window/chat-start.tsx'

const minuteMs = 60_000
const nepal = (text: string) => new Date(`${text}+05:45`)
const holidays = [
  { date: '2026-11-17', name: { en: 'Chhath', ne: 'छठ पर्व' } },
  { date: '2026-11-18', name: { en: '', ne: '' } },
]

beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
)
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the telephone hours of the help page', () => {
  async function open(at: string, language: 'en' | 'ne' = 'en') {
    vi.setSystemTime(nepal(at))
    const { call } = fakeApi({
      'GET /site/settings': () => ({
        data: { hours: defaultHours, support: { phone: '01-4412345', email: '' } },
      }),
      'GET /site/office': () => ({ data: { hours: defaultHours, holidays } }),
    })
    await renderApp(<OtherWays onOpenChat={() => {}} />, { call, language })
  }
  const shown = async (text: string) => expect(await screen.findByText(text)).toBeTruthy()

  it.each([
    ['2026-11-16T10:57:31', 'en', 'Open now, until 5:00 PM'],
    ['2026-11-16T10:57:31', 'ne', 'अहिले खुला छ, बेलुका ५:०० बजेसम्म'],
    ['2026-11-15T19:00:00', 'en', 'Closed, opens Monday 9:00 AM'],
    ['2026-11-15T19:00:00', 'ne', 'अहिले बन्द छ, सोमबार बिहान ९:०० बजे खुल्छ'],
    ['2026-11-17T11:00:00', 'en', 'Closed today (Chhath), opens Thursday 9:00 AM'],
    ['2026-11-17T11:00:00', 'ne', 'आज बन्द छ (छठ पर्व), बिहीबार बिहान ९:०० बजे खुल्छ'],
    ['2026-11-18T11:00:00', 'en', 'Closed today (holiday), opens Thursday 9:00 AM'],
    ['2026-11-18T11:00:00', 'ne', 'आज बन्द छ (बिदा), बिहीबार बिहान ९:०० बजे खुल्छ'],
  ] as const)('at %s in %s', async (at, language, text) => {
    await open(at, language)
    await shown(text)
  })

  it('change by themselves when the office closes and opens', async () => {
    await open('2026-11-16T16:59:20')
    await shown('Open now, until 5:00 PM')
    await pass(minuteMs)
    await shown('Closed, opens Thursday 9:00 AM')
    vi.setSystemTime(nepal('2026-11-19T09:00:00'))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await shown('Open now, until 5:00 PM')
  })
})

describe('the window of the chat says why nobody is there', () => {
  const opensAt = nepal('2026-11-19T09:00:00').toISOString()
  /** The server's moment: later than the one at which the window was opened, as every answer is. */
  const answered = () => new Date(Date.now() + 1500).toISOString()
  const nobody: ChatPresence = {
    isStaffed: false,
    isBusy: false,
    name: null,
    opensAt: '',
    absence: 'nobody',
    holiday: null,
  }

  it.each([
    [{ ...nobody, absence: 'hours', opensAt }, 'en', 'We are closed now. Live chat opens Thursday 9:00 AM.'],
    [
      { ...nobody, absence: 'hours', opensAt },
      'ne',
      'अहिले कार्यालय बन्द छ। लाइभ च्याट बिहीबार बिहान ९:०० बजे खुल्छ।',
    ],
    [
      { ...nobody, absence: 'holiday', opensAt, holiday: holidays[0]!.name },
      'en',
      'We are closed today (Chhath). Live chat opens Thursday 9:00 AM.',
    ],
    [
      { ...nobody, absence: 'holiday', opensAt, holiday: holidays[0]!.name },
      'ne',
      'आज कार्यालय बन्द छ (छठ पर्व)। लाइभ च्याट बिहीबार बिहान ९:०० बजे खुल्छ।',
    ],
    [nobody, 'en', 'Nobody is free to chat right now.'],
    [nobody, 'ne', 'अहिले च्याटमा कोही उपलब्ध हुनुहुन्न।'],
    [{ ...nobody, isStaffed: true, name: 'Binod', absence: null }, 'en', 'Binod is here'],
  ] as const)('%o in %s', async (presence, language, text) => {
    vi.setSystemTime(nepal('2026-11-17T11:00:00'))
    const { call } = fakeApi({
      'GET /chats/presence': () => ({ data: { ...presence, opensAt: presence.opensAt || answered() } }),
    })
    await renderApp(<ChatStart user={undefined} onBegun={() => {}} />, { call, language })
    expect(await screen.findByText(text)).toBeTruthy()
  })
})
