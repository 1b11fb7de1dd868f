import type { keeping as en } from '../en/keeping.ts'

export const keeping: typeof en = {
  save: (title) => `${title} मन परेकामा राख्नुहोस्`,
  full: 'मन परेकाको सूची भरियो। पहिले केही हटाउनुहोस्।',
  failed: 'सुरक्षित हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।',
  dropped: (count) => `अब नबिक्ने भएकाले सूचीमा नराखिएका सामान: ${count}`,
  savedCount: (count) => `${count} वटा राखिएको`,
  addToCart: 'कार्टमा राख्नुहोस्',
  add: (title) => `कार्टमा राख्नुहोस्: ${title}`,
  chooseOptions: 'विकल्प छान्नुहोस्',
  choose: (title) => `विकल्प छान्नुहोस्: ${title}`,
  viewCart: 'कार्ट हेर्नुहोस्',
  added: (title) => `${title} कार्टमा राखियो।`,
  mostOfOne: (count) => `एउटै सामान बढीमा ${count} वटा राख्न सकिन्छ।`,
  noneLeft: (count) => `${count} वटा मात्र बाँकी छ, र तपाईंको कार्टमै छ।`,
  cartFull: (count) => `कार्ट भरियो: यसमा बढीमा ${count} किसिमका सामान अटाउँछन्।`,
  cartCount: (count) => `${count} वटा छ`,
  refused: {
    gone: 'पसलमा यो अहिले उपलब्ध छैन।',
    soldOut: 'यो भर्खरै सकियो।',
    failed: 'तपाईंको अनुरोध हामीसम्म पुगेन। कार्ट जस्ताको तस्तै छ; कृपया फेरि प्रयास गर्नुहोस्।',
  },
}
