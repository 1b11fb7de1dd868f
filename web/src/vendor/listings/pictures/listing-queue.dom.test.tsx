import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { picturePartBytes } from '@haat/contract/domains/listings.pictures.rules.ts'
import { forgetPerson } from '#domains/account/session/forget-person.ts'
import { fakePictureServer } from '../testing/fake-picture-server.ts'
import { createListingQueue } from './send-picture.ts'

const twoParts = picturePartBytes + 10
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

let online = true
beforeEach(() => {
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => {} }),
  )
})
afterEach(() => {
  forgetPerson()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(server = fakePictureServer(), owner = 'maya shop 1') {
  const ready: string[] = []
  const queue = createListingQueue({
    owner,
    server: server.calling,
    pause: async () => {},
  })
  queue.handTo(({ pictureId }) => void ready.push(pictureId))
  return { queue, ready, server, states: () => queue.read().map(({ state }) => state) }
}

const lose = () => {
  throw new TypeError('Failed to fetch')
}

describe('pictures that were chosen', () => {
  it('go up in parts, one after the other', async () => {
    const { queue, ready, server } = open()
    await queue.start()
    await queue.add([file('a.jpg', twoParts), file('b.jpg')])
    await waitFor(() => expect(ready).toEqual(['of-a.jpg', 'of-b.jpg']))
    expect(server.calls).toEqual([
      'open a.jpg',
      'send a.jpg 0',
      `send a.jpg ${picturePartBytes}`,
      'open b.jpg',
      'send b.jpg 0',
    ])
    expect(queue.read()).toEqual([])
  })

  it('go on where they stood when the line is back', async () => {
    const { queue, ready, server, states } = open()
    await queue.start()
    server.fail = (call) => call === `send a.jpg ${picturePartBytes}` && lose()
    await queue.add([file('a.jpg', twoParts)])
    await waitFor(() => expect(states()).toEqual(['paused']))
    server.fail = () => {}
    server.calls.length = 0
    queue.goOn()
    await waitFor(() => expect(ready).toEqual(['of-a.jpg']))
    expect(server.calls).toEqual(['open a.jpg', `send a.jpg ${picturePartBytes}`])
  })

  it('are not sent without a connection, and told so', async () => {
    const { queue, ready, server, states } = open()
    await queue.start()
    online = false
    await queue.add([file('a.jpg'), file('b.jpg')])
    await waitFor(() => expect(states()).toEqual(['paused', 'paused']))
    expect(server.calls).toEqual([])
    online = true
    queue.goOn()
    await waitFor(() => expect(ready).toEqual(['of-a.jpg', 'of-b.jpg']))
  })

  it('fail alone: the others go up, and one that is tried again is sent anew', async () => {
    const { queue, ready, server, states } = open()
    server.refused.add('bad.jpg')
    await queue.start()
    await queue.add([file('bad.jpg'), file('good.jpg')])
    await waitFor(() => expect(ready).toEqual(['of-good.jpg']))
    expect(queue.read()).toMatchObject([{ state: 'failed', fault: 'broken' }])
    server.refused.clear()
    queue.retry(queue.read()[0]!.id)
    await waitFor(() => expect(ready).toEqual(['of-good.jpg', 'of-bad.jpg']))
    expect(states()).toEqual([])
  })

  it('are asked for again while the server makes them, and begun anew when it has forgotten them', async () => {
    const { queue, ready, server, states } = open()
    await queue.start()
    server.fail = (call) => call.startsWith('send') && lose()
    await queue.add([file('a.jpg')])
    await waitFor(() => expect(states()).toEqual(['paused']))
    const [upload] = [...server.uploads.values()]
    upload!.received = 10
    server.fail = (call) => {
      if (call === 'look a.jpg') server.uploads.clear()
    }
    queue.goOn()
    await waitFor(() => expect(states()).toEqual(['paused']))
    server.fail = () => {}
    queue.goOn()
    await waitFor(() => expect(ready).toEqual(['of-a.jpg']))
  })

  it('larger than 15 MB are not sent at all', async () => {
    const { queue, server } = open()
    await queue.start()
    await queue.add([file('huge.jpg', 15_000_001)])
    expect(queue.read()).toMatchObject([{ state: 'failed', fault: 'tooLarge' }])
    expect(server.calls).toEqual([])
  })

  it('are not put into the listing when they were removed on their way', async () => {
    const { queue, ready, server } = open()
    await queue.start()
    server.fail = (call) => {
      if (call.startsWith('send')) void queue.remove(queue.read()[0]!.id)
    }
    await queue.add([file('a.jpg')])
    await waitFor(() => expect(queue.read()).toEqual([]))
    expect(ready).toEqual([])
  })
})

describe('what is not up yet', () => {
  async function leaveOne() {
    const first = open()
    await first.queue.start()
    first.server.fail = lose
    await first.queue.add([file('a.jpg')])
    await waitFor(() => expect(first.states()).toEqual(['paused']))
    first.queue.stop()
    first.server.fail = () => {}
    return first.server
  }

  it('goes on when the person comes back to the listing, and not in another one', async () => {
    const server = await leaveOne()
    const other = open(server, 'maya shop 2')
    await other.queue.start()
    expect(other.queue.read()).toEqual([])
    const again = open(server)
    await again.queue.start()
    await waitFor(() => expect(again.ready).toEqual(['of-a.jpg']))
    const third = open(server)
    await third.queue.start()
    expect(third.queue.read()).toEqual([])
  })

  it('is forgotten when the person signs out', async () => {
    const server = await leaveOne()
    forgetPerson()
    const again = open(server)
    await again.queue.start()
    expect(again.queue.read()).toEqual([])
  })
})
