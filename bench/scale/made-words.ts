import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

const consonants = 'k:क g:ग ch:च j:ज t:त d:द n:न p:प b:ब m:म y:य r:र l:ल s:स h:ह'
const vowels = 'a:ा i:ि u:ु e:े o:ो'
const pairs = (text: string) => text.split(' ').map((pair) => pair.split(':') as [string, string])

const syllables = pairs(consonants).flatMap(([en, ne]) =>
  pairs(vowels).map(([vowel, sign]) => ({ en: en + vowel, ne: ne + sign })),
)
export const nameCount = syllables.length ** 3
/** Coprime to the number of names, so that neighbours have nothing in common and no name comes twice. */
const stride = 170_503

/** An invented name in both scripts. */
export function madeName(rank: number): Bilingual {
  let rest = (rank * stride + 28_657) % nameCount
  const name = { en: '', ne: '' }
  for (let count = 0; count < 3; count += 1) {
    const syllable = syllables[rest % syllables.length]!
    name.en += syllable.en
    name.ne += syllable.ne
    rest = Math.floor(rest / syllables.length)
  }
  return { en: name.en.charAt(0).toUpperCase() + name.en.slice(1), ne: name.ne }
}

const letters = 'ABCDEFGHJKLMNPRSTVWXZ'
/** A model code; no two numbers below ten million share one. */
export const madeCode = (number: number) => {
  const head = Math.floor(number / 10_000)
  return `${letters[head % letters.length]}${letters[Math.floor(head / letters.length) % letters.length]}-${String(number % 10_000).padStart(4, '0')}`
}

/**
 * Additions that sellers like. The first are so frequent that a large shop has them a hundred thousand times.
 */
export const editions: Bilingual[] = [
  { en: 'new design', ne: 'नयाँ डिजाइन' },
  { en: 'classic', ne: 'क्लासिक' },
  { en: 'family pack', ne: 'पारिवारिक प्याक' },
  { en: 'export quality', ne: 'निर्यात गुणस्तर' },
  { en: 'festival edition', ne: 'चाडपर्व संस्करण' },
  { en: 'hill village', ne: 'पहाडी गाउँ' },
]
