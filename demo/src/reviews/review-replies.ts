import type { Language } from '@haat/contract/shared/language.ts'

const thanks: Record<Language, string[]> = {
  en: [
    'Thank you for the kind words. They hang in the workshop now.',
    'We are glad that it found a good home. Namaste from all of us.',
    'Thank you. The one who made it has read this with a smile.',
    'Dhanyabad. If anything comes undone, write to us and we mend it.',
  ],
  ne: [
    'धन्यवाद! तपाईंको कुरा बनाउने दाइलाई पनि सुनायौँ।',
    'राम्रो लागेकोमा खुसी छौँ। फेरि पनि सम्झनुहोला।',
    'धन्यवाद। केही बिग्रियो भने खबर गर्नुहोस्, हामी बनाइदिन्छौँ।',
  ],
}
const sorry: Record<Language, string[]> = {
  en: [
    'We are sorry. Please send it back within the days written on the bill, we pay the way.',
    'You are right, that should not have left our shop. We check each piece twice since then.',
    'Thank you for telling us plainly. We have changed the words on the page.',
    'We took a new picture in daylight, so that the next buyer sees the true colour.',
    'That was our mistake in packing. The courier now gets a stiffer box.',
  ],
  ne: [
    'माफ गर्नुहोला। बिलमा लेखिएको दिनभित्र फिर्ता पठाउनुहोस्, ढुवानी हामी तिर्छौँ।',
    'सही कुरा भन्नुभयो। अब पठाउनुअघि दुई पटक जाँच्छौँ।',
    'भनिदिनुभएकोमा धन्यवाद। पृष्ठको विवरण सच्यायौँ।',
    'उज्यालोमा नयाँ तस्बिर खिच्यौँ, अब रङ जस्तो छ त्यस्तै देखिन्छ।',
  ],
}

interface Replied {
  stars: number
  language: Language
  name: string
  next: () => number
}

/** What a shop answers in the language of the review, by name. */
export function replyTo({ stars, language, name, next }: Replied): string {
  const replies = (stars <= 3 ? sorry : thanks)[language]
  const [first] = name.split(' ')
  const text = replies[Math.floor(next() * replies.length)]!
  return language === 'ne'
    ? `${first} जी, ${text}`
    : `${first} ji, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
