import type { PhoneRun, PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { isUnsent, type KeptRun, type Noted, type RunEnd } from '../copy/phone-copy.ts'

export interface RunState {
  phase:
    | 'opening'
    /** Opened without a link. */
    | 'noLink'
    /** Nothing is known yet, and there is no line. */
    | 'noLine'
    | 'invalid'
    | 'ready'
    | 'started'
    | 'elsewhere'
    | 'ended'
  run?: PhoneRun | undefined
  stops: readonly PhoneStop[]
  /** What was noted at these doors, in its order. */
  noted: readonly Noted[]
  /** How much is still to be sent, of earlier runs too. */
  unsent: number
  hasLine: boolean
  /** Whether what is noted outlives the page. */
  isKept: boolean
  end?: RunEnd | undefined
}

export const firstState: RunState = {
  phase: 'opening',
  stops: [],
  noted: [],
  unsent: 0,
  hasLine: true,
  isKept: true,
}

const doorKey = ({ number, position }: { number: string; position: number }) => `${number}/${position}`
export const isSameDoor = (one: Parameters<typeof doorKey>[0], other: Parameters<typeof doorKey>[0]) =>
  doorKey(one) === doorKey(other)

/** How a door stands for the courier. */
export type DoorStanding =
  | 'open'
  /** Nobody was there; it can be tried again. */
  | 'tried'
  /** Noted, and not closed yet. */
  | 'waiting'
  /** Haat's staff look at what was noted. */
  | 'task'
  | 'closed'

export interface DoorView {
  stop: PhoneStop
  standing: DoorStanding
  /** What was noted last. */
  noted: Noted | undefined
}

const standingOf = (stop: PhoneStop, noted: Noted | undefined): DoorStanding => {
  if (noted?.door) return 'waiting'
  if (stop.isClosed) return 'closed'
  if (noted?.state === 'task' || noted?.state === 'lost') return 'task'
  return stop.state === 'tried' ? 'tried' : 'open'
}

/** The doors in the order of the run. */
export const doorsOf = ({ stops, noted }: Pick<RunState, 'stops' | 'noted'>): DoorView[] =>
  stops.map((stop) => {
    const last = noted.findLast((one) => isSameDoor(one, stop))
    return { stop, noted: last, standing: standingOf(stop, last) }
  })

/** The cash in the courier's bag, whether or not its door is closed yet; what was noted again counts once. */
export function cashOf(noted: readonly Noted[]) {
  const last = new Map(noted.map((one) => [doorKey(one), one.cashPaisa]))
  return [...last.values()].reduce((sum, cashPaisa) => sum + cashPaisa, 0)
}

/** What may stay on the phone when the run has ended. */
export function endOf(phase: RunEnd['phase'], { run, stops, noted }: RunState): RunEnd {
  const doors = doorsOf({ stops, noted })
  return {
    phase,
    day: run?.day ?? '',
    doors: doors.filter(({ standing }) => standing !== 'open').length,
    cashPaisa: cashOf(noted),
    lost: noted.filter(({ state }) => state === 'lost').map(({ number }) => number),
  }
}

/** By the clock of the phone, unless that was wrong already when the run was read. */
export const isOverByClock = ({ run, readAt }: KeptRun, now: number) =>
  run !== undefined && readAt < Date.parse(run.endsAt) && now >= Date.parse(run.endsAt)

export const unsentCount = (noted: readonly Noted[]) => noted.filter(isUnsent).length
