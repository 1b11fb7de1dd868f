import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '#domains/account/session/forget-person.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { beforeKey, createSavedDraft } from './saved-draft.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

type Edits = Partial<
  Record<'panNumber' | 'nameEn' | 'phoneNumber' | 'payoutKind' | 'bankName' | 'accountNumber', string>
>

/** An API that refuses these fields by name and takes everything else. */
function makeDraft(
  refuses: (fields: Edits) => object,
  keeping: 'tab' | 'browser' = 'tab',
  first = { version: 1, fields: {} as Required<Edits> },
) {
  let current = first
  const saved: Edits[] = []
  const server = {
    async save({ version }: typeof current, fields: Edits) {
      const faults = refuses(fields)
      if (Object.keys(faults).length > 0) refuse(422, { fields: { ...faults } })
      saved.push(fields)
      current = { version: version + 1, fields: { ...current.fields, ...fields } }
      return current
    },
    load: async () => current,
    check: async (edits: Edits) => edits,
    onSaved: () => {},
  }
  const draft = createSavedDraft<typeof current, Edits>(current, server, { storageKey: 'something', keeping })
  return { draft, saved }
}

it('saves the rest when the API refuses one field, and that one when it is mended', async () => {
  const { draft, saved } = makeDraft(({ panNumber }) =>
    panNumber === '300444111' ? { panNumber: 'Taken.' } : {},
  )
  draft.edit({ panNumber: '300444111', nameEn: 'Allo' })
  await draft.flush()
  expect(saved).toEqual([{ nameEn: 'Allo' }])
  expect(draft.read()).toMatchObject({ edits: { panNumber: '300444111' }, invalid: new Set(['panNumber']) })
  draft.edit({ panNumber: '300444222' })
  await draft.flush()
  expect(saved.at(-1)).toEqual({ panNumber: '300444222' })
  expect(draft.read()).toMatchObject({ edits: {}, invalid: new Set() })
})

it('saves what is typed while it is looked whether there is anything to save', async () => {
  const { draft, saved } = makeDraft(() => ({}))
  const looking = draft.flush()
  draft.edit({ nameEn: 'Allo' })
  await draft.flush()
  await looking
  expect(saved).toEqual([{ nameEn: 'Allo' }])
  expect(draft.read()).toMatchObject({ edits: {}, save: 'idle' })
})

it('tries a refused field again when another one is changed, which may have been the reason', async () => {
  const { draft, saved } = makeDraft(({ payoutKind, accountNumber }) =>
    payoutKind === 'esewa' && accountNumber !== '9847055120'
      ? { accountNumber: 'A wallet has ten figures.' }
      : {},
  )
  draft.edit({ payoutKind: 'esewa', bankName: 'Nabil' })
  await draft.flush()
  expect(saved).toEqual([])
  draft.edit({ accountNumber: '9847055120' })
  await draft.flush()
  expect(saved).toEqual([{ payoutKind: 'esewa', bankName: 'Nabil', accountNumber: '9847055120' }])
})

it('leaves nothing of what was typed in the tab when the person signs out', async () => {
  const { draft } = makeDraft(() => ({ nameEn: 'Not like this.' }))
  draft.edit({ nameEn: 'Allo', phoneNumber: '9847055120' })
  expect(sessionStorage).toHaveLength(1)
  forgetPerson()
  // As the form does when it goes.
  const saving = draft.flush()
  draft.stop()
  await saving
  expect(sessionStorage).toHaveLength(0)
})

describe('a restart', () => {
  const next = { version: 3, fields: { nameEn: 'Allo' } as Required<Edits> }

  it('keeps what was typed since when asked, and saves it over the new version', async () => {
    const { draft, saved } = makeDraft(() => ({}))
    draft.edit({ nameEn: 'Allo' })
    await draft.flush()
    draft.edit({ phoneNumber: '9847055120' })
    draft.restart(next, true)
    expect(draft.read()).toMatchObject({ saved: next, edits: { phoneNumber: '9847055120' }, save: 'waiting' })
    await draft.flush()
    expect(saved.at(-1)).toEqual({ phoneNumber: '9847055120' })
    expect(draft.read()).toMatchObject({ saved: { version: 4 }, edits: {}, save: 'idle' })
  })

  it('drops it otherwise', () => {
    const { draft } = makeDraft(() => ({}))
    draft.edit({ phoneNumber: '9847055120' })
    draft.restart(next)
    expect(draft.read()).toMatchObject({ saved: next, edits: {}, save: 'idle' })
    expect(sessionStorage).toHaveLength(0)
  })

  it('never goes back behind what was saved meanwhile', async () => {
    const { draft } = makeDraft(() => ({}))
    draft.edit({ nameEn: 'Allo' })
    await draft.flush()
    draft.restart({ version: 1, fields: {} as Required<Edits> }, true)
    expect(draft.read()).toMatchObject({ saved: { version: 2, fields: { nameEn: 'Allo' } }, save: 'idle' })
  })

  it('keeps what a save was under way with, which is refused for the version before', async () => {
    const seen: number[] = []
    let refuseOld = () => {}
    const server = {
      async save({ version }: typeof next, fields: Edits) {
        seen.push(version)
        if (version < 3) {
          await new Promise<void>((go) => (refuseOld = go))
          refuse(409, { code: 'CONFLICT' })
        }
        return { version: version + 1, fields: { ...next.fields, ...fields } }
      },
      load: async () => next,
      check: async (edits: Edits) => edits,
      onSaved: () => {},
    }
    const first = { ...next, version: 2 }
    const draft = createSavedDraft<typeof next, Edits>(first, server, { storageKey: 'something' })
    draft.edit({ phoneNumber: '9847055120' })
    const saving = draft.flush()
    await vi.waitFor(() => expect(seen).toEqual([2]))
    draft.restart(next, true)
    refuseOld()
    await saving
    expect(seen).toEqual([2, 3])
    expect(draft.read()).toMatchObject({ saved: { fields: { phoneNumber: '9847055120' } }, edits: {} })
  })
})

describe('what outlives its tab', () => {
  const kept = (name = 'something') => {
    const { [beforeKey]: _, ...fields } = JSON.parse(localStorage.getItem(`haat-draft-${name}`) ?? '{}')
    return fields
  }
  const nothing = () => ({ phoneNumber: 'Not now.', nameEn: 'Not now.' })

  it('is found by the next tab, and neither takes away what the other keeps', async () => {
    const { draft: one } = makeDraft(nothing, 'browser')
    const { draft: other, saved } = makeDraft(() => ({}), 'browser')
    one.edit({ nameEn: 'Allo' })
    other.edit({ phoneNumber: '9847055120' })
    expect(kept()).toEqual({ nameEn: 'Allo', phoneNumber: '9847055120' })
    await other.flush()
    expect(saved).toEqual([{ phoneNumber: '9847055120' }])
    expect(kept()).toEqual({ nameEn: 'Allo' })
    expect(makeDraft(nothing, 'browser').draft.read().edits).toEqual({ nameEn: 'Allo' })
  })

  it('asks where somebody else has changed the same field since, and only there', () => {
    makeDraft(nothing, 'browser').draft.edit({ nameEn: 'Allo', phoneNumber: '9847055120' })
    const later = { version: 5, fields: { nameEn: 'Dhaka' } as Required<Edits> }
    const open = () => makeDraft(nothing, 'browser', later).draft
    const theirs = [{ field: 'nameEn', theirs: 'Dhaka', yours: 'Allo' }]
    expect(open().read()).toMatchObject({ save: 'conflict', conflicts: theirs })
    // Leaving without an answer is none.
    const second = open()
    second.edit({ phoneNumber: '9847055121' })
    expect(open().read()).toMatchObject({ save: 'conflict', conflicts: theirs })
    void second.keepMine()
    expect(open().read()).toMatchObject({ save: 'waiting', conflicts: [] })
  })

  it('goes along when the thing gets its name', () => {
    const { draft } = makeDraft(nothing, 'browser')
    draft.edit({ nameEn: 'Allo' })
    draft.rename('else')
    expect(Object.keys(localStorage)).toEqual(['haat-draft-else'])
    expect(kept('else')).toEqual({ nameEn: 'Allo' })
  })

  it('is gone when the person signs out', () => {
    const { draft } = makeDraft(nothing, 'browser')
    draft.edit({ nameEn: 'Allo' })
    forgetPerson()
    draft.stop()
    expect(localStorage).toHaveLength(0)
  })
})
