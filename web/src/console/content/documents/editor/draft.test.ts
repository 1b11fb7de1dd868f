import { expect, it } from 'vitest'
import { changesOf, mergeOntoTheirs, stateOf, type Draft } from './draft.ts'

const file = (id: string) => ({
  id,
  url: `/${id}`,
  name: `${id}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 1,
})
const nothing = { title: '', files: [] }
const loaded: Draft = { tags: ['legal'], en: { title: 'Terms', files: [file('one')] }, ne: nothing }

it('only what differs is sent', () => {
  expect(changesOf(loaded, { ...loaded, en: { ...loaded.en, title: ' Terms ' } })).toEqual({})
  const [en, ne] = [
    { ...loaded.en, files: [file('two'), file('one')] },
    { title: ' सर्त ', files: [file('ne')] },
  ]
  expect(changesOf(loaded, { ...loaded, en })).toEqual({ fileIds: ['two', 'one'] })
  expect(changesOf(loaded, { ...loaded, ne })).toEqual({ titleNe: 'सर्त', fileIdsNe: ['ne'] })
})

it('my changes are applied to theirs, and fields that I did not change are theirs', () => {
  const theirs: Draft = {
    tags: ['legal', 'new'],
    en: { title: 'Terms of 2027', files: [file('three')] },
    ne: { title: 'सर्त', files: [file('four')] },
  }
  const mine = {
    ...loaded,
    en: { ...loaded.en, title: 'My terms' },
    ne: { title: '', files: [file('mine')] },
  }
  expect(mergeOntoTheirs(theirs, loaded, mine)).toEqual({
    ...theirs,
    en: { ...theirs.en, title: 'My terms' },
    ne: { ...theirs.ne, files: [file('mine')] },
  })
})

it('each language says by itself whether it is live', () => {
  const live = { en: loaded.en, ne: { title: 'सर्त', files: [file('ne')] } }
  expect(stateOf('en', loaded, live)).toBe('live')
  expect(stateOf('ne', loaded, live)).toBe('missing')
  expect(stateOf('ne', { ...loaded, ne: { title: 'सर्त', files: [file('newer')] } }, live)).toBe('draft')
  expect(stateOf('en', loaded, undefined)).toBe('draft')
})
