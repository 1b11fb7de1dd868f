import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/** For an answer that may be the only one: 7 % larger than what is made for many, at less than half the work. */
export const compressOnce = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: bytes.length } })
    : toGzip(bytes, { level: 5 })
