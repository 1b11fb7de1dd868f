import { expect, it } from 'vitest'
import { changesOf, faultsOf, ontoTheirs, type Draft } from './draft.ts'

const file = (id: string) => ({
  id,
  url: `/${id}`,
  name: `${id}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 1,
})
const seen: Draft = { title: 'Terms', tags: ['legal'], files: [file('one')] }

it('only what differs is sent', () => {
  expect(changesOf(seen, { ...seen, title: ' Terms ' })).toEqual({})
  expect(changesOf(seen, { ...seen, files: [file('two'), file('one')] })).toEqual({ fileIds: ['two', 'one'] })
})

it('my changes go on top of theirs, and what I did not touch is theirs', () => {
  const theirs = { title: 'Terms of 2027', tags: ['legal', 'new'], files: [file('three')] }
  const mine = { ...seen, title: 'My terms' }
  expect(ontoTheirs(theirs, seen, mine)).toEqual({ ...theirs, title: 'My terms' })
})

it('what would be refused is said before', () => {
  const empty = { title: ' ', tags: ['<b>'], files: [] }
  expect(faultsOf('Terms', empty, 'draft')).toEqual({ key: 'key', title: 'title', tags: 'tag' })
  expect(faultsOf('privacy_policy', { ...seen, files: [] }, 'published')).toEqual({ files: 'noFile' })
  expect(faultsOf('privacy_policy', { ...seen, files: [] }, 'draft')).toEqual({})
})
