import type { Run, RunCard, RunStop, SentOutcome } from '@haat/contract/domains/runs.ts'

export const runId = '0198a6f0-0000-4000-8000-000000000001'

export const makeRunCard = (given: Partial<RunCard> = {}): RunCard => ({
  id: runId,
  day: '2026-11-18',
  courierId: '3',
  courierName: 'Himali Courier',
  rider: 'Suman',
  state: 'started',
  stopCount: 2,
  closedCount: 1,
  cashPaisa: 444_000,
  shopName: { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' },
  createdAt: '2026-11-18T03:00:00.000Z',
  startedAt: '2026-11-18T04:00:00.000Z',
  ...given,
})

export const makeOutcome = (given: Partial<SentOutcome> = {}): SentOutcome => ({
  id: '0198a6f0-0000-4000-8000-0000000000aa',
  outcome: 'delivered',
  at: '2026-11-18T05:00:00.000Z',
  receivedAt: '2026-11-18T05:00:05.000Z',
  wasOffline: false,
  state: 'applied',
  refusal: '',
  hasPhoto: false,
  ...given,
})

export const makeStop = (given: Partial<RunStop> = {}): RunStop => ({
  number: 'H-20836',
  position: 1,
  shopName: { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' },
  buyer: 'Sarita Aryal',
  place: { en: 'Tansen-5, Palpa', ne: 'तानसेन-५, पाल्पा' },
  state: 'shipped',
  cashPaisa: 444_000,
  outcomes: [],
  ...given,
})

export const makeRun = (given: Partial<Run> = {}): Run => ({
  ...makeRunCard(),
  stops: [makeStop(), makeStop({ number: 'H-20838', buyer: 'Kamala Rai', state: 'delivered', cashPaisa: 0 })],
  link: 'https://haat.test/courier/#token',
  boundAt: '2026-11-18T04:00:00.000Z',
  createdBy: 'Maya Shakya',
  ...given,
})
