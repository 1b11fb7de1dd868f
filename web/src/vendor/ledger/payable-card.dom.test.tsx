import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'
import { balanceOf } from './testing/books.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office')]))
afterEach(forgetCookies)

const line = 'GET /vendor/shops/:shopId/balance'
const openWith = async (given: Parameters<typeof balanceOf>[0]) => {
  await openPortal({ api: portalApi({ [line]: () => ({ data: balanceOf(given) }) }) })
  const title = await screen.findByRole('heading', { name: 'Balance to be paid out' })
  return title.parentElement!
}

it('says what can be paid out, when it goes out and to which account, and leads to the books', async () => {
  const card = within(await openWith({}))
  card.getByText('Rs. 30,000')
  card.getByText('Rs. 48,900 goes out on Tuesday, 1 Mangsir, to eSewa wallet')
  expect(card.getByRole('link', { name: 'Look at your money' }).getAttribute('href')).toBe(
    '/vendor/palpa-dhaka-udhyog-4/money',
  )
})

const { nextPayout } = balanceOf()
it.each([
  {
    case: 'all of it goes out',
    given: { payablePaisa: 48_900_00 },
    words: 'Goes out on Tuesday, 1 Mangsir, to eSewa wallet',
  },
  {
    case: 'a payout waits',
    given: { openPayout: { number: 'P-0318', day: '2026-11-17', amountPaisa: 500_00, isApproved: false } },
    words: 'Payout P-0318 of Rs. 500 waits to be approved.',
  },
  {
    case: 'nothing is payable yet',
    given: { payablePaisa: 0, nextPayout: { ...nextPayout, stop: 'nothing' as const } },
    words: 'Nothing can be paid out before Tuesday, 1 Mangsir.',
  },
  {
    case: 'there is no account',
    given: { nextPayout: { ...nextPayout, stop: 'noAccount' as const, account: null } },
    words: 'Give an account, so that money can go out.',
  },
  {
    case: 'the shop owes us',
    given: { balancePaisa: -100_00, payablePaisa: -100_00 },
    words: 'Your next sales cover it. You have nothing to pay.',
  },
])('says why and when where $case', async ({ given, words }) => {
  within(await openWith(given)).getByText(words)
})

it('is read again after a failure', async () => {
  const api = portalApi({ [line]: () => refuse(500) })
  await openPortal({ api })
  const title = await screen.findByRole('heading', { name: 'Balance to be paid out' })
  api.answers[line] = () => ({ data: balanceOf() })
  await userEvent.click(within(title.parentElement!.parentElement!).getByRole('button', { name: 'Retry' }))
  await screen.findByText('Rs. 30,000')
})

it('is not there without sales, nor for somebody who may not see the money', async () => {
  await openPortal({ api: portalApi({ [line]: () => ({ data: balanceOf({ firstDay: null }) }) }) })
  await screen.findByRole('heading', { name: 'All done' })
  expect(screen.queryByText('Balance to be paid out')).toBeNull()
})

it('asks nothing for a packer', async () => {
  const packer = myShop({ role: 'packer' })
  const api = portalApi({
    'GET /vendor/shops': () => ({ data: { items: [packer] } }),
    'GET /vendor/shops/:shopId': () => ({ data: shopOf(packer, { openInvitationCount: null }) }),
  })
  await openPortal({ api })
  await screen.findByRole('heading', { name: 'All done' })
  expect(api.requests.some((request) => request.line === line)).toBe(false)
})
