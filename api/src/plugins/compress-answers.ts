import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** A smaller answer fits into one packet anyway. */
const worthBytes = 1400

const {
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_LGWIN,
  BROTLI_PARAM_SIZE_HINT,
  ZSTD_c_compressionLevel: zstdLevel,
} = constants

/**
 * Parts this small come out of a pool that Node keeps. With the usual 16 kB, every answer leaves a buffer of its own behind, and
 * collecting them cost as much as compressing.
 */
const chunkSize = 3 * 1024

/**
 * In the order of preference, all of them fast rather than small. Each answer is compressed in one go: a stream
 * for each costs twice the time and keeps hundreds of megabytes of buffers. Whoever knows the size takes no more memory than it needs.
 */
const ways: Record<string, (body: Buffer) => Buffer> = {
  zstd: (body) =>
    zstdCompressSync(body, { chunkSize, params: { [zstdLevel]: 2 }, pledgedSrcSize: body.length }),
  br: (body) =>
    brotliCompressSync(body, {
      chunkSize,
      params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => gzipSync(body, { chunkSize, level: 3 }),
}
const encodings = Object.keys(ways)

/** Each answer is compressed before the next one begins, so that one piece of memory serves all of the usual size. */
const room = Buffer.allocUnsafeSlow(256 * 1024)
const mostBytesOfLetter = 3
const bytesOf = (text: string) =>
  text.length * mostBytesOfLetter > room.length ? Buffer.from(text) : room.subarray(0, room.write(text))

const isRefused = (parameters: string) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(parameters)

function acceptedOf(header: string): string | undefined {
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    if (!parameters.some(isRefused)) accepted.add(name.trim().toLowerCase())
  }
  return encodings.find((encoding) => accepted.has(encoding))
}

/** Compresses answers of the API, which are complete texts when they are sent. */
export function compressAnswers(api: FastifyInstance) {
  api.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < worthBytes || reply.hasHeader('content-encoding')) {
      return done(null, payload)
    }
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
    const encoding = acceptedOf(String(request.headers['accept-encoding'] ?? ''))
    if (!encoding) return done(null, payload)
    reply.header('content-encoding', encoding)
    reply.removeHeader('content-length')
    done(null, ways[encoding]!(bytesOf(payload)))
  })
}
