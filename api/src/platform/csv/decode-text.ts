/** The first so many bytes tell whether every second one is empty, as in UTF-16 without a byte order mark. */
const sampleBytes = 2000

/**
 * What no text in Windows-1252 has: characters that this encoding does not know, and the beginning of each letter of Nepali in UTF-8. A
 * file with these is UTF-8 that was cut or mixed, or in an encoding that is not known here.
 */
const brokenLetters = /[\u0081\u008d\u008f\u0090\u009d]|\u00e0[\u00a4\u00a5]/

/**
 * The text of a file whose encoding nobody says: UTF-8 or UTF-16 by their byte order marks, UTF-16 by its empty bytes, UTF-8 where it is
 * valid, and otherwise Windows-1252, in which old spreadsheets save; undefined where it is none of these.
 */
export function decodeText(bytes: Buffer): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  const sample = bytes.subarray(0, sampleBytes)
  const empty = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) empty[at % 2]! += 1
  if (Math.max(...empty) > sample.length / 8)
    return decodeAs(empty[1]! > empty[0]! ? 'utf-16le' : 'utf-16be', bytes)
  const text = decodeAs('utf-8', bytes)
  if (text !== undefined) return text
  const old = new TextDecoder('windows-1252').decode(bytes)
  return brokenLetters.test(old) ? undefined : old
}

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
