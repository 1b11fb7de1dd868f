import { expect, it } from 'vitest'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { lastSequence, withArrived, withFilesOf, withState, type ChatMessage } from './chat-messages.ts'

const said = (sequence: number, words: string, author: ThreadMessage['author'] = 'staff'): ThreadMessage => ({
  id: `id ${sequence}`,
  sequence,
  author,
  authorName: 'Binod',
  channel: 'chat',
  words,
  files: [],
  at: '2026-11-16T05:00:00.000Z',
})
const mine = (key: string, words: string): ChatMessage => ({
  key,
  author: 'customer',
  authorName: 'Mina',
  words,
  files: [],
  at: '2026-11-16T05:00:00.000Z',
  state: 'sending',
})
const words = (list: ChatMessage[]) => list.map((one) => `${one.words} ${one.state}`)

it('shows what comes twice once, in the order of the desk', () => {
  let list = withArrived([], said(9, 'second'))
  list = withArrived(list, said(7, 'first'))
  list = withArrived(list, said(9, 'second'))
  expect(words(list)).toEqual(['first sent', 'second sent'])
  expect(lastSequence(list)).toBe(9)
})

it('knows our own words again, whichever of stream and answer comes first', () => {
  const echo = said(5, 'Momo?', 'customer')
  const streamFirst = withArrived(withArrived([mine('k', 'Momo?')], echo), echo, 'k')
  const answerFirst = withArrived(withArrived([mine('k', 'Momo?')], echo, 'k'), echo)
  expect(words(streamFirst)).toEqual(['Momo? sent'])
  expect(streamFirst).toEqual(answerFirst)
  expect(streamFirst[0]?.key).toBe('k')
})

it('keeps two messages of the same words apart', () => {
  let list = [mine('a', 'Hello?'), mine('b', 'Hello?')]
  list = withArrived(list, said(1, 'Hello?', 'customer'), 'a')
  expect(words(list)).toEqual(['Hello? sent', 'Hello? sending'])
  // The stream was quicker for both: the answers change nothing.
  let quick = [mine('a', 'Hello?'), mine('b', 'Hello?')]
  for (const [sequence, key] of [
    [1, undefined],
    [2, undefined],
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    quick = withArrived(quick, said(sequence, 'Hello?', 'customer'), key)
  }
  expect(words(quick)).toEqual(['Hello? sent', 'Hello? sent'])
})

it('a message that is with us never fails any more', () => {
  const list = withArrived([mine('a', 'Hello?')], said(1, 'Hello?', 'customer'))
  expect(words(withState(list, 'a', 'failed'))).toEqual(['Hello? sent'])
  expect(words(withState([mine('a', 'Hello?')], 'a', 'failed'))).toEqual(['Hello? failed'])
})

it('files get the addresses they have now; what is on its way keeps its own', () => {
  const file = { id: 'f', url: '/old', name: 'box.webp', contentType: 'image/webp', sizeBytes: 1 }
  const old = { ...said(1, 'A box', 'staff'), files: [file] }
  const list = [...withArrived([], old), { ...mine('a', 'Mine'), files: [{ ...file, url: 'blob:mine' }] }]
  const renewed = withFilesOf(list, [{ ...old, files: [{ ...file, url: '/new' }] }])
  expect(renewed.map(({ files }) => files[0]?.url)).toEqual(['/new', 'blob:mine'])
})
