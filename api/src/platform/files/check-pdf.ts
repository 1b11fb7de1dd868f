import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

/** Why a PDF is refused; `unclear` is one in which we cannot find out. */
export type PdfFault = 'script' | 'launch' | 'attachment' | 'encrypted' | 'unclear'

/** Names by which a PDF does something, or holds something, that a paper needs not. */
const faultOfName = new Map<string, PdfFault>([
  ['JavaScript', 'script'],
  // An action of this kind may hold a script beside its picture or sound.
  ['Rendition', 'script'],
  // Forms of this kind hold scripts in XML.
  ['XFA', 'script'],
  ['Launch', 'launch'],
  ['ImportData', 'launch'],
  ['EmbeddedFile', 'attachment'],
  ['EmbeddedFiles', 'attachment'],
  ['GoToE', 'attachment'],
  ['RichMedia', 'attachment'],
  ['Encrypt', 'encrypted'],
])

/** A name ends before white space and before these signs. Any letter in it may be written as #4A. */
const namePattern = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g
const escaped = /#([0-9A-Fa-f]{2})/g
const plainName = (name: string) =>
  name.includes('#')
    ? name.replace(escaped, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : name

const namesIn = (text: string) => [...text.matchAll(namePattern)].map(([, name = '']) => plainName(name))

const faultIn = (text: string): PdfFault | undefined => {
  for (const [, name = ''] of text.matchAll(namePattern)) {
    const fault = faultOfName.get(plainName(name))
    if (fault) return fault
  }
  return undefined
}

/** Where the bytes of a stream begin: behind this word and the end of its line. */
const streamPattern = /(?<!end)stream\r?\n/g
const objectPattern = /\d+\s+\d+\s+obj\b/g

/** More than any paper holds: what unpacks to more is meant to fill the memory. */
const maxUnpackedBytes = 64 * 1024 * 1024

const unpack = promisify(inflate)

/**
 * What a PDF does beside showing pages, by its names, wherever they stand: in plain sight, written with escapes, or in
 * a packed stream of objects. It reads every stream, because readers of PDFs disagree on where an object begins.
 */
export async function findPdfFault(bytes: Buffer): Promise<PdfFault | undefined> {
  // One letter for each byte.
  const text = bytes.toString('latin1')
  const inSight = faultIn(text)
  if (inSight) return inSight
  let left = maxUnpackedBytes
  for (const { index, 0: word } of text.matchAll(streamPattern)) {
    const dictionary = dictionaryBefore(text, index)
    if (dictionary === undefined || isHiding(dictionary)) return 'unclear'
    const start = index + word.length
    // 'x' begins what is packed the usual way.
    if (text[start] !== 'x') continue
    const unpacked = await unpackFrom(bytes, start, left)
    if (unpacked === 'too-large') return 'unclear'
    left -= unpacked.length
    const fault = faultIn(unpacked)
    if (fault) return fault
  }
  return undefined
}

/** What is said about a stream: all between the beginning of its object and its bytes. */
function dictionaryBefore(text: string, end: number): string | undefined {
  const from = Math.max(0, end - 20_000)
  const before = text.slice(from, end)
  const object = [...before.matchAll(objectPattern)].at(-1)
  if (!object) return undefined
  const dictionary = before.slice(object.index + object[0].length)
  const line = before.slice(before.lastIndexOf('\n', object.index) + 1, object.index)
  // The beginning was only a remark, or part of a text.
  return line.includes('%') || !isBalanced(dictionary) ? undefined : dictionary
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth < 0) return false
  }
  return depth === 0
}

/**
 * A stream of objects is packed the usual way or not at all. Whoever packs it twice, or shifts its bytes, hides it from
 * programs like this one.
 */
function isHiding(dictionary: string): boolean {
  const names = namesIn(dictionary)
  const holdsObjects = names.includes('ObjStm') || (names.includes('N') && names.includes('First'))
  if (!holdsObjects) return false
  if (names.includes('Predictor') || names.includes('Crypt')) return true
  const filters = names.filter((name) => name.endsWith('Decode'))
  return names.includes('Filter') && (filters.length !== 1 || filters[0] !== 'FlateDecode')
}

async function unpackFrom(bytes: Buffer, start: number, maxOutputLength: number) {
  try {
    const end = bytes.indexOf('endstream', start)
    const packed = bytes.subarray(start, end === -1 ? bytes.length : end)
    return (await unpack(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })).toString('latin1')
  } catch (error) {
    // Bytes that cannot be unpacked are no objects either: a picture may begin with the same letter.
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : ''
  }
}
