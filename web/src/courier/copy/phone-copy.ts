import type { PhoneRun, PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import type { SentOutcomeState } from '@haat/contract/domains/runs.rules.ts'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import type { DoorOutcomeKind } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Shelf } from './shelf.ts'

/** The link, and what is known of its run. */
export interface KeptRun {
  token: string
  run?: PhoneRun
  /** Once this phone has started the run. */
  stops?: PhoneStop[]
  /** When the API last told it, by the clock of the phone. */
  readAt: number
}

/** Something that the courier noted at a door. */
export interface Noted {
  id: string
  token: string
  number: string
  position: number
  at: string
  outcome: DoorOutcomeKind
  /** The cash that the courier has from this door. */
  cashPaisa: number
  /** Everything to be sent; gone once it was sent, and the door code with it. */
  door?: DoorOutcome | undefined
  photo?: Blob | undefined
  /** `live` while the courier waits for the answer; `lost` when nobody took it. */
  state: 'live' | 'waiting' | 'lost' | SentOutcomeState
  refusal: string
  hasLostPhoto?: true
}

/** What is left of a run that has ended: nothing about the people at the doors. */
export interface RunEnd {
  phase: 'ended' | 'elsewhere'
  day: string
  doors: number
  cashPaisa: number
  /** The orders of what nobody took. */
  lost: string[]
}

const notedKey = (id: string) => `noted ${id}`

export const isUnsent = ({ door, photo }: Noted) => door !== undefined || photo !== undefined

/** What the phone keeps, over a reload and without a line. */
export function createPhoneCopy(shelf: Shelf) {
  return {
    run: () => shelf.get<KeptRun>('run'),
    keepRun: (run: KeptRun) => shelf.put('run', run),
    device: () => shelf.get<string>('device'),
    keepDevice: (key: string) => shelf.put('device', key),
    end: () => shelf.get<RunEnd>('end'),
    /** In the order in which it was noted. */
    async noted() {
      const all = await shelf.list<Noted>(notedKey(''))
      return all.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    },
    keepNoted: (noted: Noted) => shelf.put(notedKey(noted.id), noted),
    dropNoted: (id: string) => shelf.remove(notedKey(id)),
    /** Adds to the run that is under way. False once the phone has forgotten the run. */
    async note(noted: Omit<Noted, 'token'>): Promise<boolean> {
      let isNoted = false
      await shelf.change((things) => {
        const run = things.get('run') as KeptRun | undefined
        isNoted = run?.stops !== undefined
        return new Map(isNoted ? [[notedKey(noted.id), { ...noted, token: run?.token }]] : [])
      })
      return isNoted
    },
    /** Only while it is still kept. */
    changeNoted: (id: string, fields: Partial<Noted>) =>
      shelf.change((things) => {
        const noted = things.get(notedKey(id)) as Noted | undefined
        return new Map(noted ? [[notedKey(id), { ...noted, ...fields }]] : [])
      }),
    /**
     * Forgets everything but what is still to be sent, and the key with which it is sent. Of what nobody took, the end
     * names the order. At once, so that a page that dies meanwhile loses nothing.
     */
    wipe: (end?: RunEnd) =>
      shelf.change((things) => {
        const all = [...things].filter(([key]) => key.startsWith(notedKey(''))).map(([, one]) => one as Noted)
        const unsent = all.filter(isUnsent)
        const stays = new Set(unsent.length > 0 ? ['device', ...unsent.map(({ id }) => notedKey(id))] : [])
        const changes = new Map<string, unknown>()
        for (const key of things.keys()) if (!stays.has(key)) changes.set(key, undefined)
        const lost = all.filter(({ state }) => state === 'lost').map(({ number }) => number)
        if (end) changes.set('end', { ...end, lost: [...new Set([...end.lost, ...lost])] })
        return changes
      }),
  }
}

export type PhoneCopy = ReturnType<typeof createPhoneCopy>
