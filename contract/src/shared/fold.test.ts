import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, looseKey } from './fold.ts'

describe('spellings of one word fold into one form', () => {
  it.each([
    'चिया chiya ciya chiyaa Chiya CHIYA chya',
    'फोन phone phones fon',
    'पश्मिना pashmina pasmina pashmeena',
    'सारङ्गी sarangi saarangi sarangee',
    'सगरमाथा sagarmatha sagarmaathaa',
    'तरकारी tarkari tarkaari',
    'मसला masala massala',
    'कपडा kapada kapadaa',
    'ज्याकेट jyaket jaket jacket',
    'स्याम्पु syampu shampoo',
    'क्यामेरा kyamera kamera camera',
    'ब्याग byag bag bags',
    'बाँसुरी bansuri baansurii',
    'घ्यू घिउ ghyu ghiu',
    'विवाह बिवाह vivah wiwah bibah',
    'शिशु सिशु shishu sisu',
    'फूल phul phool ful fool',
    'मन्त्र mantra',
    'लमजुङ lamjung',
    'छाता chhata chata chaataa',
    'जुत्ता jutta juta joota',
    'चङ्गा changa chhanga',
    'honey hony',
    'glass glasses',
    'candy candies',
    'watch watches',
    'साडी साड़ी',
    '१२३ 123',
  ])('%s', (spellings) => {
    const forms = spellings.split(' ').map(fold)
    expect(new Set(forms).size, forms.join(' ')).toBe(1)
  })

  it.each([
    ['चामल', 'कमल'],
    ['tea', 'toy'],
    ['घर', 'घडी'],
    ['dal', 'dalle'],
    ['hat', 'हाते'],
    ['100', '10'],
    ['bag', 'bug'],
  ])('%s is not %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })

  it.each([
    ['ढाका', 'daka'],
    ['खुकुरी', 'kukuri'],
    ['कपडा', 'kapda'],
    ['तुलसी', 'tulsi'],
    ['गमला', 'gamla'],
    ['हेडफोन', 'headphone'],
  ])('%s is loosely %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
    expect(looseKey(fold(one))).toBe(looseKey(fold(other)))
  })
})

describe('whatever is folded', () => {
  const devanagari = fc.array(fc.integer({ min: 0x900, max: 0x97f }), { maxLength: 12 })
  const word = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    devanagari.map((points) => String.fromCodePoint(...points)),
  )

  it('becomes small letters, digits and points, and hardly longer', () => {
    fc.assert(
      fc.property(word, (text) => {
        const folded = fold(text)
        expect(folded).toMatch(/^[a-z0-9.]*$/)
        expect(folded.length).toBeLessThanOrEqual(text.normalize('NFKD').length * 4)
        expect(looseKey(folded).length).toBeLessThanOrEqual(folded.length)
      }),
    )
  })

  it('may be typed in capitals, with long vowels and with letters that only join', () => {
    const plain = fc.stringMatching(/^[bdgjklmnprt][aiu]([bdgjklmprt][aiu]){1,4}$/)
    fc.assert(
      fc.property(plain, (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text))
        expect(fold(text.replaceAll('a', 'aa').replaceAll('i', 'ee').replaceAll('u', 'oo'))).toBe(fold(text))
        expect(fold([...text].join('\u200d'))).toBe(fold(text))
        expect(fold(text.replace(/([bdgklmprt])/g, '$1$1'))).toBe(fold(text))
      }),
    )
  })

  it('takes no time, however long', () => {
    const startedAt = performance.now()
    for (const text of ['a'.repeat(20_000), 'ses'.repeat(7_000), 'क्य'.repeat(7_000)]) fold(text)
    expect(performance.now() - startedAt).toBeLessThan(500)
  })
})
