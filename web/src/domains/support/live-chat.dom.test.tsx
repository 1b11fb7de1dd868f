import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TicketStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { keepChat, readChat } from './chat/chat-memory.ts'
import LiveChat from './live-chat.tsx'

/** The stream of the chat: a test writes its lines, and cuts it. */
let streams: { path: string; controller: ReadableStreamDefaultController<Uint8Array> }[] = []

function openFakeStream(path: string) {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void streams.push({ path, controller }),
  })
  return new Response(body)
}
const stream = async () => {
  await waitFor(() => expect(streams.length).toBeGreaterThan(0))
  return streams.at(-1)!
}
async function bring(...lines: TicketStreamEvent[]) {
  const { controller } = await stream()
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  await act(async () => {
    controller.enqueue(new TextEncoder().encode(text))
    await new Promise((resolve) => setImmediate(resolve))
  })
}

const received = (
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
const message = (...of: Parameters<typeof received>): TicketStreamEvent => ({
  type: 'message',
  message: received(...of),
})

beforeEach(() => {
  streams = []
  vi.stubGlobal('fetch', async (url: string) => openFakeStream(url))
  keepChat({ number: 'T-1001', key: 'a key', userId: null, seen: 0 })
})
afterEach(() => vi.unstubAllGlobals())

interface Sent {
  body: { words: string; messageKey: string; fileIds: string[] }
}

/** A server that stores every message key once. Each answer waits until the test lets it go. */
function openChat(isAsked = true) {
  const stored: { key: string; message: ThreadMessage }[] = []
  const waiting: (() => void)[] = []
  let hold = false
  const api = fakeApi({
    'POST /tickets/:number/messages': async ({ body }: Partial<Sent>) => {
      const known = stored.find(({ key }) => key === body!.messageKey)
      const one = known ?? {
        key: body!.messageKey,
        message: received(stored.length + 1, body!.words, 'customer'),
      }
      if (!known) stored.push(one)
      if (hold) await new Promise<void>((resolve) => waiting.push(resolve))
      return { data: one.message }
    },
    'POST /tickets/:number/seen': () => ({}),
    'POST /tickets/:number/typing': () => ({}),
    'POST /tickets/:number/leave': () => ({}),
    'GET /chats/presence': () => refuse(503),
  })
  const onShown = () => {}
  return {
    ...api,
    stored,
    holdAnswers: () => (hold = true),
    answer: () => act(async () => waiting.shift()?.()),
    asked: (line: string) =>
      api.requests.filter((request) => request.line === line).map(({ input }) => input),
    render: () => renderApp(<LiveChat isAsked={isAsked} onShown={onShown} />, { call: api.call }),
  }
}

const shown = () =>
  screen.queryAllByRole('article').map((article) =>
    article.textContent
      .replace(/^.*?[AP]M/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
const write = async (words: string) => {
  await userEvent.type(await screen.findByLabelText('Write a message'), `${words}{Enter}`)
}
const shows = (expected: string[]) => waitFor(() => expect(shown()).toEqual(expected))

it('sends messages one after the other and shows each as it goes', async () => {
  const chat = openChat()
  chat.holdAnswers()
  await chat.render()
  await bring({ type: 'ready' }, message(0, 'Is anybody there?'))
  await write('First')
  await write('Second')
  await shows(['Is anybody there?', 'FirstSending…', 'SecondSending…'])
  expect(chat.stored.map(({ message: { words } }) => words)).toEqual(['First'])
  await chat.answer()
  await shows(['Is anybody there?', 'FirstSent', 'SecondSending…'])
  await chat.answer()
  await shows(['Is anybody there?', 'FirstSent', 'SecondSent'])
})

it('shows a message once when the stream brings it before the answer, also two with the same text', async () => {
  const chat = openChat()
  chat.holdAnswers()
  await chat.render()
  await bring({ type: 'ready' })
  await write('Hello?')
  await write('Hello?')
  await bring(message(1, 'Hello?', 'customer'))
  await shows(['Hello?Sent', 'Hello?Sending…'])
  await chat.answer()
  await bring(message(2, 'Hello?', 'customer'))
  await chat.answer()
  await bring(message(2, 'Hello?', 'customer'))
  await shows(['Hello?Sent', 'Hello?Sent'])
})

it('sends what did not get through again when the connection is back, in order and under the same keys', async () => {
  const chat = openChat()
  const answer = chat.answers['POST /tickets/:number/messages']!
  chat.answers['POST /tickets/:number/messages'] = () => {
    throw new TypeError('No network')
  }
  await chat.render()
  await bring({ type: 'ready' })
  await write('One')
  await write('Two')
  await shows(['OneNot sent. Try again', 'TwoNot sent. Try again'])
  chat.answers['POST /tickets/:number/messages'] = answer
  const { controller } = await stream()
  await act(async () => controller.close())
  await waitFor(() => expect(streams).toHaveLength(2))
  await bring({ type: 'ready' })
  await shows(['OneSent', 'TwoSent'])
  const keys = chat.asked('POST /tickets/:number/messages').map(({ body }) => body.messageKey)
  expect(keys).toEqual([keys[0], keys[1], keys[0], keys[1]])
  expect(chat.stored.map(({ message: { words } }) => words)).toEqual(['One', 'Two'])
})

it('does not double a message whose answer was lost', async () => {
  const chat = openChat()
  const answer = chat.answers['POST /tickets/:number/messages']!
  chat.answers['POST /tickets/:number/messages'] = async (input) => {
    await answer(input)
    throw new TypeError('The answer was lost')
  }
  await chat.render()
  await bring({ type: 'ready' })
  await write('Momo?')
  await shows(['Momo?Not sent. Try again'])
  chat.answers['POST /tickets/:number/messages'] = answer
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await bring(message(1, 'Momo?', 'customer'))
  await shows(['Momo?Sent'])
  expect(chat.stored).toHaveLength(1)
})

it('says why a message was refused, and sends it again only on request', async () => {
  const chat = openChat()
  chat.answers['POST /tickets/:number/messages'] = () => refuse(429, { message: 'A little slower.' })
  await chat.render()
  await bring({ type: 'ready' })
  await write('Quick')
  await shows(['QuickA little slower. Try again'])
  await bring({ type: 'ready' })
  dispatchEvent(new Event('online'))
  expect(chat.asked('POST /tickets/:number/messages')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(chat.asked('POST /tickets/:number/messages')).toHaveLength(2))
})

it('counts what staff write while it is minimised, and says what was seen when it is opened', async () => {
  const chat = openChat(false)
  await chat.render()
  await bring({ type: 'ready' }, message(4, 'Namaste'), message(5, 'Still there?'))
  const bubble = await screen.findByRole('button', { name: /Live chat ?, 2 new messages/ })
  expect(chat.asked('POST /tickets/:number/seen')).toEqual([])
  await userEvent.click(bubble)
  await waitFor(() =>
    expect(chat.asked('POST /tickets/:number/seen')).toMatchObject([{ body: { sequence: 5 } }]),
  )
  expect(readChat()?.seen).toBe(5)
})

it('leaves nothing behind after signing out', async () => {
  const chat = openChat()
  chat.holdAnswers()
  const { queryClient } = await chat.render()
  await bring({ type: 'ready' }, message(1, 'Namaste'))
  await write('First')
  await write('Second')
  await act(async () => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(screen.queryByRole('dialog')).toBe(null)
  await chat.answer()
  await waitFor(() => expect(queryClient.getQueryData(['chat', 'T-1001'])).toBe(undefined))
  expect(queryClient.getMutationCache().getAll()).toEqual([])
  expect(chat.stored.map(({ message: { words } }) => words)).toEqual(['First'])
})

it('does not forget the chat of an account before it is known who is signed in', async () => {
  keepChat({ number: 'T-1001', key: 'a key', userId: 'mina', seen: 0 })
  await openChat().render()
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(readChat()?.number).toBe('T-1001')
})

it('says that a chat no longer exists', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  await openChat().render()
  await userEvent.click(await screen.findByRole('button', { name: 'Start a new chat' }))
  expect(readChat()).toBe(null)
  await screen.findByRole('button', { name: /^Start chat/ })
})

it('says that staff are typing until their message is there, and who is there', async () => {
  await openChat().render()
  await bring(
    { type: 'ready' },
    {
      type: 'presence',
      isStaffed: true,
      isBusy: false,
      name: 'Binod',
      opensAt: '',
      absence: null,
      holiday: null,
    },
    { type: 'typing' },
  )
  await screen.findByText('Binod is typing…')
  expect(screen.getByRole('dialog').textContent).toContain('Binod is here · T-1001')
  await bring(message(1, 'Namaste'))
  await waitFor(() => expect(screen.queryByText('Binod is typing…')).toBe(null))
})

it('shows how far a picture is, says why it was refused, and uploads it once when the message is sent again', async () => {
  const uploads: FakeUpload[] = []
  class FakeUpload extends EventTarget {
    upload = new EventTarget()
    status = 0
    response: object | null = null
    open() {}
    setRequestHeader() {}
    send() {
      uploads.push(this)
    }
    answer(status: number, response: object) {
      Object.assign(this, { status, response })
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:box' }))
  const chat = openChat()
  const answer = chat.answers['POST /tickets/:number/messages']!
  await chat.render()
  await bring({ type: 'ready' })
  const file = new File(['box'], 'box.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('Add a picture', { selector: 'input' }), file)
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]!.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.25)
  uploads[0]!.answer(507, {})
  await shows(['Not sent: we have no room for files right now. Try again'])
  chat.answers['POST /tickets/:number/messages'] = () => refuse(422, { message: 'Not this one.' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(uploads).toHaveLength(2))
  uploads[1]!.answer(200, { data: { id: 'the file' } })
  await shows(['Not this one. Try again'])
  chat.answers['POST /tickets/:number/messages'] = answer
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(chat.stored).toHaveLength(1))
  expect(uploads).toHaveLength(2)
  expect(chat.asked('POST /tickets/:number/messages').at(-1)).toMatchObject({
    body: { words: 'box.png', fileIds: ['the file'] },
  })
})
