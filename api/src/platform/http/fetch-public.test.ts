import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPublic } from './fetch-public.ts'
import { isPublicAddress } from './is-public-address.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function listenAt(address: string, answer: RequestListener, port = 0) {
  const server = createServer(answer).listen(port, address)
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}
const serve = async (answer: RequestListener) => `http://127.0.0.1:${await listenAt('127.0.0.1', answer)}`

/** A name server that says something else each time it is asked; returns which names were looked up. */
function answerNames(...answers: string[][]) {
  const { lookup } = dns
  const asked: string[] = []
  const double = (host: string, _: LookupAllOptions, done: (error: null, found: LookupAddress[]) => void) => {
    asked.push(host)
    done(
      null,
      answers[asked.length - 1]!.map((address) => ({ address, family: 4 })),
    )
  }
  Object.assign(dns, { lookup: double })
  syncBuiltinESMExports()
  closing.push(() => {
    Object.assign(dns, { lookup })
    syncBuiltinESMExports()
  })
  return asked
}
const limits = { maxBytes: 1000, timeoutMs: 60_000 }
/** As if this machine were somewhere on the internet. */
const outside = { ...limits, isAllowed: (address: string) => address === '127.0.0.1' }

describe('what somebody names by its address', () => {
  it('is fetched, also behind a redirect', async () => {
    const url = await serve(({ url: path }, response) => {
      if (path === '/moved') return response.writeHead(302, { location: '/here' }).end()
      response.end('bytes')
    })
    expect((await fetchPublic(`${url}/moved`, outside)).toString()).toBe('bytes')
  })

  it.each([
    'http://127.0.0.1/a.jpg',
    'http://localhost/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:a00:1]/a.jpg',
    'http://[64:ff9b::7f00:1]/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://10.1.2.3/a.jpg',
    'http://172.20.0.1/a.jpg',
    'http://192.168.1.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://0/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://100.64.0.1/a.jpg',
    'ftp://example.com/a.jpg',
    'file:///etc/passwd',
    'http://me:secret@example.com/a.jpg',
    'no address',
  ])('is never asked for at %s', async (address) => {
    await expect(fetchPublic(address, limits)).rejects.toMatchObject({ fault: 'forbidden' })
  })

  it.each(['http://192.168.0.1/a.jpg', 'http://[::1]:1/', 'http://localhost:1/', 'file:///etc/passwd'])(
    'is not asked for at %s when a public server leads there',
    async (location) => {
      let asked = 0
      // The name of this machine is looked up, and then it is not outside any more.
      const isAllowed = (address: string) => address === '127.0.0.1' && (asked += 1) === 1
      const url = await serve((_, response) => response.writeHead(301, { location }).end())
      await expect(fetchPublic(url, { ...limits, isAllowed })).rejects.toMatchObject({ fault: 'forbidden' })
    },
  )

  describe('by a name that stands for something else a moment later', () => {
    const outer = '127.0.0.1'
    const inner = '127.0.0.2'
    /** A server outside and one inside that have the same port, as one name with two addresses would reach them. */
    async function twoServers(answer: RequestListener) {
      const port = await listenAt(outer, answer)
      const reached: string[] = []
      await listenAt(inner, ({ headers }, response) => response.end(reached.push(String(headers.host))), port)
      return { url: `http://pictures.example:${port}/`, reached }
    }

    it('is asked for at the address that was checked: the name is looked up once', async () => {
      const { url, reached } = await twoServers((_, response) => response.end('bytes'))
      const asked = answerNames([outer], [inner], [inner])
      expect((await fetchPublic(url, outside)).toString()).toBe('bytes')
      expect([asked, reached]).toEqual([['pictures.example'], []])
    })

    it('is not asked for where the name leads by the time of a redirect to itself', async () => {
      const { url, reached } = await twoServers((_, response) =>
        response.writeHead(302, { location: '/again' }).end(),
      )
      const asked = answerNames([outer], [inner])
      await expect(fetchPublic(url, outside)).rejects.toMatchObject({ fault: 'forbidden' })
      expect([asked.length, reached]).toEqual([2, []])
    })

    it.each([[[outer, inner]], [[inner, outer]], [[]]])(
      'is not asked for when the name stands for %j',
      async (addresses) => {
        let isReached = false
        const { url, reached } = await twoServers((_, response) => {
          isReached = true
          response.end()
        })
        answerNames(addresses)
        await expect(fetchPublic(url, outside)).rejects.toMatchObject({ fault: 'forbidden' })
        expect([isReached, reached]).toEqual([false, []])
      },
    )
  })

  it('is not read further than its limit, nor through a chain of redirects, nor when there is none', async () => {
    const large = await serve((_, response) => response.end('x'.repeat(1001)))
    await expect(fetchPublic(large, outside)).rejects.toMatchObject({ fault: 'too-large' })
    const round = await serve((_, response) => response.writeHead(302, { location: '/again' }).end())
    await expect(fetchPublic(round, outside)).rejects.toMatchObject({ fault: 'unreachable' })
    const missing = await serve((_, response) => response.writeHead(404).end())
    await expect(fetchPublic(missing, outside)).rejects.toMatchObject({ fault: 'unreachable', status: 404 })
    await expect(fetchPublic('http://127.0.0.1:1/', outside)).rejects.toMatchObject({ fault: 'unreachable' })
  })

  it('may be on the public internet only', () => {
    for (const address of ['8.8.8.8', '103.10.28.1', '2400:1a00::1', '2606:4700::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
    for (const address of [
      '255.255.255.255',
      '224.0.0.1',
      '::',
      '2002:7f00:1::',
      '2001:db8::1',
      'example.com',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })
})
