import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { ZipRefused, type ZipFault } from './zip-refused.ts'

export interface ZipLimits {
  /** What all files together may hold once they are unpacked. */
  maxBytes: number
  maxFiles: number
  /** Only files with these endings are given; all where there are none. */
  endings?: readonly string[]
}

interface Packed {
  name: string
  read(): Promise<Buffer>
}

/**
 * The files of a ZIP, by what its directory says. A small file can claim to hold a terabyte: what the directory promises is added up
 * before anything is unpacked, and what comes out is counted, so that a directory which lies is found while it lies. Names that
 * lead out of a folder are refused, although nothing is ever written under a name of a ZIP.
 */
export async function openZip(bytes: Buffer, { maxBytes, maxFiles, endings }: ZipLimits): Promise<Packed[]> {
  const zip = await open(bytes)
  const entries: yauzl.Entry[] = []
  let promised = 0
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error: Error) => reject(new ZipRefused(faultOf(error))))
    zip.on('end', resolve)
    zip.on('entry', (entry: yauzl.Entry) => {
      promised += entry.uncompressedSize
      entries.push(entry)
      if (entry.isEncrypted()) return reject(new ZipRefused('password'))
      if (promised > maxBytes) return reject(new ZipRefused('too-large'))
      if (entries.length > maxFiles) return reject(new ZipRefused('too-many'))
      zip.readEntry()
    })
    zip.readEntry()
  })
  let left = maxBytes
  return entries
    .filter(({ fileName }) => !fileName.endsWith('/') && isWanted(fileName, endings))
    .map((entry) => ({
      name: entry.fileName,
      read: async () => {
        const content = await unpack(zip, entry, left)
        left -= content.length
        return content
      },
    }))
}

/** What programs write beside the files of a person is left out. */
const isWanted = (name: string, endings: ZipLimits['endings']) =>
  !endings ||
  (endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)) &&
    !/(^|\/)(\._|__MACOSX\/)/.test(name))

const faultOf = ({ message }: Error): ZipFault =>
  /relative path|absolute path|invalid characters in fileName/.test(message) ? 'unsafe-name' : 'not-a-zip'

const open = (bytes: Buffer) =>
  new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new ZipRefused('not-a-zip')) : resolve(zip),
    )
  })

async function unpack(zip: yauzl.ZipFile, entry: yauzl.Entry, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
    })
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new ZipRefused('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('not-a-zip')
  }
  return Buffer.concat(chunks)
}
