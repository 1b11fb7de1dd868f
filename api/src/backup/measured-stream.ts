import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

export interface Measured {
  /** Lines, of which each is a row: line breaks within values are written as \n. */
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

/** Writes compressed what comes, flushed to the disk, and says what it was. Never holds more than a few pieces of it. */
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

/** Reads what was packed into a target, and says what it was. A file that is cut or damaged throws. */
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
