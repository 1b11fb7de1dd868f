import { withEnding } from '../case-ending.ts'

export const frame = {
  name: 'कर्मचारी कन्सोल',
  places: {
    desk: 'सहयोग डेस्क',
    content: 'सामग्री',
    home: 'गृहपृष्ठ',
    words: 'खोज शब्द',
    mail: 'इमेल',
    audit: 'अभिलेख',
    settings: 'सेटिङ',
  },
  nav: 'कन्सोलको मेनु',
  openTickets: (count: string) => `खुला टिकट ${count}`,
  more: 'थप',
  account: (name: string) => `${withEnding(name, 'को')} खाता`,
  toShop: 'पसलमा जानुहोस्',
  toProfile: 'तपाईंको प्रोफाइल',
  appearance: 'रूप',
  themes: { system: 'डिभाइसअनुसार', light: 'उज्यालो', dark: 'अँध्यारो' },
  language: 'भाषा',
  signOut: 'साइन आउट',
  signedOut: 'तपाईं साइन आउट हुनुभयो।',
  staffOnly: 'यो पृष्ठ कर्मचारीका लागि हो',
  staffOnlyText: (name: string) =>
    `तपाईं ${withEnding(name, 'को')} खाताबाट साइन इन हुनुहुन्छ, र यो खाता हाटका कर्मचारीको होइन। कर्मचारी आफ्नै खाताबाट साइन इन गर्छन्।`,
  noPlace: 'यो पृष्ठ छैन',
  noPlaceText: 'लिङ्क गलत लेखिएको हुन सक्छ। सबै पृष्ठ मेनुमा छन्।',
  nothingLost: 'केही हराएको छैन। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
}
