import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPublic } from './fetch-public.ts'
import { isPublicAddress } from './is-public-address.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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
