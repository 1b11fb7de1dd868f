import type { Socket } from 'node:net'
import { ApiError } from './api-error.ts'

const refusals: Record<string, ApiError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError('REQUEST_TIMEOUT', 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new ApiError('HEADERS_TOO_LARGE', 'The headers of the request are too large.'),
}
const notHttp = new ApiError('BAD_REQUEST', 'The request is not valid HTTP.')

/** Answers bytes that are no valid request, in the same shape as every other refusal. */
export function answerBrokenRequests(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = refusals[error.code ?? ''] ?? notHttp
  const body = JSON.stringify(refusal.body())
  socket.end(
    `HTTP/1.1 ${refusal.statusCode} Refused\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
