import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import type { Noted, PhoneCopy } from '../copy/phone-copy.ts'
import type { CourierApi } from './courier-api.ts'
import { inTurn } from './in-turn.ts'

/** For so long another tab leaves it to the one in which the courier waits for the answer. */
const liveMs = 60_000

interface OutboxOptions {
  copy: PhoneCopy
  api: CourierApi
  /** The door as it stands after something about it has arrived. */
  onArrived(stop: PhoneStop): Promise<void>
}

/** What became of something for whose answer the courier waits. */
interface Answer {
  resolve(state: 'applied' | 'task' | 'waiting'): void
  reject(reason: unknown): void
}

/** Sends what was noted, the oldest first. Everything has an id of its own, so that twice counts once. */
export function createOutbox({ copy, api, onArrived }: OutboxOptions) {
  const answers = new Map<string, Answer>()
  let photoPass: Promise<void> | undefined
  const answerTo = (id: string) => {
    const answer = answers.get(id)
    answers.delete(id)
    return answer
  }

  async function sendDoor(noted: Noted, device: string): Promise<void> {
    const { id, token, number, position, at, cashPaisa, door } = noted
    if (!door) return
    const isLive = answers.has(id)
    try {
      const paidCash = 'paidHow' in door && door.paidHow === 'cash' && cashPaisa > 0
      const body = { id, number, position, at, wasOffline: !isLive, door }
      const sent = await api.send(
        { token, device },
        { ...body, ...(paidCash && { cashTakenPaisa: cashPaisa }) },
      )
      await copy.keepNoted({ ...noted, door: undefined, state: sent.state, refusal: sent.refusal })
      if (sent.stop) await onArrived(sent.stop)
      answerTo(id)?.resolve(sent.state)
    } catch (reason) {
      if (isTemporary(reason)) {
        await putOff(noted)
        throw reason
      }
      const isEnded = reason instanceof ApiFailure && reason.code === 'RUN_ENDED'
      // The courier is still there and mends it, unless nothing can be noted any more.
      if (isLive && !isEnded) await copy.dropNoted(id)
      else {
        const refusal = reason instanceof Error ? reason.message : ''
        await copy.keepNoted({ ...noted, door: undefined, photo: undefined, state: 'lost', refusal })
      }
      answerTo(id)?.reject(reason)
    }
  }

  /** Nobody waits at the door any longer: it goes out when there is a line. */
  async function putOff(noted: Noted) {
    if (!answers.has(noted.id)) return
    await copy.keepNoted({ ...noted, state: 'waiting' })
    answerTo(noted.id)?.resolve('waiting')
  }

  async function sendPhoto({ id, token, photo }: Noted, device: string) {
    try {
      await api.sendPhoto({ token, device }, id, photo!)
      await copy.changeNoted(id, { photo: undefined })
    } catch (reason) {
      if (!isTemporary(reason)) await copy.changeNoted(id, { photo: undefined, hasLostPhoto: true })
    }
  }

  /** Each once, also one that is added meanwhile. */
  async function sendEachPhoto() {
    const tried = new Set<string>()
    for (;;) {
      const device = await copy.device()
      const next = (await copy.noted()).find(({ id, door, photo }) => photo && !door && !tried.has(id))
      if (device === undefined || !next) return
      tried.add(next.id)
      await sendPhoto(next, device)
    }
  }

  return {
    /** Whether somebody waits here for what becomes of it. */
    isAwaited: (id: string) => answers.has(id),
    /** Settles when it has arrived, was refused, or has to wait. */
    answerOf: (id: string) =>
      new Promise<'applied' | 'task' | 'waiting'>((resolve, reject) => answers.set(id, { resolve, reject })),
    /** Nobody needs to know any more what becomes of it. */
    forgetAnswer: (id: string) => void answers.delete(id),
    /** Sends what happened at the doors, as far as this tab may. Returns whether there was a line. */
    async sendDoors(): Promise<boolean> {
      const device = await copy.device()
      let hasLine = true
      const isOfOtherTab = ({ id, state, at }: Noted) =>
        state === 'live' && !answers.has(id) && Date.now() - Date.parse(at) < liveMs
      for (const noted of await copy.noted()) {
        if (device === undefined || isOfOtherTab(noted)) continue
        // Behind a hill only that is still tried for which somebody waits.
        if (!hasLine && !answers.has(noted.id)) continue
        try {
          await sendDoor(noted, device)
        } catch (reason) {
          // One that the server fails on holds up no other.
          if (!(reason instanceof ApiFailure)) hasLine = false
        }
      }
      return hasLine
    },
    /** Photos take long on a weak line: they go beside everything else, one after the other. */
    sendPhotos(): Promise<void> {
      photoPass ??= inTurn(sendEachPhoto, 'photos').finally(() => {
        photoPass = undefined
      })
      return photoPass
    },
  }
}
