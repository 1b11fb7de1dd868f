import { expect, it } from 'vitest'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { lastSequence, withArrived, withFilesOf, withState, type ChatMessage } from './chat-messages.ts'

const receivedMessage = (
  sequence: number,
  words: string,
  author: ThreadMessage['author'] = 'staff',
): ThreadMessage => ({
  id: `id ${sequence}`,
  sequence,
  author,
  authorName: 'Binod',
  channel: 'chat',
  words,
  files: [],
  at: '2026-11-16T05:00:00.000Z',
})
const ownMessage = (key: string, words: string): ChatMessage => ({
  key,
  author: 'customer',
  authorName: 'Mina',
  words,
  files: [],
  at: '2026-11-16T05:00:00.000Z',
  state: 'sending',
})
const textsAndStates = (list: ChatMessage[]) => list.map((one) => `${one.words} ${one.state}`)

it('shows what comes twice once, in the order of the desk', () => {
  let list = withArrived([], receivedMessage(9, 'second'))
  list = withArrived(list, receivedMessage(7, 'first'))
  list = withArrived(list, receivedMessage(9, 'second'))
  expect(textsAndStates(list)).toEqual(['first sent', 'second sent'])
  expect(lastSequence(list)).toBe(9)
})

it('knows our own words again, whichever of stream and answer comes first', () => {
  const echo = receivedMessage(5, 'Momo?', 'customer')
  const streamFirst = withArrived(withArrived([ownMessage('k', 'Momo?')], echo), echo, 'k')
  const answerFirst = withArrived(withArrived([ownMessage('k', 'Momo?')], echo, 'k'), echo)
  expect(textsAndStates(streamFirst)).toEqual(['Momo? sent'])
  expect(streamFirst).toEqual(answerFirst)
  expect(streamFirst[0]?.key).toBe('k')
})

it('keeps two messages of the same words apart', () => {
  let list = [ownMessage('a', 'Hello?'), ownMessage('b', 'Hello?')]
  list = withArrived(list, receivedMessage(1, 'Hello?', 'customer'), 'a')
  expect(textsAndStates(list)).toEqual(['Hello? sent', 'Hello? sending'])
  // The stream brought both messages before the answers, which then change nothing.
  let quick = [ownMessage('a', 'Hello?'), ownMessage('b', 'Hello?')]
  for (const [sequence, key] of [
    [1, undefined],
    [2, undefined],
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    quick = withArrived(quick, receivedMessage(sequence, 'Hello?', 'customer'), key)
  }
  expect(textsAndStates(quick)).toEqual(['Hello? sent', 'Hello? sent'])
})

it('a message that is with us never fails any more', () => {
  const list = withArrived([ownMessage('a', 'Hello?')], receivedMessage(1, 'Hello?', 'customer'))
  expect(textsAndStates(withState(list, 'a', 'failed'))).toEqual(['Hello? sent'])
  expect(textsAndStates(withState([ownMessage('a', 'Hello?')], 'a', 'failed'))).toEqual(['Hello? failed'])
})

it('files get the addresses they have now; what is on its way keeps its own', () => {
  const file = { id: 'f', url: '/old', name: 'box.webp', contentType: 'image/webp', sizeBytes: 1 }
  const old = { ...receivedMessage(1, 'A box', 'staff'), files: [file] }
  const list = [
    ...withArrived([], old),
    { ...ownMessage('a', 'Mine'), files: [{ ...file, url: 'blob:mine' }] },
  ]
  const renewed = withFilesOf(list, [{ ...old, files: [{ ...file, url: '/new' }] }])
  expect(renewed.map(({ files }) => files[0]?.url)).toEqual(['/new', 'blob:mine'])
})
