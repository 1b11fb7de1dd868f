import { expect, it } from 'vitest'
import { changesOf, mergeOntoTheirs, type Draft } from './draft.ts'

const file = (id: string) => ({
  id,
  url: `/${id}`,
  name: `${id}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 1,
})
const loaded: Draft = { title: 'Terms', tags: ['legal'], files: [file('one')] }

it('only what differs is sent', () => {
  expect(changesOf(loaded, { ...loaded, title: ' Terms ' })).toEqual({})
  expect(changesOf(loaded, { ...loaded, files: [file('two'), file('one')] })).toEqual({
    fileIds: ['two', 'one'],
  })
})

it('my changes are applied to theirs, and fields that I did not change are theirs', () => {
  const theirs = { title: 'Terms of 2027', tags: ['legal', 'new'], files: [file('three')] }
  const mine = { ...loaded, title: 'My terms' }
  expect(mergeOntoTheirs(theirs, loaded, mine)).toEqual({ ...theirs, title: 'My terms' })
})
