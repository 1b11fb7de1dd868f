import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

export interface Measured {
  /**
   * The number of lines, each of which is a row: line breaks within values are written as  .
   */
  rows: number
  sha256: string
}

const lineBreak = 10

function measure() {
  const hash = createHash('sha256')
  let rows = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      for (let at = chunk.indexOf(lineBreak); at >= 0; at = chunk.indexOf(lineBreak, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { stream, result: (): Measured => ({ rows, sha256: hash.digest('hex') }) }
}

/**
 * Compresses a stream into a file, flushes it to disk, and returns its measures. Only a few pieces are in
 * memory at a time.
 */
export async function pack(source: Readable, file: string): Promise<Measured> {
  const { stream, result } = measure()
  await pipeline(
    source,
    stream,
    createZstdCompress(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return result()
}

/** Decompresses a file into a target and returns its measures. Throws when the file is cut off or damaged. */
export async function unpack(file: string, target: Writable): Promise<Measured> {
  const { stream, result } = measure()
  await pipeline(createReadStream(file), createZstdDecompress(), stream, target)
  return result()
}

export async function measureStream(source: Readable): Promise<Measured> {
  const { stream, result } = measure()
  stream.resume()
  await pipeline(source, stream)
  return result()
}
