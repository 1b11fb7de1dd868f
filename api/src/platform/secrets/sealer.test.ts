import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSealer, isFingerprint } from './sealer.ts'

const key = 'a secret key for tests with 32+ characters'
const otherKey = 'another secret key for tests, 32+ characters'
const sealer = createSealer([key])

describe('sealed text', () => {
  it('opens to what was sealed, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(sealer.open(sealer.seal(text))).toBe(text)
      }),
    )
  })

  it('shows nothing of the text, and never looks the same twice', () => {
    const [one, two] = [sealer.seal('9841234567'), sealer.seal('9841234567')]
    expect(one).not.toContain('9841234567')
    expect(Buffer.from(one.split('.')[1]!, 'base64url').includes('9841234567')).toBe(false)
    expect(one).not.toBe(two)
  })

  it('opens with the same key in another process; with no other key, which is told', () => {
    const sealed = sealer.seal('नमस्ते')
    expect(createSealer([key]).open(sealed)).toBe('नमस्ते')
    const told: string[] = []
    expect(createSealer([otherKey], (keyId) => told.push(keyId)).open(sealed)).toBeNull()
    expect(told).toEqual([sealer.keyIds[0]])
  })

  it('does not open when a single character of it was changed', () => {
    const sealed = sealer.seal('9841234567')
    for (let at = sealed.indexOf('.') + 1; at < sealed.length - 1; at++) {
      const changed = sealed[at] === 'A' ? 'B' : 'A'
      expect(sealer.open(sealed.slice(0, at) + changed + sealed.slice(at + 1))).toBeNull()
    }
    expect(sealer.open(sealed.slice(0, -8))).toBeNull()
    expect(sealer.open('')).toBeNull()
    expect(sealer.open(`${sealed.split('.')[0]}.`)).toBeNull()
  })
})

describe('a new key with the old one beside it', () => {
  const both = createSealer([otherKey, key])

  it('opens what either sealed, and seals with the new one', () => {
    expect(both.open(sealer.seal('9841234567'))).toBe('9841234567')
    expect(sealer.open(both.seal('9841234567'))).toBeNull()
    expect(createSealer([otherKey]).open(both.seal('9841234567'))).toBe('9841234567')
  })

  it('knows what either signed, and signs with the new one', () => {
    const signed = sealer.fingerprint('file', 'bill.pdf')
    expect(isFingerprint(both.fingerprints('file', 'bill.pdf'), signed)).toBe(true)
    expect(isFingerprint(both.fingerprints('file', 'another.pdf'), signed)).toBe(false)
    expect(both.fingerprint('file', 'bill.pdf')).toBe(
      createSealer([otherKey]).fingerprint('file', 'bill.pdf'),
    )
  })
})
