import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { openOrders, ordersApi, sent, shopParcel, staffOrder, toConfirm } from './testing/orders-console.tsx'

beforeAll(() =>
  Promise.all((['staff', 'office'] as const).flatMap((area) => [loadArea('en', area), loadArea('ne', area)])),
)
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] })
  vi.setSystemTime('2026-11-17T05:35:00.000Z')
})
afterEach(() => void vi.useRealTimers())

const rows = async (name = 'Orders in this view') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const late = (number: string) =>
  staffOrder(number, { parcels: [shopParcel({ number, isLate: true, dueTo: '2026-11-16' })] })

describe('the list', () => {
  it('has views with how many orders each has and how long the worst of them waits', async () => {
    const api = ordersApi([toConfirm('H-1'), toConfirm('H-2'), late('H-3')])
    const { router } = await openOrders(api)
    const [first] = await rows()
    expect(first!.textContent).toContain('Kamala Rai H-1')
    expect(first!.textContent).toContain('waits 3 days')
    const views = within(screen.getByRole('list', { name: 'Views' }))
    expect(views.getByRole('button', { name: 'Late parcels 11 h late 1' })).toBeTruthy()
    expect(views.getByRole('button', { name: 'To confirm by phone 2', pressed: true })).toBeTruthy()
    await userEvent.click(views.getByRole('button', { name: /Late parcels/ }))
    await screen.findByText('11 h late')
    expect(router.state.location.search).toEqual({ view: 'late' })
    await heading('Late parcels, 1')
  })

  it('searches all orders, and says by what one can be found', async () => {
    const api = ordersApi([toConfirm('H-1'), late('H-3')])
    const { router } = await openOrders(api)
    await userEvent.type(screen.getByRole('searchbox'), 'H-3')
    await heading('Found among all orders')
    await waitFor(async () => expect((await rows())[0]!.textContent).toContain('H-3'))
    expect(router.state.location.search).toEqual({ searchTerm: 'H-3' })
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'Kamala')
    await screen.findByText(/No order was found for “Kamala”. Names and phone numbers are encrypted/)
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    await heading('To confirm by phone, 1')
  })

  it('says that nothing waits, and offers to try again', async () => {
    const api = ordersApi([])
    const answer = api.answers['GET /staff/orders']!
    api.answers['GET /staff/orders'] = () => refuse(403)
    await openOrders(api)
    await screen.findByText('The orders did not load.')
    api.answers['GET /staff/orders'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Nobody waits for a call.')
  })

  it('is walked by j and k', async () => {
    await openOrders(ordersApi([toConfirm('H-1'), toConfirm('H-2')]))
    await rows()
    await userEvent.keyboard('j')
    await heading('H-1')
    await userEvent.keyboard('j')
    await heading('H-2')
    await userEvent.keyboard('jk')
    await heading('H-1')
  })

  it('tells of an order that is not there', async () => {
    await openOrders(ordersApi([]), '/H-9')
    await screen.findByText('There is no such order')
  })
})

describe('a call', () => {
  it('is noted by keys, and the next order opens', async () => {
    const api = ordersApi([toConfirm('H-1'), toConfirm('H-2')])
    await openOrders(api, '/H-1')
    await heading('H-1')
    await userEvent.keyboard('1')
    expect(screen.getByRole('radio', { name: /Confirmed/, checked: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save, next call' }))
    await heading('H-2')
    expect(sent(api)).toEqual([
      ['calls', { number: 'H-1' }, { outcome: 'confirmed', words: '', seenCalls: 0 }],
    ])
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  it('needs an outcome, and a time to call again', async () => {
    const api = ordersApi([toConfirm('H-1')])
    await openOrders(api, '/H-1')
    await heading('H-1')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Please say how the call ended.')
    await userEvent.keyboard('3')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Please say when to call again.')
    await userEvent.type(screen.getByLabelText(/^When/), '2026-11-18T10:15')
    await userEvent.type(screen.getByLabelText('What was said'), 'At work until then')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(api)[0]![2]).toEqual({
        outcome: 'callAgain',
        words: 'At work until then',
        seenCalls: 0,
        callAgainAt: '2026-11-18T04:30:00.000Z',
      }),
    )
  })

  it('without an answer says before that the third ends the order, and that a colleague has called meanwhile', async () => {
    const noAnswer = (at: string) => ({
      outcome: 'noAnswer' as const,
      words: '',
      by: 'Rojina',
      at,
      callAgainAt: null,
    })
    const api = ordersApi([
      toConfirm('H-1', {
        calls: [noAnswer('2026-11-15T03:20:00.000Z'), noAnswer('2026-11-16T03:20:00.000Z')],
      }),
    ])
    api.answers['POST /staff/orders/:number/calls'] = () => refuse(409)
    await openOrders(api, '/H-1')
    await heading('H-1')
    expect(screen.getByRole('radio', { name: /3 of 3: the order ends, the stock goes back/ })).toBeTruthy()
    expect(screen.getByText('No answer, 2 of 3')).toBeTruthy()
    await userEvent.keyboard('2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/A colleague has noted a call meanwhile/)
  })

  it('is asked for in Nepali', async () => {
    await openOrders(ordersApi([toConfirm('H-1')]), '/H-1', { language: 'ne' })
    await screen.findByText('फोन उठेन')
    expect(screen.getByText(/३ मध्ये १/)).toBeTruthy()
  })
})
