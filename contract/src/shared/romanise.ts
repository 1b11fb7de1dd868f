const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'w',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
}
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
}
const signs: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ii',
  'ु': 'u',
  'ू': 'uu',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
}
const virama = '्'
const isNasal = (sign: string | undefined) => sign === 'ं' || sign === 'ँ'

/** A consonant with the vowel after it (none before a virama), or a vowel of its own. */
interface Syllable {
  consonant: string
  vowel: string
  isInherent: boolean
  nasal: boolean
}

function syllablesOf(word: string): Syllable[] {
  const made: Syllable[] = []
  for (const sign of word.replaceAll('ज्ञ', 'ग्य')) {
    const last = made.at(-1)
    const consonant = consonants[sign]
    if (consonant) made.push({ consonant, vowel: 'a', isInherent: true, nasal: false })
    else if (vowels[sign]) made.push({ consonant: '', vowel: vowels[sign], isInherent: false, nasal: false })
    else if (last && signs[sign]) Object.assign(last, { vowel: signs[sign], isInherent: false })
    else if (last && sign === virama) Object.assign(last, { vowel: '', isInherent: false })
    else if (last && isNasal(sign)) last.nasal = true
  }
  return made
}

/**
 * Drops the last short a of घर, which nobody says or writes, and the inner one of तरकारी, which few do; मन्त्र
 * and मसला keep theirs.
 */
function dropSilent(made: Syllable[]): void {
  const isSaid = ({ vowel }: Syllable) => vowel !== ''
  for (let at = made.length - 1; at > 0; at--) {
    const [before, own, after] = [made[at - 1]!, made[at]!, made[at + 1]]
    if (!own.isInherent || own.nasal) continue
    const endsCluster = before.vowel === '' && 'yrw'.includes(own.consonant)
    const isInner = after && isSaid(after) && after.consonant !== '' && isSaid(before) && made.length >= 4
    if (after ? isInner : !endsCluster) own.vowel = ''
  }
}

/** One word of Devanagari in Latin letters, close to how people type it; other characters are left out. */
export function romanise(word: string): string {
  const made = syllablesOf(word)
  dropSilent(made)
  return made
    .map(({ consonant, vowel, nasal }, at) => {
      const isBeforeLip = /^[pbm]/.test(made[at + 1]?.consonant ?? '')
      return consonant + vowel + (nasal ? (isBeforeLip ? 'm' : 'n') : '')
    })
    .join('')
}
