import { expect, it } from 'vitest'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { lastSequence, withArrived, withFilesOf, withOutgoing, type ChatMessage } from './chat-messages.ts'

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

/** Arrivals in their order, each with the key under which it was sent where it came as an answer. */
const afterArrivals = (
  outgoing: ChatMessage[],
  arrivals: [ThreadMessage, string?][],
  list: ChatMessage[] = [],
) => arrivals.reduce((shown, [message, sentAs]) => withArrived(shown, message, outgoing, sentAs), list)
const textsAndStates = (list: ChatMessage[], outgoing: ChatMessage[] = []) =>
  withOutgoing(list, outgoing).map((one) => `${one.words} ${one.state}`)

it('shows what comes twice once, in the order of the desk', () => {
  const [first, second] = [receivedMessage(7, 'first'), receivedMessage(9, 'second')]
  const list = afterArrivals([], [[second], [first], [second]])
  expect(textsAndStates(list)).toEqual(['first sent', 'second sent'])
  expect(lastSequence(list)).toBe(9)
})

it('knows our own words again, whichever of stream and answer comes first', () => {
  const outgoing = [ownMessage('k', 'Momo?')]
  const echo = receivedMessage(5, 'Momo?', 'customer')
  const streamFirst = afterArrivals(outgoing, [[echo], [echo, 'k']])
  const answerFirst = afterArrivals(outgoing, [[echo, 'k'], [echo]])
  expect(textsAndStates(streamFirst, outgoing)).toEqual(['Momo? sent'])
  expect(streamFirst).toEqual(answerFirst)
  expect(streamFirst[0]?.key).toBe('k')
})

it('knows the first message of a chat again, which is in the list from the beginning', () => {
  const list = afterArrivals([], [[receivedMessage(0, 'Momo?', 'customer')]], [ownMessage('k', 'Momo?')])
  expect(list.map(({ key, state }) => [key, state])).toEqual([['k', 'sent']])
})

it('keeps two messages of the same words apart', () => {
  const outgoing = [ownMessage('a', 'Hello?'), ownMessage('b', 'Hello?')]
  const [one, two] = [receivedMessage(1, 'Hello?', 'customer'), receivedMessage(2, 'Hello?', 'customer')]
  expect(textsAndStates(afterArrivals(outgoing, [[one, 'a']]), outgoing)).toEqual([
    'Hello? sent',
    'Hello? sending',
  ])
  // The stream brought both messages before the answers, which then change nothing.
  const quick = afterArrivals(outgoing, [[one], [two], [one, 'a'], [two, 'b']])
  expect(quick.map(({ key, id }) => [key, id])).toEqual([
    ['a', 'id 1'],
    ['b', 'id 2'],
  ])
})

it('shows a message that was lost again when the stream has brought its later twin', () => {
  const outgoing = [{ ...ownMessage('a', 'Hello?'), state: 'failed' as const }, ownMessage('b', 'Hello?')]
  const [later, repeated] = [
    receivedMessage(1, 'Hello?', 'customer'),
    receivedMessage(2, 'Hello?', 'customer'),
  ]
  const answered = afterArrivals(outgoing, [[later], [later, 'b']])
  expect(textsAndStates(answered, outgoing)).toEqual(['Hello? sent', 'Hello? failed'])
  for (const arrivals of [
    [[later], [later, 'b'], [repeated, 'a']],
    [[later], [repeated, 'a'], [later, 'b']],
  ] as [ThreadMessage, string?][][]) {
    expect(afterArrivals(outgoing, arrivals).map(({ key, id }) => [key, id])).toEqual([
      ['b', 'id 1'],
      ['a', 'id 2'],
    ])
  }
})

it('a message that is with us never fails any more', () => {
  const failed = [{ ...ownMessage('a', 'Hello?'), state: 'failed' as const }]
  expect(textsAndStates([], failed)).toEqual(['Hello? failed'])
  const list = afterArrivals(failed, [[receivedMessage(1, 'Hello?', 'customer')]])
  expect(textsAndStates(list, failed)).toEqual(['Hello? sent'])
})

it('an old message does not stand for a new one of the same words', () => {
  const list = afterArrivals([], [[receivedMessage(1, 'Hello?', 'customer')]])
  expect(textsAndStates(list, [ownMessage('a', 'Hello?')])).toEqual(['Hello? sent', 'Hello? sending'])
})

it('files get the addresses they have now; what is on its way keeps its own', () => {
  const file = { id: 'f', url: '/old', name: 'box.webp', contentType: 'image/webp', sizeBytes: 1 }
  const old = { ...receivedMessage(1, 'A box', 'staff'), files: [file] }
  const list = [
    ...afterArrivals([], [[old]]),
    { ...ownMessage('a', 'Mine'), files: [{ ...file, url: 'blob:mine' }] },
  ]
  const renewed = withFilesOf(list, [{ ...old, files: [{ ...file, url: '/new' }] }])
  expect(renewed.map(({ files }) => files[0]?.url)).toEqual(['/new', 'blob:mine'])
})
