import { constants, createInflateRaw } from 'node:zlib'

/** Why a PDF is refused; `unclear` is one in which we cannot find out. */
export type PdfFault = 'script' | 'launch' | 'attachment' | 'encrypted' | 'unclear'

/** Names by which a PDF does something, or holds something, that a paper needs not. */
const faultOfName: Record<string, PdfFault> = {
  JavaScript: 'script',
  // An action of this kind may hold a script beside its picture or sound.
  Rendition: 'script',
  // Forms of this kind hold scripts in XML.
  XFA: 'script',
  Launch: 'launch',
  ImportData: 'launch',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  FileAttachment: 'attachment',
  GoToE: 'attachment',
  RichMedia: 'attachment',
  Encrypt: 'encrypted',
}

const nameEnd = String.raw`(?=[\0\t\n\f\r ()<>[\]{}/%]|$)`
/** Any letter of a name may be written as #4A. */
const escapable = (letter: string) => {
  const hex = [...letter.charCodeAt(0).toString(16)].map((digit) =>
    /\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`,
  )
  return `(?:${letter}|#${hex.join('')})`
}
const spelt = (name: string) => [...name].map(escapable).join('')
const nameOf = (...names: string[]) => `/(?:${names.map(spelt).join('|')})${nameEnd}`

/** Attached files need no other name than this one: two letters, so what follows has to fit as well. */
const attachedFile = String.raw`/${spelt('EF')}[\0\t\n\f\r ]*(?:<<|%|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)`
const faultPattern = new RegExp(`${nameOf(...Object.keys(faultOfName))}|${attachedFile}`)
/** Longer than any of these names with all its escapes, and what follows it. */
const longestName = 100

function faultIn(text: string): PdfFault | undefined {
  const [found] = faultPattern.exec(text) ?? []
  if (found === undefined) return undefined
  const name = found.slice(1).replace(/#(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return faultOfName[name] ?? 'attachment'
}

/** The version, and a remark of a few letters that are no text. */
const header = /^%PDF-\d\.\d\s+(?:%[^\r\n<]{0,20}\s+)?/
const streamWord = /(?<!end)stream(?![^\0\t\n\f\r ()<>[\]{}/%])/g
const lineEnd = /[ \t]*(?:\r\n|\n|\r)/y
/** Outlines have the first of these names, too. */
const objectsPattern = new RegExp(nameOf('First', 'ObjStm'))

/** More than any paper holds: what has or unpacks to more is meant to use up time and memory. */
const maxStreams = 10_000
const maxObjects = 10_000
const maxUnpackedBytes = 64 * 1024 * 1024

/**
 * What a PDF does beside showing pages, by its names, wherever they stand: in plain sight, written with escapes, or in
 * a packed stream of objects. It reads every stream, because readers of PDFs disagree on where an object begins.
 */
export async function findPdfFault(bytes: Buffer): Promise<PdfFault | undefined> {
  // One letter for each byte.
  const text = bytes.toString('latin1')
  const inSight = faultIn(text)
  if (inSight) return inSight
  let from = header.exec(text)?.[0].length ?? 0
  let streams = 0
  let left = maxUnpackedBytes
  for (const { index } of text.matchAll(streamWord)) {
    const holding = whatIsHeld(text.slice(from, index))
    from = index + 'stream'.length
    lineEnd.lastIndex = from
    const [line = ''] = lineEnd.exec(text) ?? []
    // Readers disagree on where the bytes begin behind another end of the line.
    const isClear = line === '\n' || line === '\r\n'
    if (++streams > maxStreams || holding === 'hidden objects') return 'unclear'
    if (holding === 'objects' && !isClear) return 'unclear'
    const unpacked = await faultInPacked(bytes.subarray(from + line.length), left)
    left -= unpacked.size
    if (unpacked.fault) return unpacked.fault
    if (left <= 0 || (holding === 'objects' && unpacked.isBroken)) return 'unclear'
  }
  return undefined
}

/** An object whose end nobody can doubt, as nothing in it could hide it, and which is no stream. */
const plain = String.raw`[^<>()%]|<[0-9A-Fa-f\s]*>|\((?:[^()\\<>]|\\[^<>])*\)`
const plainObject = new RegExp(String.raw`^\s*\d+\s+\d+\s+obj\s*<<(?:${plain}|<<(?:${plain})*>>)*>>\s*$`)
const longestPlainObject = 5000
/** A stream of objects as it is usually written: packed once, and with nothing that could be read in two ways. */
const usualObjects = /(?:^|\s)\d+\s+\d+\s+obj\s*<<([^<>()%]*)>>\s*$/
const packedOnce = new RegExp(String.raw`/Filter\s*(?:/FlateDecode|\[\s*/FlateDecode\s*\])${nameEnd}`)
const otherPacking = new RegExp(nameOf('F', 'DP', 'DecodeParms', 'FDecodeParms', 'FFilter', 'Crypt'))

/**
 * Whether a stream holds objects, by all that stands between the stream before it and its bytes. Whoever packs objects twice,
 * shifts their bytes, or writes about them so that readers disagree, hides them from programs like this one.
 */
function whatIsHeld(before: string): 'no objects' | 'objects' | 'hidden objects' {
  if (!objectsPattern.test(before)) return 'no objects'
  const parts = before.split('endobj')
  if (parts.length > maxObjects) return 'hidden objects'
  const own = parts.pop()!
  const doubtful = parts.filter((part) => part.length > longestPlainObject || !plainObject.test(part))
  if (doubtful.some((part) => objectsPattern.test(part))) return 'hidden objects'
  if (!objectsPattern.test(own)) return 'no objects'
  const usual = usualObjects.exec(own)
  const [, dictionary = ''] = usual ?? []
  const isUsual =
    usual !== null &&
    !objectsPattern.test(own.slice(0, usual.index)) &&
    !dictionary.includes('#') &&
    own.split('/Filter').length === 2 &&
    packedOnce.test(dictionary) &&
    !otherPacking.test(own)
  return isUsual ? 'objects' : 'hidden objects'
}

/** Looks at what unpacks piece by piece, each with the end of the one before it, where a name may begin. */
async function faultInPacked(packed: Buffer, maxBytes: number) {
  let size = 0
  let tail = ''
  let fault: PdfFault | undefined
  const isWhole = await unpackChunks(packed, (chunk) => {
    const piece = tail + chunk.toString('latin1')
    size += chunk.length
    tail = piece.slice(-longestName)
    fault = faultIn(piece)
    return fault === undefined && size < maxBytes
  })
  return { size, fault, isBroken: !isWhole }
}

const headBytes = 2
const needsDictionary = 0x20

/** What is packed begins with its method, whatever the size of its window is, and with a sum that 31 divides. */
const isPacked = ([first = 0, second = 0]: Buffer) =>
  (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0 && (second & needsDictionary) === 0

/**
 * Unpacks bytes piece by piece, as long as `look` wants more. What stands behind their end is left alone, and so is their
 * sum, as readers do. False for bytes that are not packed, or are broken: readers may find more in them than `look` saw.
 */
function unpackChunks(packed: Buffer, look: (chunk: Buffer) => boolean): Promise<boolean> {
  if (!isPacked(packed)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const unpacking = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })
    const end = (isWhole: boolean) => {
      unpacking.destroy()
      resolve(isWhole)
    }
    unpacking.on('data', (chunk: Buffer) => {
      if (!look(chunk)) end(true)
    })
    unpacking.once('end', () => end(true))
    unpacking.once('error', () => end(false))
    unpacking.end(packed.subarray(headBytes))
  })
}
