import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('a secret key for tests with 32+ characters')

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

  it('opens with the same key in another process and with no other key', () => {
    const sealed = sealer.seal('नमस्ते')
    expect(createSealer('a secret key for tests with 32+ characters').open(sealed)).toBe('नमस्ते')
    const other = createSealer('another secret key for tests, 32+ characters')
    expect(() => other.open(sealed)).toThrow(/^Sealed with another key \([0-9a-f]{8}\), this server has/)
  })

  it('does not open when a single character of it was changed', () => {
    const sealed = sealer.seal('9841234567')
    for (let at = sealed.indexOf('.') + 1; at < sealed.length - 1; at++) {
      const changed = sealed[at] === 'A' ? 'B' : 'A'
      expect(() => sealer.open(sealed.slice(0, at) + changed + sealed.slice(at + 1))).toThrow()
    }
    expect(() => sealer.open(sealed.slice(0, -8))).toThrow()
    expect(() => sealer.open('')).toThrow()
    expect(() => sealer.open(`${sealed.split('.')[0]}.`)).toThrow()
  })
})
