import { randomUUID } from 'node:crypto'

/** Bodies for the calls of staff about money: commission, cash, payouts and refunds. */
export const moneyBodies: Record<string, () => object> = {
  'POST /staff/commission-rules': () => ({
    id: randomUUID(),
    subject: 'default',
    address: '',
    rate: 700,
    beginsOn: '2027-01-15',
    endsOn: null,
    code: '123456',
  }),
  'POST /staff/commission-rules/:id/end': () => ({ endsOn: '2027-01-15', code: '123456' }),
  'DELETE /staff/commission-rules/:id': () => ({ code: '123456' }),
  'POST /staff/cash/hand-ins': () => ({ id: randomUUID(), courierId: '1', parcelIds: ['999999999'] }),
  'POST /staff/cash/hand-ins/:id/count': () => ({ countedPaisa: 100 }),
  'POST /staff/cash/differences': () => ({
    id: randomUUID(),
    courierId: '999999999',
    amountPaisa: 100,
    end: 'paid',
    words: 'Brought later',
    code: '123456',
  }),
  'POST /staff/cash/remittances': () => ({
    id: randomUUID(),
    amountPaisa: 100,
    reference: 'Slip 1',
    code: '123456',
  }),
  'POST /staff/cash/days/:day/close': () => ({ boxPaisa: 0, foundPaisa: 0, code: '123456' }),
  'POST /staff/payouts/propose': () => ({ shopSlug: 'nothing' }),
  'POST /staff/payouts/approve': () => ({ numbers: ['P-999999999'], code: '123456' }),
  'POST /staff/payouts/:number/approve': () => ({ code: '123456' }),
  'POST /staff/payouts/:number/account': () => ({ code: '123456' }),
  'POST /staff/payouts/:number/sent': () => ({ reference: 'NB 4471', code: '123456' }),
  'POST /staff/payouts/:number/failed': () => ({ reason: 'number', code: '123456' }),
  'POST /staff/payouts/:number/withdraw': () => ({ words: '' }),
  'POST /staff/orders/:number/parcels/:position/refunds': () => ({
    id: randomUUID(),
    lines: [{ variantId: '1', quantity: 1 }],
    reason: 'Came back broken',
    code: '123456',
  }),
  'POST /staff/orders/:number/parcels/:position/door-payment': () => ({ answer: 'arrived' }),
  'POST /staff/refunds/:id/done': () => ({
    reference: 'ES 4471',
    code: '123456',
  }),
}
