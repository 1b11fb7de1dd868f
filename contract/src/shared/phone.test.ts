import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isDoubtfulPhone, toE164 } from './phone.ts'

describe('telephone numbers', () => {
  it.each([
    '9841234567',
    '984-1234567',
    '+977 984 1234567',
    '00977-9841234567',
    '9779841234567',
    '09841234567',
    '९८४१२३४५६७',
    '(984) 123.4567',
  ])('reads %s as one mobile', (typed) => {
    expect(toE164(typed)).toBe('+9779841234567')
    expect(formatPhone(typed, 'en')).toBe('984-1234567')
  })

  it.each([
    ['01-4412345', '+97714412345', '01-4412345'],
    ['+977-1-5970100', '+97715970100', '01-5970100'],
    ['061-520123', '+97761520123', '061-520123'],
    ['1660-01-23456', '+97716600123456', '1660-01-23456'],
    ['011-490234', '+97711490234', '011-490234'],
    ['+91 98765 43210', '+919876543210', '+919876543210'],
  ])('reads %s', (typed, e164, shown) => {
    expect(toE164(typed)).toBe(e164)
    expect(formatPhone(typed, 'en')).toBe(shown)
  })

  it.each(['', '123', '984123456', '98412345678', 'call me', '984-12345ab', '+1'])(
    'does not take %j for a number, and shows it as typed',
    (typed) => {
      expect(toE164(typed)).toBeUndefined()
      expect(formatPhone(` ${typed} `, 'en')).toBe(typed)
    },
  )

  it.each([
    ['a mobile that lacks two digits', '98412345', '+97798412345'],
    ['a count', '12345678', '+97712345678'],
    ['a block that no operator has', '9512345678', '+9779512345678'],
    ['a block between those of operators', '9831234567', '+9779831234567'],
    ['an area code that does not exist', '034-520123', '+97734520123'],
    ['typed in Devanagari', '९८३१२३४५६७', '+9779831234567'],
  ])('doubts %s, and takes it all the same', (_, typed, e164) => {
    expect(isDoubtfulPhone(typed)).toBe(true)
    expect(toE164(typed)).toBe(e164)
  })

  it.each([
    '9841234567',
    '9611234567',
    '9761234567',
    '9881234567',
    '01-4412345',
    '01-5970100',
    '061-520123',
    '011-490234',
    '099-521234',
    '1660-01-23456',
    '+91 98765 43210',
    '+1 212 555 0100',
    '',
    'call me',
    '984',
  ])('does not doubt %j', (typed) => {
    expect(isDoubtfulPhone(typed)).toBe(false)
  })

  it('shows Devanagari digits to Nepali readers', () => {
    expect(formatPhone('+9779841234567', 'ne')).toBe('९८४-१२३४५६७')
  })

  it('never throws, and what it shows can be read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789९४ -()ab') }), (typed) => {
        const e164 = toE164(typed)
        if (e164) expect(toE164(formatPhone(typed, 'ne'))).toBe(e164)
      }),
    )
  })
})
