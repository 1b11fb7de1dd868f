import { sha256 } from '@noble/hashes/sha2'

/** The page stays awake: work is done in pieces no longer than a frame. */
const pieceMs = 16
const pause = () => new Promise<void>((resume) => void setTimeout(resume))

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** What comes before the number is read once, and nothing is made anew for each: that is most of the work. */
function hashesAfter(beginning: string): (number: number) => Uint8Array {
  const encoder = new TextEncoder()
  const begun = sha256.create().update(encoder.encode(beginning))
  const whole = sha256.create()
  const digits = new Uint8Array(16)
  const hash = new Uint8Array(32)
  return (number) => {
    const { written } = encoder.encodeInto(String(number), digits)
    begun._cloneInto(whole)
    whole.update(digits.subarray(0, written)).digestInto(hash)
    return hash
  }
}

/**
 * Finds the number by its hash and gives back the proof. In script, since browsers have their own hashes only on encrypted
 * pages, and are slower with very many short ones.
 */
export async function solveChallenge(challenge: string): Promise<string> {
  const [salt = '', , most = '', hash = ''] = challenge.split('.')
  const wanted = fromBase64Url(hash)
  const hashOf = hashesAfter(`${salt}.`)
  let pieceEndsAt = performance.now() + pieceMs
  for (let number = 0; number < Number(most); number++) {
    const found = hashOf(number)
    if (found[0] === wanted[0] && found.every((byte, at) => byte === wanted[at]))
      return `${challenge}.${number}`
    if (number % 64 === 0 && performance.now() > pieceEndsAt) {
      await pause()
      pieceEndsAt = performance.now() + pieceMs
    }
  }
  throw new Error('The challenge has no solution')
}
