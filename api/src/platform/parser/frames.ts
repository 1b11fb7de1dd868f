import type { Readable, Writable } from 'node:stream'

/** What a piece of an answer is: a small thing in JSON, rows in JSON that are passed on as they are, bytes of a file, or its end. */
const kinds = ['value', 'rows', 'bytes', 'end'] as const
export interface Frame {
  kind: (typeof kinds)[number]
  payload: Buffer
}

/** No piece of an answer is larger, so whoever reads it never holds more of a stranger's file than this. */
export const maxFrameBytes = 1_048_576
const headBytes = 5

/** Writes a piece, and waits until the reader has room for more. */
export function writeFrame(to: Writable, kind: Frame['kind'], payload: Uint8Array | string): Promise<void> {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(kinds.indexOf(kind))
  head.writeUInt32LE(bytes.byteLength, 1)
  to.write(head)
  return new Promise((resolve, reject) => {
    to.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

/** Reads piece after piece, and nothing further while nobody asks for the next one. Throws at the first that is too large. */
export async function* readFrames(from: Readable, maxBytes: number): AsyncGenerator<Frame, void> {
  let held: Buffer[] = []
  let heldBytes = 0
  let wanted = headBytes
  let kind: Frame['kind'] | undefined
  for await (const chunk of from as AsyncIterable<Buffer>) {
    held.push(chunk)
    heldBytes += chunk.length
    while (heldBytes >= wanted) {
      const all = Buffer.concat(held)
      const piece = all.subarray(0, wanted)
      held = [all.subarray(wanted)]
      heldBytes -= wanted
      if (kind !== undefined) {
        yield { kind, payload: piece }
        kind = undefined
        wanted = headBytes
        continue
      }
      kind = kinds[piece.readUInt8()]
      wanted = piece.readUInt32LE(1)
      if (kind === undefined || wanted > maxBytes) throw new Error('A piece of an answer is none')
    }
  }
}
