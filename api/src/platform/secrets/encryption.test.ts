import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEncryption, isFingerprint } from './encryption.ts'

const key = 'a secret key for tests with 32+ characters'
const otherKey = 'another secret key for tests, 32+ characters'
const encryption = createEncryption([key])

describe('encrypted text', () => {
  it('opens to what was sealed, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(encryption.decrypt(encryption.encrypt(text))).toBe(text)
      }),
    )
  })

  it('shows nothing of the text, and never looks the same twice', () => {
    const [one, two] = [encryption.encrypt('9841234567'), encryption.encrypt('9841234567')]
    expect(one).not.toContain('9841234567')
    expect(Buffer.from(one.split('.')[1]!, 'base64url').includes('9841234567')).toBe(false)
    expect(one).not.toBe(two)
  })

  it('opens with the same key in another process; with no other key, which is told', () => {
    const encrypted = encryption.encrypt('नमस्ते')
    expect(createEncryption([key]).decrypt(encrypted)).toBe('नमस्ते')
    const told: string[] = []
    expect(createEncryption([otherKey], (keyId) => told.push(keyId)).decrypt(encrypted)).toBeNull()
    expect(told).toEqual([encryption.keyIds[0]])
  })

  it('does not open when a single character of it was changed', () => {
    const encrypted = encryption.encrypt('9841234567')
    for (let at = encrypted.indexOf('.') + 1; at < encrypted.length - 1; at++) {
      const changed = encrypted[at] === 'A' ? 'B' : 'A'
      expect(encryption.decrypt(encrypted.slice(0, at) + changed + encrypted.slice(at + 1))).toBeNull()
    }
    expect(encryption.decrypt(encrypted.slice(0, -8))).toBeNull()
    expect(encryption.decrypt('')).toBeNull()
    expect(encryption.decrypt(`${encrypted.split('.')[0]}.`)).toBeNull()
  })
})

describe('a new key with the old one beside it', () => {
  const both = createEncryption([otherKey, key])

  it('opens what either sealed, and seals with the new one', () => {
    expect(both.decrypt(encryption.encrypt('9841234567'))).toBe('9841234567')
    expect(encryption.decrypt(both.encrypt('9841234567'))).toBeNull()
    expect(createEncryption([otherKey]).decrypt(both.encrypt('9841234567'))).toBe('9841234567')
  })

  it('knows what either signed, and signs with the new one', () => {
    const signed = encryption.fingerprint('file', 'bill.pdf')
    expect(isFingerprint(both.fingerprints('file', 'bill.pdf'), signed)).toBe(true)
    expect(isFingerprint(both.fingerprints('file', 'another.pdf'), signed)).toBe(false)
    expect(both.fingerprint('file', 'bill.pdf')).toBe(
      createEncryption([otherKey]).fingerprint('file', 'bill.pdf'),
    )
  })
})
