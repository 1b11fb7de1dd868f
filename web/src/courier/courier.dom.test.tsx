import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { courierDeviceHeader, courierDevicePattern } from '@haat/contract/domains/runs.rules.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { closed, makePhone, makePhoneRun, makeStop, paidStop } from './testing/phone.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'language=; Max-Age=0; Path=/'
})

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const pressIn = (name: RegExp) => userEvent.click(dialog().getByRole('button', { name }))
const typeCode = async (code: string) => userEvent.type(await screen.findByLabelText('Figure 1 of 4'), code)

async function startedPhone(answers: Parameters<typeof makePhone>[0] = {}) {
  const phone = makePhone(answers)
  await phone.open({ hash: `#${phone.token}` })
  await press(/^Start/)
  await screen.findByText('0 of 2 done')
  return phone
}
const atFirstDoor = async (answers: Parameters<typeof makePhone>[0] = {}) => {
  const phone = await startedPhone(answers)
  await press(/^At the door: 1/)
  await screen.findByRole('heading', { name: 'At the door' })
  return phone
}
const deliver = async (code = '7302') => {
  await typeCode(code)
  await press(/^Delivered, Rs\.\s4,440 taken/)
}

describe('before the start', () => {
  it('opening shows for whom the run is and binds nothing; the key leaves the address', async () => {
    const phone = makePhone()
    await phone.open({ hash: `#${phone.token}` })
    await screen.findByRole('heading', { name: '2 parcels' })
    expect(screen.getByText('Bikash')).toBeTruthy()
    expect(location.hash).toBe('')
    expect(phone.api.requests.map(({ line }) => line)).toEqual(['GET /courier/run'])
    expect(phone.api.requests[0]!.input['headers']).toEqual({ authorization: `Bearer ${phone.token}` })

    await press(/^Start/)
    await screen.findByText('0 of 2 done')
    const { headers } = phone.api.requests.find(({ line }) => line === 'POST /courier/run/start')!.input
    expect(headers[courierDeviceHeader]).toMatch(courierDevicePattern)
  })

  it('says that it needs a line to start', async () => {
    const phone = makePhone()
    await phone.open({ hash: `#${phone.token}` })
    await screen.findByRole('heading', { name: '2 parcels' })
    await phone.setLine(false)
    await press(/^Start/)
    await screen.findByText(/Starting needs a connection/)
  })

  it.each([
    ['was started elsewhere', () => ({ data: makePhoneRun({ isBound: true }) }), 'Started on another phone'],
    ['is not whole', () => refuse(401, { code: 'UNAUTHENTICATED' }), 'This link does not work'],
    ['has ended', () => refuse(410, { code: 'RUN_ENDED' }), 'This run has ended'],
  ])('a link that %s says so', async (_, answer, title) => {
    const phone = makePhone({ 'GET /courier/run': answer })
    await phone.open({ hash: `#${phone.token}` })
    await screen.findByRole('heading', { name: title })
  })

  it('without a link it says what to open', async () => {
    const phone = makePhone()
    await phone.open()
    await screen.findByRole('heading', { name: 'Open your link' })
    expect(phone.api.requests).toEqual([])
  })

  it('of two phones that press at once, the second is told', async () => {
    const phone = makePhone({ 'POST /courier/run/start': () => refuse(409, { code: 'RUN_ELSEWHERE' }) })
    await phone.open({ hash: `#${phone.token}` })
    await press(/^Start/)
    await screen.findByRole('heading', { name: 'Started on another phone' })
  })
})

describe('at a door', () => {
  it('shows what one sees first, the sum and the change; closes it and forgets the number', async () => {
    const phone = await startedPhone()
    expect(screen.getByRole('heading', { name: 'Blue gate above the post office' })).toBeTruthy()
    expect(screen.getByText('Taksar Tole, Tansen-5, Palpa')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:9841234567')
    expect(phone.kept()).toContain('9841234567')
    await press(/^At the door: 1/)
    await press('5,000')
    expect(screen.getByText('Give back').textContent).toMatch(/Rs\.\s560/)
    await press(/^Delivered/)
    await screen.findByText('Enter the four figures first.')
    await deliver()
    await screen.findByText('1 of 2 done')
    expect(screen.getByText('Cash so far').textContent).toMatch(/Rs\.\s4,440/)
    expect(phone.outcomes()).toEqual([
      expect.objectContaining({
        number: 'H-20836',
        wasOffline: false,
        cashTakenPaisa: 444_000,
        door: { outcome: 'delivered', code: '7302', paidHow: 'cash', reference: '' },
      }),
    ])
    expect(phone.kept()).not.toMatch(/9841234567|Sarita|7302/)

    await press(/^At the door: 2/)
    await press(/^Delivered/)
    await screen.findByRole('heading', { name: 'All doors are done' })
    expect(screen.getByText('Cash to hand in')).toBeTruthy()
    expect(screen.getByText(/^Rs\.\s4,440$/)).toBeTruthy()
  })

  it('a code that is refused at once is mended, and nothing of it is kept', async () => {
    const phone = await atFirstDoor({
      'POST /courier/run/outcomes': () =>
        refuse(422, { code: 'VALIDATION_FAILED', fields: { code: 'Wrong' } }),
    })
    phone.api.answers['GET /courier/run/stops'] = () => ({
      data: { run: makePhoneRun({ isThisPhone: true }), stops: [makeStop({ guessesLeft: 4 })] },
    })
    await deliver('1111')
    await screen.findByText('That is not the code.')
    await screen.findByText('4 tries left')
    expect(phone.kept()).not.toMatch(/noted |1111/)
  })

  it('says in the reader’s language that the sum differs', async () => {
    const sentence = 'Rs. 4,440 was taken, and Rs. 4,000.50 is to be taken.'
    await atFirstDoor({
      'POST /courier/run/outcomes': () =>
        refuse(422, { code: 'VALIDATION_FAILED', message: sentence, fields: { cashTakenPaisa: sentence } }),
    })
    await deliver()
    await screen.findByText(/^The sum differs: Rs\.\s4,440 was noted, and Rs\.\s4,000\.50 is to be taken/)
    await press('नेपाली')
    await screen.findByText(/^रकम मिलेन: रु\.?\s४,४४० लेखियो, तर लिनुपर्ने रु\.?\s४,०००\.५० हो/)
  })

  it.each([
    ['the code was wrong', makeStop({ guessesLeft: 4 }), 'That is not the code.', 'कोड मिलेन।'],
    ['too many codes were wrong', makeStop({ guessesLeft: 0 }), /^Too many wrong codes/, /^धेरै पटक कोड मिलेन/],
    ['it was cancelled', closed(makeStop(), 'cancelled'), /^Somebody else closed/, /^यो पार्सल अरू कसैले/],
  ])('says in the reader’s language that %s when a note arrived', async (_, stop, english, nepali) => {
    const phone = await atFirstDoor({
      'POST /courier/run/outcomes': () => ({ data: { state: 'task', refusal: 'A sentence.', stop } }),
    })
    phone.api.answers['GET /courier/run/stops'] = () => ({
      data: { run: makePhoneRun({ isThisPhone: true }), stops: [stop, paidStop()] },
    })
    await phone.setLine(false)
    await deliver()
    await phone.setLine(true)
    await press(/With Haat’s staff|Cancelled/)
    await screen.findByText(english)
    await press('नेपाली')
    await screen.findByText(nepali)
  })

  it('what nobody takes from a courier at the door is told when the run has ended', async () => {
    const phone = await atFirstDoor()
    const ended = () => refuse(410, { code: 'RUN_ENDED' })
    Object.assign(phone.api.answers, { 'POST /courier/run/outcomes': ended, 'GET /courier/run/stops': ended })
    await deliver()
    await screen.findByText(/^Please call Haat about H-20836/)
    expect(screen.getByText(/^Rs\.\s4,440$/)).toBeTruthy()
  })

  it('lets a part stay, and takes what was paid by QR code without cash', async () => {
    const phone = await atFirstDoor()
    await press(/^Only a part taken/)
    await pressIn(/^One less of Felted wool gloves/)
    await pressIn(/^Use this/)
    await screen.findByText('2 of 3 pieces stay')
    await userEvent.click(screen.getByRole('radio', { name: 'QR code' }))
    await typeCode('7302')
    await userEvent.type(screen.getByLabelText(/^Reference/), 'FT-77')
    await press(/^Part delivered, Rs\.\s3,360 by QR code/)
    await screen.findByText('1 of 2 done')
    expect(phone.outcomes()[0]).not.toHaveProperty('cashTakenPaisa')
    expect(phone.outcomes()[0].door).toEqual({
      outcome: 'partlyDelivered',
      code: '7302',
      paidHow: 'qr',
      reference: 'FT-77',
      taken: [
        { variantId: '41', quantity: 1 },
        { variantId: '42', quantity: 1 },
      ],
    })
    expect(screen.getByText('Cash so far').textContent).toMatch(/Rs\.\s0/)
  })

  it('notes why it was not taken, with a photo that goes after it', async () => {
    const phone = await atFirstDoor()
    await press(/^Not taken/)
    await pressIn(/^Take it back/)
    await dialog().findByText('Choose a reason')
    await userEvent.click(dialog().getByRole('radio', { name: 'Damaged' }))
    await userEvent.upload(
      dialog().getByLabelText('Take a photo'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    )
    await dialog().findByText('Another photo')
    await pressIn(/^Take it back/)
    await screen.findByText('1 of 2 done')
    const [{ id, door }] = phone.outcomes()
    expect(door).toEqual({ outcome: 'refused', reason: 'damaged', words: '' })
    await waitFor(() => expect(phone.photos).toHaveLength(1))
    expect(phone.photos[0]!.path).toBe(`/courier/run/outcomes/${id}/photo`)
    expect(phone.kept()).not.toContain('"photo":{')
  })

  it('where nobody was, it can be tried again later', async () => {
    const tried = makeStop({ state: 'tried', tries: 1 })
    const phone = await atFirstDoor({
      'POST /courier/run/outcomes': () => ({ data: { state: 'applied', refusal: '', stop: tried } }),
    })
    await press(/^Nobody there/)
    await pressIn(/^Nobody was there/)
    await screen.findByRole('heading', { name: 'Tried before' })
    expect(phone.outcomes()[0].door).toEqual({ outcome: 'tried', words: '', seenTries: 0 })
    await press(/Blue gate/)
    const twice = makeStop({ state: 'tried', tries: 2 })
    phone.api.answers['POST /courier/run/outcomes'] = () => ({
      data: { state: 'applied', refusal: '', stop: twice },
    })
    await press(/^Nobody there/)
    await pressIn(/^Nobody was there/)
    await screen.findByText('1 of 2 done')
    expect(phone.outcomes()[1].door).toEqual({ outcome: 'tried', words: '', seenTries: 1 })
    await press(/Blue gate/)
    await screen.findByText(/^Try 3 of 3/)
  })

  it('a task on a door that was tried before is told, and its cash counts once', async () => {
    const tried = makeStop({ state: 'tried', tries: 1 })
    const data = { run: makePhoneRun({ isBound: true, isThisPhone: true }), stops: [tried, paidStop()] }
    const phone = makePhone({
      'POST /courier/run/start': () => ({ data }),
      'GET /courier/run/stops': () => ({ data }),
      'POST /courier/run/outcomes': () => ({
        data: { state: 'task', refusal: 'This is not the code.', stop: tried },
      }),
    })
    await phone.open({ hash: `#${phone.token}` })
    await press(/^Start/)
    await phone.setLine(false)
    await press(/Blue gate/)
    await deliver()
    await phone.setLine(true)
    await screen.findByText('With Haat’s staff')
    await press(/Blue gate/)
    await press('Note it again')
    phone.api.answers['POST /courier/run/outcomes'] = () => ({
      data: { state: 'applied', refusal: '', stop: closed(tried) },
    })
    await deliver()
    await waitFor(() => expect(screen.getByText('Cash so far').textContent).toMatch(/Rs\.\s4,440/))
  })

  it('is in Nepali too', async () => {
    document.cookie = 'language=ne; Path=/'
    const phone = makePhone()
    await phone.open({ hash: `#${phone.token}` })
    await press(/^सुरु गर्नुहोस्/)
    await screen.findByText('२ मध्ये ० सकियो')
    await press('English')
    await screen.findByText('0 of 2 done')
  })
})

describe('closed doors', () => {
  it('that somebody else closed are read with the next look', async () => {
    const phone = await startedPhone()
    phone.api.answers['GET /courier/run/stops'] = () => ({
      data: {
        run: makePhoneRun({ isThisPhone: true }),
        stops: [closed(makeStop(), 'cancelled'), makeStop({ number: 'H-20841' })],
      },
    })
    await phone.setLine(true)
    await screen.findByText('Cancelled')
    expect(screen.getByText('1 of 2 done')).toBeTruthy()
  })
})
