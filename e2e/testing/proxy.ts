import { once } from 'node:events'
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net'

/** A proxy in front of a server: a test can cut its connections, or keep them open without any data. */
export async function openProxy(target: NetConnectOpts) {
  const pairs = new Set<[Socket, Socket]>()
  let isSilent = false
  const forward = (near: Socket) => {
    const far = connect(target)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    if (isSilent) pair.forEach((end) => end.pause())
    for (const end of pair) {
      end.on('error', () => {})
      end.on('close', () => {
        pairs.delete(pair)
        pair.forEach((other) => other.destroy())
      })
    }
  }
  let server: Server | undefined
  const listen = async (at: number) => {
    server = createServer(forward).listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = async () => {
    if (!server?.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const [near] of pairs) near.destroy()
    await closed
  }
  const setSilent = (silent: boolean) => {
    isSilent = silent
    for (const pair of pairs) pair.forEach((end) => (silent ? end.pause() : end.resume()))
  }
  const port = await listen(0)
  return { port, cut, restore: () => listen(port), setSilent }
}
