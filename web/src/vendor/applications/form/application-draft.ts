import type { ApplicationFields } from '@haat/contract/domains/applications.fields.ts'
import type { Application } from '@haat/contract/domains/applications.ts'
import type { ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'

export type Edits = Partial<ApplicationFields>

/** A field that was changed here and on another device: what is saved there, and what is typed here. */
interface Conflict {
  field: ApplicationField
  theirs: unknown
  yours: unknown
}

export interface DraftState {
  application: Application
  /** What was typed and is not saved yet. */
  edits: Edits
  /** Fields whose value has no form that can be saved. */
  invalid: ReadonlySet<ApplicationField>
  save: 'idle' | 'waiting' | 'saving' | 'failed' | 'conflict'
  savedAt: Date | null
  conflicts: readonly Conflict[]
}

interface DraftServer {
  save(version: number, fields: Edits): Promise<Application>
  load(): Promise<Application>
  /** The values in the form that the API takes; fields without one are left out. */
  check(edits: Edits): Promise<Edits>
  onSaved(application: Application): void
}

/** So long after the last key it is saved. */
const pauseMs = 1000
const retryMs = 5000
/** An account number is not written into the storage of the browser. */
const isKept = (field: string) => field !== 'accountNumber'
const storageKey = (id: string) => `haat-application ${id}`
const namesOf = (edits: Edits) => Object.keys(edits) as ApplicationField[]

/**
 * The application while somebody writes it: what is typed is saved a second after the last key, when a field or a step
 * is left, and again until it has come through. What another device has changed meanwhile is kept where the two do not
 * touch; otherwise the person chooses.
 */
export function createApplicationDraft(first: Application, server: DraftServer) {
  const kept = readDraft(storageKey(first.id)) as Edits
  let state: DraftState = {
    application: first,
    edits: kept,
    invalid: new Set(),
    save: namesOf(kept).length > 0 ? 'waiting' : 'idle',
    savedAt: null,
    conflicts: [],
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  function set(change: Partial<DraftState>) {
    state = { ...state, ...change }
    const stored = Object.entries(state.edits).filter(([field]) => isKept(field))
    if (stored.length > 0) writeDraft(storageKey(first.id), Object.fromEntries(stored))
    else removeDraft(storageKey(first.id))
    for (const listener of listeners) listener()
  }

  function saveLater(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  function without(edits: Edits, fields: readonly ApplicationField[]): Edits {
    return Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field as never)))
  }

  /** Takes a newer application over; returns whether a field was changed both there and here. */
  function adopt(next: Application): boolean {
    const { application, edits } = state
    if (next.version <= application.version) return false
    const conflicts = namesOf(edits)
      .filter((field) => next.fields[field] !== application.fields[field])
      .filter((field) => next.fields[field] !== edits[field])
      .map((field) => ({ field, theirs: next.fields[field], yours: edits[field] }))
    const isConflict = conflicts.length > 0
    set({ application: next, ...(isConflict && { conflicts, save: 'conflict' as const }) })
    return isConflict
  }

  /** Saves what can be saved; ends when nothing is left, or when it has to wait. */
  async function run(): Promise<void> {
    for (;;) {
      if (state.save === 'conflict') return
      const typed = state.edits
      const fields = await server.check(typed)
      const invalid = new Set(namesOf(typed).filter((field) => !(field in fields)))
      if (namesOf(fields).length === 0) return set({ invalid, save: 'idle' })
      set({ invalid, save: 'saving' })
      try {
        const next = await server.save(state.application.version, fields)
        const isSame = (field: ApplicationField) => state.edits[field] === typed[field]
        set({
          application: next,
          edits: without(state.edits, namesOf(fields).filter(isSame)),
          savedAt: new Date(),
        })
        server.onSaved(next)
      } catch (failure) {
        if (!(await settle(failure, fields))) return
      }
    }
  }

  /** Returns whether saving goes on at once. */
  async function settle(failure: unknown, sent: Edits): Promise<boolean> {
    if (failure instanceof ApiFailure && failure.status === 422) {
      const refused = namesOf(sent).filter(
        (field) => `fields.${field}` in failure.fields || field in failure.fields,
      )
      const invalid = new Set([...state.invalid, ...(refused.length > 0 ? refused : namesOf(sent))])
      set({ invalid, save: 'idle' })
      return false
    }
    if (failure instanceof ApiFailure && failure.status === 409) {
      const seen = state.application.version
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
    if (isTemporary(failure)) saveLater(retryMs)
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
      const invalid = new Set([...state.invalid].filter((field) => !(field in changes)))
      set({ edits, invalid, ...(state.save !== 'conflict' && { save: 'waiting' as const }) })
      saveLater(pauseMs)
    },
    flush,
    adopt: (next: Application) => void adopt(next),
    keepMine() {
      set({ conflicts: [], save: 'waiting' })
      return flush()
    },
    takeTheirs() {
      const fields = state.conflicts.map(({ field }) => field)
      set({ conflicts: [], save: 'idle', edits: without(state.edits, fields) })
      return flush()
    },
    stop: () => clearTimeout(timer),
  }
}
