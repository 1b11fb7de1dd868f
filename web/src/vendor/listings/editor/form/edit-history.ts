import type { Fields } from './check-fields.ts'

/** Keys typed one after the other are undone together. */
const togetherMs = 1200
const maxSteps = 100

/** What was changed in this session, so that it can be taken back and made again. */
interface EditHistory {
  /** The values before each change, the newest last. */
  past: readonly Fields[]
  future: readonly Fields[]
  at: number
}

export const noHistory: EditHistory = { past: [], future: [], at: 0 }

const pick = (content: Fields, changes: Fields) =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, content[field]]))
const namesOf = (fields: Fields | undefined) => Object.keys(fields ?? {}).join()

/** Remembers what the fields were before a change. */
export function remember(history: EditHistory, content: Fields, changes: Fields, now: number): EditHistory {
  const { past, at } = history
  const isSameField = namesOf(past.at(-1)) === namesOf(changes)
  if (isSameField && history.future.length === 0 && now - at < togetherMs) return { ...history, at: now }
  return { past: [...past, pick(content, changes)].slice(-maxSteps), future: [], at: now }
}

/** The change that takes the last one back, or makes it again; undefined where there is none. */
export function step(history: EditHistory, content: Fields, way: 'undo' | 'redo') {
  const from = way === 'undo' ? history.past : history.future
  const changes = from.at(-1)
  if (!changes) return undefined
  const rest = from.slice(0, -1)
  const back = pick(content, changes)
  const next: EditHistory =
    way === 'undo'
      ? { past: rest, future: [...history.future, back], at: 0 }
      : { past: [...history.past, back], future: rest, at: 0 }
  return { changes, history: next }
}
