import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The number of body bytes that are sent. */
export const firstHalf = 20

/**
 * A message to support whose second half is not sent yet, so that the request is under way for as long as the
 * test wants.
 */
export async function halfRequest(address: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = `POST /api/contact-admin HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  socket.write(head)
  await once(socket, 'data') // "100 Continue" shows that the server has begun to read the request.
  socket.write(body.slice(0, firstHalf))
  return socket
}
