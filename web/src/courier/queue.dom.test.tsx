import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refuse } from '#ui/testing/render-app.tsx'
import { memoryShelf, type Shelf } from './copy/shelf.ts'
import { makePhone, makePhoneRun, makeStop } from './testing/phone.tsx'

afterEach(() => vi.restoreAllMocks())

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

async function startedPhone(answers: Parameters<typeof makePhone>[0] = {}) {
  const phone = makePhone(answers)
  await phone.open({ hash: `#${phone.token}` })
  await press(/^Start/)
  await screen.findByText('0 of 2 done')
  return phone
}

const outcomes = 'POST /courier/run/outcomes'
async function deliver() {
  await userEvent.type(await screen.findByLabelText('Figure 1 of 4'), '7302')
  await press(/^Delivered, Rs\.\s4,440 taken/)
}
async function deliverFirst() {
  await press(/^At the door: 1/)
  await deliver()
}
async function deliverBoth() {
  await deliverFirst()
  await press(/^At the door: 2/)
  await press(/^Delivered/)
}

it('what is noted without a line stays through a reload and goes out in its order, once', async () => {
  const phone = await startedPhone()
  await phone.setLine(false)
  await deliverBoth()
  await screen.findByText('2 notes are not sent yet.')
  expect(screen.getAllByText('Not closed yet')).toHaveLength(2)
  await press(/Blue gate/)
  await screen.findByText('The code is not checked yet.')
  phone.leave()

  await phone.open()
  await screen.findByText('2 notes are not sent yet.')
  expect(phone.outcomes()).toEqual([])
  await phone.setLine(true)
  await waitFor(() => expect(screen.queryByText('Not closed yet')).toBeNull())
  await phone.setLine(true)
  expect(phone.outcomes().map(({ number, wasOffline }) => [number, wasOffline])).toEqual([
    ['H-20836', true],
    ['H-20841', true],
  ])
  expect(phone.kept()).not.toMatch(/7302|9841234567/)
})

it('without a line it can be changed before it goes out', async () => {
  const phone = await startedPhone()
  await phone.setLine(false)
  await deliverFirst()
  await press(/Blue gate/)
  await press('Change it')
  await screen.findByLabelText('Figure 1 of 4')
  expect(phone.kept()).not.toContain('7302')
})

it('what arrived although its answer was lost is sent again under the same id', async () => {
  const phone = await startedPhone()
  const applied = phone.api.answers['POST /courier/run/outcomes']!
  phone.api.answers['POST /courier/run/outcomes'] = () => {
    throw new TypeError('Failed to fetch')
  }
  await deliverFirst()
  await screen.findByText('1 note is not sent yet.')
  phone.api.answers['POST /courier/run/outcomes'] = applied
  await phone.setLine(true)
  await waitFor(() => expect(screen.queryByText('1 note is not sent yet.')).toBeNull())
  const [first, second, ...more] = phone.outcomes()
  expect(more).toEqual([])
  expect(second.id).toBe(first.id)
  expect([first.wasOffline, second.wasOffline]).toEqual([false, true])
})

it('what is noted while an older note fails is not put off with it', async () => {
  const phone = await startedPhone()
  const applied = phone.api.answers[outcomes]!
  const lost = Promise.withResolvers<never>()
  phone.api.answers[outcomes] = (input) =>
    input['body'].number === 'H-20836' ? lost.promise : applied(input)
  await phone.setLine(false)
  await deliverFirst()
  await screen.findByText('1 note is not sent yet.')
  await phone.setLine(true)
  await waitFor(() => expect(phone.outcomes()).toHaveLength(1))
  await press(/^At the door: 2/)
  await press(/^Delivered/)
  await waitFor(() => expect(phone.kept()).toContain('"live"'))
  lost.reject(new TypeError('Failed to fetch'))
  await waitFor(() => expect(phone.outcomes().at(-1)).toMatchObject({ number: 'H-20841', wasOffline: false }))
})

it('one note that the server fails on holds up no other', async () => {
  const phone = await startedPhone()
  const applied = phone.api.answers[outcomes]!
  phone.api.answers[outcomes] = (input) => (input['body'].number === 'H-20836' ? refuse(500) : applied(input))
  await phone.setLine(false)
  await deliverBoth()
  await screen.findByText('2 notes are not sent yet.')
  await phone.setLine(true)
  await screen.findByText('1 note is not sent yet.')
  expect(phone.kept()).toContain('7302')
})

it('a photo on a weak line holds up no door', async () => {
  const phone = await startedPhone()
  const upload = Promise.withResolvers<void>()
  phone.onPhoto.wait = () => upload.promise
  await press(/^At the door: 1/)
  await userEvent.upload(
    await screen.findByLabelText('Take a photo'),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  )
  await screen.findByText('Another photo')
  await userEvent.type(screen.getByLabelText('Figure 1 of 4'), '7302')
  await press(/^Delivered, Rs/)
  await press(/^At the door: 2/)
  await press(/^Delivered/)
  await screen.findByRole('heading', { name: 'All doors are done' })
  await screen.findByText('1 note is not sent yet.')
  expect(phone.photos).toEqual([])
  upload.resolve()
  await waitFor(() => expect(screen.queryByText('1 note is not sent yet.')).toBeNull())
  expect(phone.photos).toHaveLength(1)
})

it('what is refused on arrival is told, and can be noted again', async () => {
  const phone = await startedPhone({
    'POST /courier/run/outcomes': () => ({
      data: { state: 'task', refusal: 'This is not the code.', stop: makeStop() },
    }),
  })
  await phone.setLine(false)
  await deliverFirst()
  await screen.findByText('Not closed yet')
  await phone.setLine(true)
  await screen.findByText('With Haat’s staff')
  await press(/Blue gate/)
  await screen.findByRole('heading', { name: 'Haat’s staff will look at it' })
  expect(screen.getByText('This is not the code.')).toBeTruthy()
  await press('Note it again')
  await screen.findByLabelText('Figure 1 of 4')
})

it.each([
  ['410', () => refuse(410, { code: 'RUN_ENDED' })],
  ['401', () => refuse(401, { code: 'UNAUTHENTICATED' })],
])(
  'a run that has ended (%s) takes what was noted first, then the phone forgets everything',
  async (_, ended) => {
    const phone = await startedPhone()
    await phone.setLine(false)
    await deliverFirst()
    phone.api.answers['GET /courier/run/stops'] = ended
    phone.api.answers['POST /courier/run/outcomes'] = () => ({
      data: { state: 'task', refusal: 'The delivery run had ended when this arrived.', stop: null },
    })
    await phone.setLine(true)
    await screen.findByRole('heading', { name: 'This run has ended' })
    expect(screen.getByText(/^Rs\.\s4,440$/)).toBeTruthy()
    expect(phone.outcomes()).toHaveLength(1)
    expect(phone.kept()).not.toMatch(/H-20836|984|Sarita|Blue gate|7302|signature/)
    phone.leave()

    await phone.open()
    await screen.findByRole('heading', { name: 'This run has ended' })
    await waitFor(() => expect([...phone.things.keys()]).toEqual(['end']))
  },
)

/** A phone that comes back after midnight with something that is not sent. */
async function phoneAfterMidnight() {
  const endsAt = new Date(Date.now() + 60_000).toISOString()
  const run = makePhoneRun({ isBound: true, isThisPhone: true, endsAt })
  const phone = await startedPhone({
    'POST /courier/run/start': () => ({ data: { run, stops: [makeStop(), makeStop({ number: 'H-2' })] } }),
  })
  await phone.setLine(false)
  await deliverFirst()
  phone.leave()
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(endsAt) + 1000)
  return phone
}

it('at midnight the phone forgets by itself, and sends later what was noted before', async () => {
  const phone = await phoneAfterMidnight()
  await phone.open()
  await screen.findByRole('heading', { name: 'This run has ended' })
  expect(phone.kept()).not.toMatch(/984|Sarita|Blue gate/)
  await screen.findByText('1 note is not sent yet.')
  await phone.setLine(true)
  await waitFor(() => expect(phone.outcomes()).toHaveLength(1))
  await waitFor(() => expect([...phone.things.keys()]).toEqual(['end']))
})

it('what is refused after midnight is told before the phone forgets it', async () => {
  const phone = await phoneAfterMidnight()
  phone.api.answers[outcomes] = () => refuse(409, { code: 'CONFLICT' })
  await phone.open()
  await screen.findByText('1 note is not sent yet.')
  await phone.setLine(true)
  await screen.findByText(/^Please call Haat about H-20836/)
  expect([...phone.things.keys()]).toEqual(['end'])
})

it('a page that dies while the phone forgets loses nothing that is not sent', async () => {
  const phone = await phoneAfterMidnight()
  let isDead = false
  const dying = Object.entries(memoryShelf(phone.things)).map(([name, work]) => [
    name,
    async (...args: unknown[]) => {
      if (isDead) throw new Error('The page is gone')
      const result = await work(...args)
      isDead = !phone.things.has('run')
      return result
    },
  ])
  await phone.open({ shelf: Object.fromEntries(dying) as Shelf })
  await waitFor(() => expect(isDead).toBe(true))
  phone.leave()

  await phone.open()
  await screen.findByText('1 note is not sent yet.')
  await phone.setLine(true)
  await waitFor(() => expect(phone.outcomes()).toHaveLength(1))
})

it('a phone that was freed for another one forgets too', async () => {
  const phone = await startedPhone({
    'GET /courier/run/stops': () => refuse(409, { code: 'RUN_ELSEWHERE' }),
  })
  phone.api.answers['GET /courier/run'] = () => ({ data: makePhoneRun({ isBound: true }) })
  await phone.setLine(true)
  await screen.findByRole('heading', { name: 'Started on another phone' })
  expect(phone.kept()).not.toMatch(/984|Sarita|Blue gate/)
})

it('two tabs are one phone', async () => {
  const phone = await startedPhone()
  const second = await phone.open()
  expect(second.state().phase).toBe('started')
  const devices = phone.api.requests.map(({ input }) => input['headers']?.['x-courier-device'])
  expect(new Set(devices.filter(Boolean)).size).toBe(1)
})

it('a link that opens nothing does not cost the run that is under way', async () => {
  const phone = await startedPhone()
  phone.leave()
  phone.api.answers['GET /courier/run'] = () => refuse(401, { code: 'UNAUTHENTICATED' })
  await phone.open({ hash: `#${phone.token}cut` })
  await screen.findByText('0 of 2 done')
  expect(location.hash).toBe('')
})

it('a browser that keeps nothing says so and works while there is a line', async () => {
  const phone = makePhone()
  const broken = { get: no, list: no, put: no, remove: no, change: no }
  await phone.open({ hash: `#${phone.token}`, shelf: broken })
  await screen.findByText(/This browser keeps nothing/)
  expect(location.hash).toBe(`#${phone.token}`)
  await press(/^Start/)
  await screen.findByText('0 of 2 done')
  await deliverFirst()
  await screen.findByText('1 of 2 done')
})
const no = async () => {
  throw new DOMException('The quota is used up', 'QuotaExceededError')
}
