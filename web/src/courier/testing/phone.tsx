import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { PhoneRun, PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { fakeApi } from '#ui/testing/render-app.tsx'
import { CourierApp } from '../app.tsx'
import { memoryShelf, type Shelf } from '../copy/shelf.ts'
import { createCourierApi, type PutFile } from '../run/courier-api.ts'
import { createCourierRun } from '../run/courier-run.ts'

const token = 'b6e5c3f0-0000-4000-8000-000000000001.1.signature-of-forty-three-letters'
const dayMs = 86_400_000

export const makePhoneRun = (fields: Partial<PhoneRun> = {}): PhoneRun => ({
  id: 'b6e5c3f0-0000-4000-8000-000000000001',
  day: '2026-11-18',
  courierName: 'Himali Courier',
  rider: 'Bikash',
  state: 'waiting',
  stopCount: 2,
  isBound: false,
  isThisPhone: false,
  endsAt: new Date(Date.now() + dayMs).toISOString(),
  ...fields,
})

const line = (variantId: string, title: string, quantity: number, pricePaisa: number) => ({
  bearsDiscount: true,
  variantId,
  title: { en: title, ne: title },
  choice: [],
  quantity,
  pricePaisa,
})

export const makeStop = (fields: Partial<PhoneStop> = {}): PhoneStop => ({
  number: 'H-20836',
  position: 1,
  shopName: { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' },
  state: 'shipped',
  isClosed: false,
  name: 'Sarita Aryal',
  phoneNumber: '9841234567',
  otherPhone: null,
  districtName: { en: 'Palpa', ne: 'पाल्पा' },
  localLevelName: { en: 'Tansen', ne: 'तानसेन' },
  ward: 5,
  tole: 'Taksar Tole',
  landmark: 'Blue gate above the post office',
  note: '',
  cashPaisa: 444_000,
  saidPaisa: 0,
  deliveryPaisa: 8000,
  discountPaisa: 0,
  lines: [line('41', 'Dhaka topi', 1, 220_000), line('42', 'Felted wool gloves', 2, 108_000)],
  needsCode: true,
  guessesLeft: 5,
  tries: 0,
  wishedDay: null,
  ...fields,
})

export const paidStop = (fields: Partial<PhoneStop> = {}) =>
  makeStop({
    number: 'H-20841',
    name: 'Anil Thapa',
    phoneNumber: '9800000002',
    landmark: 'Water tank',
    cashPaisa: 0,
    needsCode: false,
    lines: [line('43', 'Shawl', 1, 300_000)],
    ...fields,
  })

/** As the API tells a door that is closed. */
export const closed = (stop: PhoneStop, state: PhoneStop['state'] = 'delivered'): PhoneStop => ({
  ...stop,
  state,
  isClosed: true,
  name: '',
  phoneNumber: null,
  ward: 0,
  tole: '',
  landmark: '',
  lines: [],
})

type Answers = Parameters<typeof fakeApi>[0]

/** A courier's phone: what it keeps outlives a reload, and its line can go. */
export function makePhone(answers: Answers = {}) {
  const things = new Map<string, unknown>()
  const photos: { path: string; headers: Record<string, string> }[] = []
  const run = makePhoneRun()
  const bound = makePhoneRun({ state: 'started', isBound: true, isThisPhone: true })
  const stops = [makeStop(), paidStop()]
  const api = fakeApi({
    'GET /courier/run': () => ({ data: run }),
    'POST /courier/run/start': () => ({ data: { run: bound, stops } }),
    'GET /courier/run/stops': () => ({ data: { run: bound, stops } }),
    'POST /courier/run/outcomes': ({ body }) => {
      const at = stops.findIndex(({ number }) => number === body.number)
      const stop = closed(stops[at]!, body.door.outcome)
      stops[at] = stop
      return { data: { state: 'applied', refusal: '', stop } }
    },
    ...answers,
  })
  let hasLine = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasLine)
  const onLine =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (!hasLine) throw new TypeError('Failed to fetch')
      return work(...args)
    }
  const onPhoto = { wait: async () => {} }
  const putFile: PutFile = async (path, _, headers) => {
    await onPhoto.wait()
    photos.push({ path, headers })
  }
  const opened: { unmount(): void }[] = []
  return {
    api,
    things,
    photos,
    /** How long the upload of a photo takes. */
    onPhoto,
    token,
    /** Everything that the phone keeps, as text. */
    kept: () => JSON.stringify([...things]),
    async open({
      hash = '',
      shelf = memoryShelf(things),
    }: { hash?: string; shelf?: Shelf | undefined } = {}) {
      history.replaceState(null, '', `/courier/${hash}`)
      const calls = createCourierApi(onLine(api.call as never) as never, onLine(putFile))
      const courierRun = createCourierRun({ api: calls, shelf })
      const page = await act(async () => render(<CourierApp run={courierRun} />))
      opened.push(page)
      return courierRun
    },
    /** The page is gone, as when the browser is closed; what the phone keeps stays. */
    leave() {
      for (const page of opened.splice(0)) page.unmount()
    },
    async setLine(next: boolean) {
      hasLine = next
      await act(async () => dispatchEvent(new Event(next ? 'online' : 'offline')))
    },
    outcomes: () =>
      api.requests
        .filter(({ line: called }) => called === 'POST /courier/run/outcomes')
        .map(({ input }) => input['body']),
  }
}
