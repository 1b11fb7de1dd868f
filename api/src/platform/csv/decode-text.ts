/** The first so many bytes tell whether every second one is empty, as in UTF-16 without a byte order mark. */
const sampleBytes = 2000

/**
 * The text of a file whose encoding nobody says: UTF-8 or UTF-16 by their byte order marks, UTF-16 by its empty bytes, UTF-8 where it is
 * valid, and otherwise Windows-1252, in which old spreadsheets save.
 */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, sampleBytes)
  const empty = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) empty[at % 2]! += 1
  if (Math.max(...empty) > sample.length / 8)
    return new TextDecoder(empty[1]! > empty[0]! ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
