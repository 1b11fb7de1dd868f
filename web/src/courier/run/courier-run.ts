import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { isOffline } from '#ui/state/use-is-offline.ts'
import { createPhoneCopy, type KeptRun, type RunEnd } from '../copy/phone-copy.ts'
import { memoryShelf, patientShelf, type Shelf } from '../copy/shelf.ts'
import type { CourierApi } from './courier-api.ts'
import { inTurn } from './in-turn.ts'
import { createLink } from './link.ts'
import { createOutbox } from './outbox.ts'
import * as states from './run-state.ts'
import { whenToLook } from './when-to-look.ts'

interface RunOptions {
  api: CourierApi
  /** Undefined where the browser keeps nothing. */
  shelf: Shelf | undefined
}

export interface NotedDoor {
  stop: PhoneStop
  door: DoorOutcome
  cashPaisa: number
  photo: Blob | undefined
}

const isCode = (reason: unknown, code: string) => reason instanceof ApiFailure && reason.code === code
const isRefused = (reason: unknown) => !isTemporary(reason)

/** The run on this phone: what the screens show, and everything that the courier can do. */
export function createCourierRun({ api, shelf }: RunOptions) {
  let state: states.RunState = { ...states.firstState, isKept: shelf !== undefined }
  const listeners = new Set<() => void>()
  const set = (changes: Partial<states.RunState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const copy = createPhoneCopy(shelf ? patientShelf(shelf, () => set({ isKept: false })) : memoryShelf())
  const outbox = createOutbox({ copy, api, onArrived: replaceStop })
  const link = createLink(copy, api, () => state.isKept)
  const look = whenToLook({ onNews: () => void adopt(), onTime: () => void sync() })

  async function replaceStop(stop: PhoneStop) {
    const kept = await copy.run()
    if (!kept?.stops) return
    const stops = kept.stops.map((one) => (states.isSameDoor(one, stop) ? stop : one))
    await copy.keepRun({ ...kept, stops })
    await adopt()
  }

  /** Shows what the phone keeps. */
  async function adopt() {
    const [kept, all, end] = [await copy.run(), await copy.noted(), await copy.end()]
    // What is just being sent from here may still be refused: its door is as before.
    const settled = all.filter(({ id, state: stands }) => stands !== 'live' || !outbox.isAwaited(id))
    const noted = settled.filter(({ token }) => token === kept?.token)
    const phase = phaseOf(state.phase, kept, end)
    const unsent = states.unsentCount(settled)
    set({ phase, run: kept?.run, stops: kept?.stops ?? [], noted, end, unsent })
  }

  async function keep(kept: KeptRun) {
    await copy.keepRun(kept)
    await adopt()
    look.tellTabs()
  }

  /** Nothing about the people at the doors stays; what is still to be sent does, until it is sent. */
  async function endRun(phase: RunEnd['phase']) {
    const before = await copy.end()
    const end = state.run ? states.endOf(phase, state) : { ...(before ?? states.endOf(phase, state)), phase }
    const token = (await copy.run())?.token
    await copy.wipe(end)
    // Whoever waits until the run is free again needs the link.
    if (phase === 'elsewhere' && token !== undefined) await copy.keepRun({ token, readAt: 0 })
    await adopt()
    set({ phase })
    look.tellTabs()
  }

  async function read(kept: KeptRun) {
    const { token } = kept
    const device = await copy.device()
    const isOurs = kept.stops !== undefined
    const run = isOurs ? undefined : await api.open({ token, device })
    if (isOurs || run?.isThisPhone) {
      await keep({ token, ...(await api.stops({ token, device })), readAt: Date.now() })
    } else if (run) {
      await keep({ token, run, readAt: Date.now() })
      set({ phase: run.isBound ? 'elsewhere' : 'ready' })
    }
  }

  async function fail(reason: unknown) {
    if (!isRefused(reason)) {
      set({ hasLine: false, ...(state.phase === 'opening' && { phase: 'noLine' }) })
    } else if (isCode(reason, 'RUN_ELSEWHERE')) {
      await endRun('elsewhere')
    } else if (isCode(reason, 'RUN_ENDED') || state.stops.length > 0) {
      await endRun('ended')
    } else {
      await copy.wipe()
      await adopt()
      set({ phase: 'invalid' })
    }
  }

  /** Once nothing is left to be sent, the phone forgets its key as well. */
  async function forgetSent() {
    if (!state.end || state.unsent > 0) return
    await copy.wipe(state.end)
    await adopt()
  }

  const hasDoors = async () => (await copy.noted()).some(({ door }) => door)

  /** Sends what waits, then asks how the run stands. */
  async function sync() {
    await inTurn(async () => {
      await link.take()
      await adopt()
      if (!isOffline()) await outbox.sendDoors()
      await adopt()
      const kept = await copy.run()
      if (kept && states.isOverByClock(kept, Date.now())) await endRun('ended')
      else if (isOffline()) await fail(new TypeError('There is no line'))
      else if (kept) await read(kept).then(() => set({ hasLine: true }), fail)
      else await forgetSent()
      look.again(await hasDoors())
    })
    await sendPhotos()
  }

  async function sendNow() {
    await inTurn(async () => {
      set({ hasLine: await outbox.sendDoors() })
      await adopt()
      look.tellTabs()
      look.again(await hasDoors())
    })
    await sendPhotos()
  }

  async function sendPhotos() {
    const hasPhotos = (await copy.noted()).some(({ photo }) => photo)
    if (!hasPhotos) return
    if (!isOffline()) await outbox.sendPhotos()
    await inTurn(async () => {
      await adopt()
      if (!(await copy.run())) await forgetSent()
      look.tellTabs()
      if (state.unsent > 0) look.again(true)
    })
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    sync,
    /** Watches line, clock and other tabs, until the function that it returns is called. */
    watch: () => look.watch(),
    /** Binds this phone. Fails without a line. */
    start: () =>
      inTurn(async () => {
        const kept = await copy.run()
        if (!kept) return
        const device = (await copy.device()) ?? makeDeviceKey()
        await copy.keepDevice(device)
        void navigator.storage?.persist?.()
        try {
          const started = await api.start({ token: kept.token, device })
          await keep({ token: kept.token, ...started, readAt: Date.now() })
          set({ hasLine: true })
        } catch (reason) {
          if (!isRefused(reason)) throw reason
          await fail(reason)
        }
      }),
    /** Keeps what happened at a door and sends it. Fails if it was refused while the courier is still there. */
    async note({ stop, door, cashPaisa, photo }: NotedDoor): Promise<'applied' | 'task' | 'waiting'> {
      const { number, position } = stop
      const id = makeUuid()
      const isLive = !isOffline()
      const isNoted = await copy.note({
        id,
        number,
        position,
        at: new Date().toISOString(),
        outcome: door.outcome,
        cashPaisa,
        door,
        photo,
        state: isLive ? 'live' : 'waiting',
        refusal: '',
      })
      if (!isNoted) throw new ApiFailure(410, { code: 'RUN_ENDED' })
      const answer = isLive ? outbox.answerOf(id) : Promise.resolve('waiting' as const)
      await adopt()
      look.tellTabs()
      if (isLive) void sendNow()
      else look.again(true)
      // How many guesses are left, or that it was cancelled meanwhile.
      answer.catch(() => void sync())
      return answer
    },
    /** Takes back what has not been sent yet. */
    takeBack: (id: string) =>
      inTurn(async () => {
        const noted = (await copy.noted()).find((one) => one.id === id)
        if (noted?.door) await copy.dropNoted(id)
        await adopt()
        look.tellTabs()
      }),
  }
}

/** Whether a run can be started is known only from the API. */
function phaseOf(before: states.RunState['phase'], kept: KeptRun | undefined, end: RunEnd | undefined) {
  if (kept?.stops) return 'started'
  if (!kept) return end?.phase ?? 'noLink'
  return before === 'ready' || before === 'elsewhere' || before === 'noLine' ? before : 'opening'
}

export type CourierRun = ReturnType<typeof createCourierRun>

const keyBytes = 24
/** As `courierDevicePattern` of the contract wants it. */
const makeDeviceKey = () =>
  [...crypto.getRandomValues(new Uint8Array(keyBytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
