import { ApiFailure, isTemporary } from '#api/client.ts'
import { growingPauseMs } from '#api/growing-pause.ts'
import { readDraft, removeDraft, writeDraft, type Keeping } from '#ui/form/form-draft.ts'
import { isSuspended } from '../members/members.queries.ts'

/** What is saved field by field: every save names the version that it has seen. */
export interface SavedDocument {
  version: number
  fields: object
}

type FieldOf<Saved extends SavedDocument> = keyof Saved['fields'] & string

/** A field that was changed here and elsewhere: what is saved there, and what is typed here. */
interface Conflict<Field> {
  field: Field
  theirs: unknown
  yours: unknown
}

export interface DraftState<Saved extends SavedDocument, Edits extends object> {
  saved: Saved
  /** What was typed and is not saved yet. */
  edits: Edits
  /** Fields whose value has no form that can be saved. */
  invalid: ReadonlySet<FieldOf<Saved>>
  save: SaveState
  savedAt: Date | null
  /** When the browser kept what is not saved yet; null where it keeps nothing, or could not. */
  keptAt: Date | null
  conflicts: readonly Conflict<FieldOf<Saved>>[]
}

export type SaveState = 'idle' | 'waiting' | 'saving' | 'failed' | 'conflict'

export interface DraftServer<Saved extends SavedDocument, Edits extends object> {
  /** Saves what was typed over the version that was seen. */
  save(seen: Saved, edits: Edits): Promise<Saved>
  load(): Promise<Saved>
  /** The values in the form that the API takes; fields without one are left out. */
  check(edits: Edits): Promise<Edits>
  onSaved(saved: Saved): void
}

interface DraftOptions {
  /** Under this name the browser keeps what is not saved yet. */
  storageKey: string
  /** Whether the browser may keep a field; all of them if it is left out. */
  isKept?(field: string): boolean
  /** `browser` for what must outlive the tab: its next tab finds it. */
  keeping?: Keeping
}

/** So long after the last key it is saved. */
const pauseMs = 1000
const retryPauses = { firstMs: 7000, longestMs: 120_000 }
/** Beside what was typed is kept what was saved then: who comes back is asked where somebody has changed that meanwhile. */
export const beforeKey = '~before'
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Something that is saved while somebody writes it: a second after the last key, when a field or a step is left, and
 * again until it has come through. What somebody else or another device has changed meanwhile is kept where the two do
 * not touch; otherwise the person chooses.
 */
export function createSavedDraft<Saved extends SavedDocument, Edits extends object>(
  first: Saved,
  server: DraftServer<Saved, Edits>,
  { storageKey: name, isKept = () => true, keeping = 'tab' }: DraftOptions,
) {
  // Begins as all drafts do, so that it goes when the person signs out.
  const keyOf = (given: string) => `haat-draft-${given}`
  let storageKey = keyOf(name)
  type Field = FieldOf<Saved>
  type State = DraftState<Saved, Edits>
  const namesOf = (edits: Edits) => Object.keys(edits) as Field[]
  const valueIn = (from: object, field: Field) => (from as Record<string, unknown>)[field]
  const { kept, before } = readKept()
  // What an older version of this page has kept says nothing of what was saved then.
  const isKnown = ([field]: [string, unknown]) => field in before
  const found = conflictsWith(
    first,
    Object.fromEntries(Object.entries(kept).filter(isKnown)) as Edits,
    before,
  )
  let state: State = {
    saved: first,
    edits: kept,
    invalid: new Set(),
    save: found.length > 0 ? 'conflict' : namesOf(kept).length > 0 ? 'waiting' : 'idle',
    savedAt: null,
    keptAt: namesOf(kept).length > 0 ? new Date() : null,
    conflicts: found,
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  /** How often in turn it could not be saved. */
  let failures = 0
  /** Fields that the API refused as they are: the rest is saved without them. */
  const refused = new Set<Field>()
  let isStopped = false
  /** Fields that this tab has typed into or found: what another tab keeps beside them is left alone. */
  const own = new Set<string>(namesOf(kept))

  function readKept() {
    const { [beforeKey]: then = {}, ...fields } = readDraft(storageKey, keeping)
    return { kept: fields as Edits, before: then as Record<string, unknown> }
  }

  /** Fields that were changed here and, since this was saved, there. */
  function conflictsWith(next: Saved, edits: Edits, since: object): Conflict<Field>[] {
    return namesOf(edits)
      .map((field) => ({ field, theirs: valueIn(next.fields, field), yours: valueIn(edits, field) }))
      .filter(({ field, theirs }) => !isSame(theirs ?? null, valueIn(since, field) ?? null))
      .filter(({ theirs, yours }) => !isSame(theirs, yours))
  }

  function set(change: Partial<State>) {
    state = { ...state, ...change }
    state.keptAt = keep()
    for (const listener of listeners) listener()
  }

  /** Returns since when the browser keeps what is not saved. */
  function keep(): Date | null {
    const mine = Object.entries(state.edits).filter(([field]) => isKept(field))
    for (const [field] of mine) {
      own.add(field)
      const isAsked = state.conflicts.some((one) => one.field === field)
      if (!isAsked) before[field] = valueIn(state.saved.fields, field as Field) ?? null
    }
    const now = readKept()
    const others = Object.entries(now.kept).filter(([field]) => !own.has(field))
    const stored = Object.fromEntries([...others, ...mine])
    const then = Object.entries({ ...now.before, ...before }).filter(([field]) => field in stored)
    if (Object.keys(stored).length === 0) removeDraft(storageKey, keeping)
    // Whoever has left may have signed out, and what they typed is forgotten then.
    else if (
      !isStopped &&
      !writeDraft(storageKey, { ...stored, [beforeKey]: Object.fromEntries(then) }, keeping)
    )
      return null
    if (mine.length === 0) return null
    return state.save === 'waiting' ? new Date() : (state.keptAt ?? new Date())
  }

  function saveLater(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  const without = (edits: Edits, fields: readonly Field[]) =>
    Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field as never))) as Edits

  /** Takes a newer version over; returns whether a field was changed both there and here. */
  function adopt(next: Saved): boolean {
    const { saved, edits } = state
    if (next.version <= saved.version) return false
    const conflicts = conflictsWith(next, edits, saved.fields)
    const isConflict = conflicts.length > 0
    set({ saved: next, ...(isConflict && { conflicts, save: 'conflict' as const }) })
    return isConflict
  }

  /** Saves what can be saved; ends when nothing is left, or when it has to wait. */
  async function run(): Promise<void> {
    for (;;) {
      if (state.save === 'conflict') return
      const typed = state.edits
      const fields = without(await server.check(typed), [...refused])
      // Something was typed meanwhile, and whoever typed it waits for this turn.
      if (state.edits !== typed) continue
      const invalid = new Set(namesOf(typed).filter((field) => !(field in fields)))
      if (namesOf(fields).length === 0) return set({ invalid, save: 'idle' })
      set({ invalid, save: 'saving' })
      const seen = state.saved
      try {
        const next = await server.save(seen, fields)
        failures = 0
        const isDone = (field: Field) => valueIn(state.edits, field) === valueIn(typed, field)
        set({
          saved: next,
          edits: without(state.edits, namesOf(fields).filter(isDone)),
          savedAt: new Date(),
        })
        server.onSaved(next)
      } catch (failure) {
        if (!(await settle(failure, fields, seen.version))) return
      }
    }
  }

  /** Returns whether saving goes on at once. */
  async function settle(failure: unknown, sent: Edits, seen: number): Promise<boolean> {
    if (failure instanceof ApiFailure && failure.status === 422) {
      const paths = Object.keys(failure.fields).map((path) => path.replace(/^fields\./, ''))
      const named = namesOf(sent).filter((field) =>
        paths.some((path) => path === field || path.startsWith(`${field}.`)),
      )
      for (const field of named) refused.add(field)
      if (named.length === 0) set({ invalid: new Set([...state.invalid, ...namesOf(sent)]), save: 'idle' })
      return named.length > 0
    }
    // In a shop that was suspended meanwhile what was typed stays until it can be saved.
    if (failure instanceof ApiFailure && failure.status === 409 && !isSuspended(failure)) {
      const newest = await server.load().catch(() => undefined)
      if (newest) {
        const isConflict = adopt(newest)
        server.onSaved(newest)
        // Refused although nothing is newer: what was typed cannot be changed any more.
        if (newest.version === seen) set({ edits: without(state.edits, namesOf(sent)), save: 'idle' })
        return !isConflict && newest.version !== seen
      }
    }
    set({ save: 'failed' })
    if (isTemporary(failure)) saveLater(growingPauseMs(failures++, retryPauses))
    return false
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= run().finally(() => (running = undefined))
    await running
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit(changes: Edits) {
      const edits = { ...state.edits, ...changes }
      // Another field may have been the reason.
      refused.clear()
      isStopped = false
      const invalid = new Set([...state.invalid].filter((field) => !(field in changes)))
      set({ edits, invalid, ...(state.save !== 'conflict' && { save: 'waiting' as const }) })
      saveLater(pauseMs)
    },
    flush,
    adopt: (next: Saved) => void adopt(next),
    /** Keeps what is not saved under another name, such as the id that a new thing has got. */
    rename(next: string) {
      removeDraft(storageKey, keeping)
      storageKey = keyOf(next)
      set({})
    },
    /**
     * Takes a version over whatever was typed here, such as the one that is left when a draft is dropped. With
     * `keepsTyped` what is not saved yet stays and is saved over it.
     */
    restart(next: Saved, keepsTyped = false) {
      clearTimeout(timer)
      refused.clear()
      const hasTyped = namesOf(state.edits).length > 0
      // What was typed may even have been saved meanwhile.
      if (keepsTyped && (hasTyped || state.saved.version > next.version)) {
        adopt(next)
        if (hasTyped && state.save !== 'conflict') set({ save: 'waiting' })
        return saveLater(pauseMs)
      }
      set({ saved: next, edits: {} as Edits, invalid: new Set(), conflicts: [], save: 'idle', savedAt: null })
    },
    keepMine() {
      set({ conflicts: [], save: 'waiting' })
      return flush()
    },
    takeTheirs() {
      const fields = state.conflicts.map(({ field }) => field)
      set({ conflicts: [], save: 'idle', edits: without(state.edits, fields) })
      return flush()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
