import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '#ui/testing/render-app.tsx'
import { changeLiveState } from '../live-updates/live-updates.queries.ts'
import {
  beginAtChatConsole,
  chat,
  desk,
  leaveChatConsole,
  me,
  mine,
  openChatConsole,
  sita,
  thread,
} from '../testing/chat-console.tsx'

const lane = () => screen.findByRole('region', { name: 'Chats' })
const rows = async () => within(await lane()).findAllByRole('listitem')

beforeEach(beginAtChatConsole)
afterEach(leaveChatConsole)

describe('the lane of chats above the queue', () => {
  it('shows who waits for how long, then whose chat is with whom, and opens one at a press', async () => {
    desk.running = [
      chat(3),
      chat(0),
      mine(5, { isUnread: true }),
      chat(6, { assignee: sita, isUnread: false, waitingSince: null }),
      chat(7, { assignee: sita, isUnread: false, isLive: false }),
    ]
    const { router } = await openChatConsole()
    const texts = (await rows()).map((row) => row.textContent)
    expect(texts[0]).toMatch(/New messageSender 3waiting 3 minQuestion 3Take/)
    expect(texts[1]).toMatch(/Sender 0just now/)
    expect(texts[2]).toMatch(/New messageSender 5waiting 5 min.*You$/)
    expect(texts[3]).toMatch(/^Sender 6answered.*Sita$/)
    expect(texts[4]).toMatch(/^Sender 7not connected.*Sita$/)
    expect((await lane()).textContent).toMatch(/2 waiting.*You have 1 of 3/)
    await userEvent.click(within(await lane()).getByRole('link', { name: 'Sender 6' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/desk/T-1006'))
  })

  it('says so when there is none, and shows one that comes without a reload', async () => {
    const { change } = await openChatConsole()
    await within(await lane()).findByText('No chats right now.')
    await change([chat(1)])
    expect(await rows()).toHaveLength(1)
  })

  it('takes a chat at a press and opens it', async () => {
    desk.running = [chat(1)]
    const { api, router } = await openChatConsole()
    api.answers['POST /staff/tickets/:number/take'] = ({ params }) => ({ data: thread(params.number, me) })
    await userEvent.click(await screen.findByRole('button', { name: 'Take the chat of Sender 1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/desk/T-1001'))
  })

  it('says who was first when two press at the same time', async () => {
    desk.running = [chat(1)]
    const { api } = await openChatConsole()
    api.answers['POST /staff/tickets/:number/take'] = () => {
      desk.running = [chat(1, { assignee: sita })]
      return refuse(409, { code: 'CONFLICT' })
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Take the chat of Sender 1' }))
    await screen.findByText('Sita Rai has already taken this chat.')
    await waitFor(async () => expect((await rows())[0]!.textContent).toMatch(/Sita$/))
  })

  it('offers no more chats than the reader takes, and says why', async () => {
    desk.limit = 1
    desk.running = [chat(1), mine(2)]
    await openChatConsole()
    await screen.findByText('You have 1 chat, as many as you take at once. Solve one to take another.')
    expect(screen.queryByRole('button', { name: /^Take the chat/ })).toBeNull()
  })
})

describe('somebody who has as many chats as they take', () => {
  const refused = () => refuse(409, { code: 'TOO_MANY_CHATS' })

  it('is told so when an answer would give them one more, and keeps the words', async () => {
    const { api } = await openChatConsole('/staff/desk/T-1001')
    api.answers['POST /staff/tickets/:number/replies'] = refused
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Namaste')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/^It was not sent: you have as many chats as you take at once\./)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Namaste')
  })

  it('is given no other one by a colleague', async () => {
    const { api } = await openChatConsole('/staff/desk/T-1001')
    api.answers['PATCH /staff/tickets/:number'] = refused
    await screen.findByRole('option', { name: 'Sita Rai' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Owner/ }), 'Sita Rai')
    await screen.findByText('This person has as many chats as they take at once.')
    expect(screen.queryByText('Someone else changed this ticket meanwhile')).toBeNull()
  })
})

describe('an open ticket', () => {
  it('names the colleagues who have it open too, until they leave', async () => {
    desk.running = [mine(1)]
    const { queryClient } = await openChatConsole('/staff/desk/T-1001')
    await screen.findByRole('heading', { name: 'Subject of T-1001' })
    const viewer = { ...sita, number: 'T-1001', isWriting: false }
    const bring = (viewers: (typeof viewer)[]) => act(() => void changeLiveState(queryClient, { viewers }))
    bring([viewer, { ...viewer, number: 'T-1002', id: 'x', name: 'Binod Tamang' }])
    await screen.findByText('Sita is also here')
    expect(screen.queryByText(/Binod/)).toBeNull()
    bring([{ ...viewer, isWriting: true }])
    await screen.findByText('Sita is also here and writing')
    bring([])
    await waitFor(() => expect(screen.queryByText(/Sita is also here/)).toBeNull())
  })

  it('can be taken where it is read, while it waits', async () => {
    desk.running = [chat(1)]
    const { api } = await openChatConsole('/staff/desk/T-1001')
    api.answers['POST /staff/tickets/:number/take'] = ({ params }) => {
      desk.running = [mine(1)]
      return { data: thread(params.number, me) }
    }
    await screen.findByText('Nobody has taken this chat yet.')
    await userEvent.click(screen.getByRole('button', { name: 'Take it' }))
    await waitFor(() => expect(screen.queryByText('Nobody has taken this chat yet.')).toBeNull())
  })
})

it('an answer in a chat is seen in the thread, and no toast speaks of it', async () => {
  desk.running = [mine(1)]
  const { api } = await openChatConsole('/staff/desk/T-1001')
  api.answers['POST /staff/tickets/:number/replies'] = ({ params }) => ({ data: thread(params.number, me) })
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Sheep wool')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(''))
  await userEvent.click(screen.getByRole('button', { name: 'Internal note' }))
  await userEvent.type(screen.getByLabelText('Your note'), 'Asked the vendor')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await screen.findByText('The note is saved.')
  expect(screen.queryByText('The answer is on its way.')).toBeNull()
})
