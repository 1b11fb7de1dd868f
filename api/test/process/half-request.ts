import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** How much of the body has gone out. */
export const firstHalf = 20

/** A message to support whose second half is still to come: under way for as long as the test wants. */
export async function halfRequest(address: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = `POST /api/contact-admin HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  socket.write(head)
  await once(socket, 'data') // "100 Continue": the server has begun.
  socket.write(body.slice(0, firstHalf))
  return socket
}
