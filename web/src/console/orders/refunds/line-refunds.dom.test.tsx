import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { LineRefund } from '@haat/contract/domains/orders.refunds.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { openOrders, ordersApi, sent, shopParcel, staffOrder } from '../testing/orders-console.tsx'

beforeAll(() => Promise.all((['staff', 'office'] as const).map((area) => loadArea('en', area))))

const line = 'POST /staff/orders/:number/parcels/:position/refunds'
const [kettle] = shopParcel().lines
const refund: LineRefund = {
  id: 'b7a5e7a0-0000-4000-8000-000000000001',
  at: '2026-11-17T06:00:00.000Z',
  reason: 'The lid was broken',
  lines: [{ variantId: kettle!.variantId, quantity: 1, amountPaisa: 110_249 }],
  amountPaisa: 110_249,
  creditNote: 'CN-2083/84-3',
  dueAt: '2026-11-24T06:00:00.000Z',
  doneAt: null,
}
/** Two kettles, of which the coupon paid a part that is no whole paisa for each. */
const delivered = (refunds: LineRefund[] = []) =>
  staffOrder('H-1', {
    parcels: [
      shopParcel({
        number: 'H-1',
        state: 'delivered',
        cashPaisa: 0,
        lines: [{ ...kettle!, taken: 2, paidPaisa: 220_499 }],
        refunds,
      }),
    ],
  })

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund pieces…' }))
  const dialog = within(await screen.findByRole('dialog'))
  return {
    ...dialog,
    more: () => userEvent.click(dialog.getByRole('button', { name: /^Refund one more/ })),
    send: () => userEvent.click(dialog.getByRole('button', { name: /^Refund Rs/ })),
    async type(reason: string, code: string) {
      const field = dialog.getByLabelText(/^Reason/)
      await userEvent.clear(field)
      if (reason) await userEvent.type(field, reason)
      await userEvent.type(dialog.getByLabelText(/Code from your authenticator/), code)
    },
  }
}

it('pieces are refunded with a reason and a fresh code, and what was lost is sent again as the same', async () => {
  const api = ordersApi([delivered()])
  let tries = 0
  api.answers[line] = () => {
    tries += 1
    if (tries === 1) return refuse(503)
    if (tries === 2) return refuse(422, { code: 'VALIDATION_FAILED', fields: { code: 'wrong' } })
    api.change('H-1', delivered([refund]))
    return { data: refund }
  }
  await openOrders(api, '/H-1')
  const dialog = await openDialog()
  await dialog.type('The lid was broken', '417028')
  await dialog.send()
  await dialog.findByText('Please choose what is refunded.')
  await dialog.more()
  expect(dialog.getByText(/^Goes back to the shopper/).textContent).toContain('1,102.49')
  expect(dialog.getByText(/It was paid in cash/)).toBeTruthy()
  for (const code of ['417028', '417029', '417030']) {
    await dialog.type('The lid was broken', code)
    await dialog.send()
    await waitFor(() => expect(sent(api).at(-1)![2]).toMatchObject({ code }))
  }
  await screen.findByText(/The lid was broken/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Credit note CN-2083/84-3' })).toBeTruthy()
  const bodies = sent(api).map(([, , body]) => body as { id: string })
  expect(bodies[0]).toMatchObject({
    lines: [{ variantId: kettle!.variantId, quantity: 1 }],
    reason: 'The lid was broken',
  })
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
})

it('what somebody else has refunded meanwhile is told, and what is left comes to what was paid', async () => {
  const api = ordersApi([delivered()])
  api.answers[line] = () => {
    api.change('H-1', delivered([refund]))
    return refuse(409, { code: 'CONFLICT' })
  }
  await openOrders(api, '/H-1')
  const dialog = await openDialog()
  await dialog.more()
  await dialog.more()
  expect(dialog.getByText(/^Goes back to the shopper/).textContent).toContain('2,204.99')
  await dialog.type('Both broken', '417028')
  await dialog.send()
  await dialog.findByText(/refunded or changed here meanwhile/)
  await waitFor(() => expect(dialog.getByText(/^Goes back to the shopper/).textContent).toContain('1,102.50'))
})

it('staff without the right to money, and those who look at what is not delivered, cannot', async () => {
  await openOrders(ordersApi([{ ...delivered([refund]), postings: null }]), '/H-1', { rights: ['orders'] })
  await screen.findByText(/The lid was broken/)
  expect(screen.queryByRole('button', { name: 'Refund pieces…' })).toBeNull()
})
