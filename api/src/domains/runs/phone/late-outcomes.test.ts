import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import { lateOutcomeDays } from '@haat/contract/domains/runs.rules.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openRunShop, type RunShop } from '../../../../test/run-shop.ts'

let shop: RunShop
beforeAll(async () => {
  shop = await openRunShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.useRealTimers()
  await expectInvariants(shop.services.db)
})

const dayMs = 86_400_000
const offline = { wasOffline: true }
const refused = { outcome: 'refused', reason: 'changedMind' }
const stateOf = async (number: string) => (await shop.read(number)).state
const wrong = (code: string) => (code === '0000' ? '1111' : '0000')

describe('what arrives from a phone that has nothing more to do with the run', () => {
  const revoke = (id: string) => shop.sita.send(`POST ${shop.path}/runs/${id}/revoke`)

  it('was noted before the end: a task, never applied, and staff are told whether its code was right', async () => {
    const { run, rider, parcel } = await shop.started()
    const { number } = parcel
    const at = new Date().toISOString()
    const code = await parcel.codeNow()
    await revoke(run.id)
    const answer = await rider.outcome(number, { outcome: 'delivered', code }, { at })
    expect(answer.json().data).toMatchObject({ state: 'task', stop: null })
    expect(await stateOf(number)).toBe('shipped')
    const [task] = await shop.tasksAbout(number)
    expect(task!.message).toContain('The door code that was typed is right.')
    expect(task!.message).not.toContain(code)
  })

  it('guesses at the door code without being told: no guess is counted, and only staff learn it', async () => {
    const { run, rider, parcel } = await shop.started()
    const { number } = parcel
    const code = wrong(await parcel.codeNow())
    await revoke(run.id)
    for (let n = 0; n <= maxWrongCodes; n += 1) {
      const { data } = (await rider.outcome(number, { outcome: 'delivered', code }, offline)).json()
      expect(data).toEqual({
        state: 'task',
        refusal: expect.not.stringContaining('code'),
        stop: null,
      })
    }
    const tasks = await shop.tasksAbout(number)
    expect(tasks.at(-1)!.message).toContain('The door code that was typed is wrong.')
    expect((await shop.read(number)).guessesLeft).toBe(maxWrongCodes)
  })

  it('had typed a code that cannot be checked: staff are not told that it is wrong', async () => {
    const { run, rider, parcel } = await shop.started()
    const code = await parcel.codeNow()
    await revoke(run.id)
    const mend = await shop.spoilCode(parcel.number)
    const { data } = (await rider.outcome(parcel.number, { outcome: 'delivered', code }, offline)).json()
    await mend()
    expect(data).toMatchObject({ state: 'task', stop: null })
    const [task] = await shop.tasksAbout(parcel.number)
    expect(task!.message).toContain('The door code that was typed could not be checked.')
  })

  it('was noted after the end by the clock of the phone: a task that says so', async () => {
    const { run, rider, parcel } = await shop.started()
    await revoke(run.id)
    const at = new Date(Date.now() + 1000).toISOString()
    const answer = await rider.outcome(parcel.number, refused, { at, ...offline })
    expect(answer.json().data).toMatchObject({ state: 'task', stop: null })
    expect(await stateOf(parcel.number)).toBe('shipped')
    const [task] = await shop.tasksAbout(parcel.number)
    expect(task!.message).toContain('noted after the end of the run, by the clock of the phone')
  })

  it('comes much too late: refused', async () => {
    const { run, rider, parcel } = await shop.started()
    const at = new Date().toISOString()
    await revoke(run.id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + lateOutcomeDays * dayMs + 1000 })
    expectRefusal(await rider.outcome(parcel.number, refused, { at, ...offline }), 410, 'RUN_ENDED')
    expect(await shop.tasksAbout(parcel.number)).toEqual([])
  })

  it('after midnight in Nepal: a task', async () => {
    const { rider, parcel } = await shop.started()
    const at = new Date().toISOString()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs })
    const answer = await rider.outcome(parcel.number, refused, { at, ...offline })
    expect(answer.json().data).toMatchObject({ state: 'task', stop: null })
    vi.useRealTimers()
    expect(await stateOf(parcel.number)).toBe('shipped')
  })

  it('was freed: a task', async () => {
    const { run, rider, parcel } = await shop.started()
    await shop.sita.send(`POST ${shop.path}/runs/${run.id}/free`)
    const answer = await rider.outcome(parcel.number, refused, offline)
    expect(answer.json().data).toMatchObject({ state: 'task', stop: null })
    expect(await stateOf(parcel.number)).toBe('shipped')
    const other = shop.phone(run)
    await other.start()
    expect((await other.outcome(parcel.number, refused)).json().data.state).toBe('applied')
  })

  it('was never bound: refused', async () => {
    const { run, parcel } = await shop.started()
    await revoke(run.id)
    expectRefusal(await shop.phone(run).outcome(parcel.number, refused, offline), 409, 'RUN_ELSEWHERE')
  })

  it('keeps the time of a phone whose clock is wrong within the time of the run', async () => {
    const { run, rider, parcel } = await shop.started()
    await rider.outcome(parcel.number, refused, { at: '0000-01-01T00:00:00Z' })
    const { createdAt, stops } = await shop.readRun(run.id)
    expect(stops[0]!.outcomes[0]!.at).toBe(createdAt)
  })
})
