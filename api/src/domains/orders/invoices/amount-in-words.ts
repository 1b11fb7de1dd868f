import type { Language } from '@haat/contract/shared/language.ts'

const small: Record<Language, readonly string[]> = {
  en: [
    ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
      ' ',
    ),
    ...'sixteen seventeen eighteen nineteen'.split(' '),
    ...'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .flatMap((ten) => [
        ten,
        ...'one two three four five six seven eight nine'.split(' ').map((one) => `${ten}-${one}`),
      ]),
  ],
  // Nepali has a word of its own for every number up to a hundred.
  ne: (
    'शून्य एक दुई तीन चार पाँच छ सात आठ नौ दस एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस ' +
    'बीस एक्काइस बाइस तेइस चौबीस पच्चीस छब्बीस सत्ताइस अठ्ठाइस उनन्तीस ' +
    'तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस ' +
    'चालीस एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास ' +
    'पचास एकाउन्न बाउन्न त्रिपन्न चउन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी ' +
    'साठी एकसट्ठी बयसट्ठी त्रिसट्ठी चौँसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी ' +
    'सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी ' +
    'असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे ' +
    'नब्बे एकान्नब्बे बयान्नब्बे त्रियान्नब्बे चौरान्नब्बे पन्चान्नब्बे छयान्नब्बे सन्तान्नब्बे अन्ठान्नब्बे उनान्सय'
  ).split(' '),
}

const units: [count: number, names: Record<Language, string>][] = [
  [1_00_00_000, { en: 'crore', ne: 'करोड' }],
  [1_00_000, { en: 'lakh', ne: 'लाख' }],
  [1000, { en: 'thousand', ne: 'हजार' }],
  [100, { en: 'hundred', ne: 'सय' }],
]

function wordsOf(count: number, language: Language): string {
  const [size, names] = units.find(([unit]) => count >= unit) ?? []
  if (!size || !names) return small[language][count]!
  const rest = count % size
  return [
    wordsOf(Math.floor(count / size), language),
    names[language],
    ...(rest > 0 ? [wordsOf(rest, language)] : []),
  ].join(' ')
}

/** An amount as bills write it out, so that no figure can be altered: "Rupees one lakh twenty and five paisa only". */
export function amountInWords(amountPaisa: number, language: Language): string {
  if (!Number.isSafeInteger(amountPaisa) || amountPaisa < 0)
    throw new RangeError(`not an amount: ${amountPaisa}`)
  const rupees = wordsOf(Math.floor(amountPaisa / 100), language)
  const rest = amountPaisa % 100
  const paisa = wordsOf(rest, language)
  if (language === 'en') return `Rupees ${rupees}${rest > 0 ? ` and ${paisa} paisa` : ''} only`
  return `${rupees} रुपैयाँ ${rest > 0 ? `${paisa} पैसा ` : ''}मात्र`
}
