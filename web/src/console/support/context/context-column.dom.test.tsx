import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrderChoice } from '@haat/contract/domains/support.context.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { deskThread } from '../testing/desk-ticket.ts'
import { ContextColumn } from './context-column.tsx'

const ticket = deskThread({
  number: 'T-1029',
  name: 'Mina Gurung',
  subject: 'Where is H-20764?',
  email: 'mina@haat.test',
})

const contextApi = (orders: OrderChoice[]) =>
  fakeApi({
    'GET /staff/tickets/:number/context': ({ query }) => {
      const shown = query.order ?? orders.find(({ whose }) => whose === 'sender')?.number
      return {
        data: {
          customer: {
            name: 'Mina Gurung',
            email: 'mina@haat.test',
            since: null,
            emailVerified: true,
            mailComesBack: false,
            orders: 2,
            spentPaisa: 100,
            refused: 0,
          },
          order: shown ? { number: shown, method: 'cod', mail: null, parcels: [] } : null,
          orders,
          tickets: [{ number: 'T-1001', subject: 'Wool', status: 'open', isSenders: false }],
          earlier: [],
        },
      }
    },
  })
const show = (orders: OrderChoice[]) =>
  renderApp(<ContextColumn ticket={ticket} />, { call: contextApi(orders).call })

const named = (number: string, whose: OrderChoice['whose']): OrderChoice => ({ number, whose, isNamed: true })
const latest: OrderChoice = { number: 'H-20900', whose: 'sender', isNamed: false }

describe('the order beside a ticket', () => {
  it('is the one that is named, and the others can be chosen', async () => {
    await show([named('H-20764', 'sender'), named('H-20800', 'other'), latest])
    await screen.findByRole('heading', { name: 'Order H-20764' })
    const choices = screen.getByRole('group', { name: 'Orders' })
    const texts = within(choices)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')])
    expect(texts).toEqual([
      ['H-20764 named', 'true'],
      ['H-20800 someone else’s', 'false'],
      ['H-20900 latest', 'false'],
    ])
    await userEvent.click(within(choices).getByRole('button', { name: /H-20900/ }))
    await screen.findByRole('heading', { name: 'Order H-20900' })
    expect(screen.getByText('The latest order. The ticket does not name it.')).toBeTruthy()
  })

  it('of somebody else is shown only when chosen, and says whose it is not', async () => {
    await show([named('H-20800', 'other')])
    const choice = await screen.findByRole('button', { name: /H-20800/ })
    expect(screen.queryByRole('heading', { name: /^Order/ })).toBeNull()
    await userEvent.click(choice)
    await screen.findByRole('heading', { name: 'Order H-20800' })
    await waitFor(() =>
      expect(screen.getByRole('note').textContent).toBe(
        'Someone else bought this. Tell the sender nothing about it.',
      ),
    )
  })

  it('of a sender who is not proven asks to find out first who writes', async () => {
    await show([named('H-20800', 'unknown')])
    await userEvent.click(await screen.findByRole('button', { name: 'H-20800 not proven' }))
    expect((await screen.findByRole('note')).textContent).toContain('It is not proven that the sender')
  })

  it('stands beside the tickets that are named, each with whose it is', async () => {
    await show([latest])
    const list = await screen.findByRole('list', { name: 'Tickets named' })
    expect(within(list).getByRole('link').textContent).toContain('T-1001')
    expect(list.textContent).toContain('of another sender')
  })
})
