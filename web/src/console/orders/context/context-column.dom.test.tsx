import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { openOrders, ordersApi, sent, shopParcel, staffOrder } from '../testing/orders-console.tsx'
import { transfersOf } from './ledger-panel.tsx'

beforeAll(() => Promise.all((['staff', 'office'] as const).map((area) => loadArea('en', area))))

const refund = {
  id: '12',
  position: 1,
  amountPaisa: 499_000,
  method: 'esewa' as const,
  dueAt: '2026-11-24T05:00:00.000Z',
  doneAt: null,
  reference: null,
}
const cancelled = () =>
  staffOrder('H-1', {
    order: { method: 'esewa' },
    parcels: [shopParcel({ number: 'H-1', state: 'cancelled', method: 'esewa', cashPaisa: 0 })],
    refunds: [refund],
  })

describe('a refund', () => {
  it('is noted with the reference of the gateway and a fresh code', async () => {
    const api = ordersApi([cancelled()])
    let isWrong = true
    api.answers['POST /staff/refunds/:id/done'] = ({ body }) => {
      if (isWrong) {
        isWrong = false
        return refuse(422, { code: 'VALIDATION_FAILED', fields: { code: 'wrong' } })
      }
      return { data: { ...refund, doneAt: '2026-11-17T06:00:00.000Z', reference: body.reference } }
    }
    await openOrders(api, '/H-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Note as sent…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Reference of the gateway/), 'ES-4471')
    await userEvent.type(dialog.getByLabelText(/Code from your authenticator/), '417028')
    await userEvent.click(dialog.getByRole('button', { name: /^Refund Rs/ }))
    await waitFor(() => expect(sent(api)).toHaveLength(1))
    await userEvent.type(await dialog.findByLabelText(/Code from your authenticator/), '417029')
    await userEvent.click(dialog.getByRole('button', { name: /^Refund Rs/ }))
    await waitFor(() =>
      expect(sent(api)[1]).toEqual(['done', { id: '12' }, { reference: 'ES-4471', code: '417029' }]),
    )
  })

  it('is only shown to staff without the right to money', async () => {
    await openOrders(ordersApi([{ ...cancelled(), postings: null }]), '/H-1', { rights: ['orders'] })
    await screen.findByText('Only staff with the right to money note refunds.')
    expect(screen.queryByRole('button', { name: 'Note as sent…' })).toBeNull()
    expect(screen.queryByRole('heading', { name: /^Ledger/ })).toBeNull()
  })
})

describe('the ledger', () => {
  it('tells each sum from one account to another', async () => {
    const line = (account: string, amountPaisa: number, ownerName: string | null = null) => ({
      account,
      owner: '',
      ownerName,
      amountPaisa,
    })
    const posting = {
      what: 'delivered',
      at: '2026-11-16T07:20:00.000Z',
      lines: [
        line('courier', 499_000),
        line('vendor', -449_100, 'Sagarmatha Outdoor'),
        line('commission', -49_900),
      ],
    }
    expect(
      transfersOf(posting).map(({ from, to, amountPaisa }) => [from.account, to.account, amountPaisa]),
    ).toEqual([
      ['courier', 'vendor', 449_100],
      ['courier', 'commission', 49_900],
    ])
    const shop = { account: 'vendor', owner: '4', ownerName: 'Sagarmatha Outdoor' }
    const refunded = [
      { ...shop, amountPaisa: 1500 },
      { ...shop, amountPaisa: -120 },
      { account: 'commission', owner: '', ownerName: null, amountPaisa: 120 },
      { account: 'shopper', owner: 'a', ownerName: 'Kamala', amountPaisa: -1500 },
    ]
    expect(
      transfersOf({ lines: refunded }).map(({ from, amountPaisa }) => [from.account, amountPaisa]),
    ).toEqual([
      ['vendor', 1380],
      ['commission', 120],
    ])
    await openOrders(ordersApi([staffOrder('H-1', { postings: [posting] })]), '/H-1')
    expect((await screen.findByText('Sagarmatha Outdoor', { exact: false })).textContent).toContain('Courier')
    expect(screen.getByText('Balanced')).toBeTruthy()
  })
})
