import { sha256 } from '@noble/hashes/sha2'

/** The work is done in slices of one frame, so that the page stays responsive. */
const sliceMs = 16
const pause = () => new Promise<void>((resume) => void setTimeout(resume))

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** Hashes what comes before the number only once and reuses all buffers, which saves most of the work. */
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
 * Finds the number whose hash the challenge names and returns the proof. In JavaScript, since browsers offer
 * their own hash functions only on encrypted pages, and those are slower for very many short inputs.
 */
export async function solveChallenge(challenge: string): Promise<string> {
  const [salt = '', , maxNumber = '', hash = ''] = challenge.split('.')
  const wanted = fromBase64Url(hash)
  const hashOf = hashesAfter(`${salt}.`)
  let sliceEndsAt = performance.now() + sliceMs
  for (let number = 0; number < Number(maxNumber); number++) {
    const candidate = hashOf(number)
    if (candidate[0] === wanted[0] && candidate.every((byte, at) => byte === wanted[at]))
      return `${challenge}.${number}`
    if (number % 64 === 0 && performance.now() > sliceEndsAt) {
      await pause()
      sliceEndsAt = performance.now() + sliceMs
    }
  }
  throw new Error('The challenge has no solution')
}
