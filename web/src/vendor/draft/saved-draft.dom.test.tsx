import { beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '#domains/account/session/forget-person.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { createSavedDraft } from './saved-draft.ts'

beforeEach(() => sessionStorage.clear())

type Edits = Partial<
  Record<'panNumber' | 'nameEn' | 'phoneNumber' | 'payoutKind' | 'bankName' | 'accountNumber', string>
>

/** An API that refuses these fields by name and takes everything else. */
function makeDraft(refuses: (fields: Edits) => object) {
  let current = { version: 1, fields: {} as Required<Edits> }
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
  const draft = createSavedDraft<typeof current, Edits>(current, server, { storageKey: 'something' })
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
