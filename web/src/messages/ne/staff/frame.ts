import { withEnding } from '../case-ending.ts'

export const frame = {
  name: 'कर्मचारी कन्सोल',
  places: {
    desk: 'सहयोग डेस्क',
    orders: 'अर्डर',
    cash: 'नगद',
    payouts: 'पसललाई भुक्तानी',
    commission: 'कमिसन',
    figures: 'तथ्याङ्क',
    vendors: 'विक्रेता',
    coupons: 'कुपन',
    reviews: 'समीक्षा',
    listings: 'सामान जाँच',
    content: 'सामग्री',
    home: 'गृहपृष्ठ',
    categories: 'वर्ग',
    words: 'खोज शब्द',
    mail: 'इमेल',
    audit: 'अभिलेख',
    people: 'कर्मचारी',
    settings: 'सेटिङ',
  },
  nav: 'कन्सोलको मेनु',
  openTickets: (count: string) => `खुला टिकट ${count}`,
  staffOnly: 'यो पृष्ठ कर्मचारीका लागि हो',
  staffOnlyText: (name: string) =>
    `तपाईं ${withEnding(name, 'को')} खाताबाट साइन इन हुनुहुन्छ, र यो खाता हाटका कर्मचारीको होइन। कर्मचारी आफ्नै खाताबाट साइन इन गर्छन्।`,
  toConsole: 'कन्सोलमा जानुहोस्',
  notAllowed: 'यो पृष्ठ तपाईंका लागि खुला छैन',
  notAllowedText: (page: string, right: string) =>
    `“${page}” का लागि “${right}” अधिकार चाहिन्छ। कर्मचारीको अधिकार हेर्ने व्यक्तिले तपाईंलाई यो दिन सक्नुहुन्छ।`,
  noPlace: 'यो पृष्ठ छैन',
  noPlaceText: 'लिङ्क गलत लेखिएको हुन सक्छ। सबै पृष्ठ मेनुमा छन्।',
  nothingLost: 'केही हराएको छैन। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
}
