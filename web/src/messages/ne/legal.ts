import type { legal as en } from '../en/legal.ts'

export const legal: typeof en = {
  documents: {
    terms_and_conditions: {
      title: 'नियम र सर्त',
      name: 'नियम र सर्त',
      hint: 'यहाँ किनमेल कसरी हुन्छ',
    },
    return_and_refund_policy: {
      title: 'सामान फिर्ता तथा रकम फिर्ता नीति',
      name: 'फिर्ता नीति',
      hint: '७ दिन, सिल नखोलिए १५ दिन',
    },
    privacy_policy: { title: 'गोपनीयता नीति', name: 'गोपनीयता नीति', hint: 'हामी के राख्छौँ र किन' },
  },
  otherLanguage: {
    en: 'यो कागजात नेपालीमा अझै तयार छैन। तल अङ्ग्रेजी पाठ छ।',
    ne: 'यो कागजात अहिले नेपालीमा मात्र छ।',
  },
  lastUpdated: 'पछिल्लो अद्यावधिक:',
  download: (size) => `PDF डाउनलोड गर्नुहोस्, ${size}`,
  downloadPlain: 'PDF डाउनलोड गर्नुहोस्',
  readText: 'पाठ पढ्नुहोस्',
  noText: 'यो कागजातमा देखाउन मिल्ने पाठ छैन। कृपया डाउनलोड गर्नुहोस्।',
  reader: (title) => `${title}, कागजात`,
  more: 'थप जानकारी र सहयोग',
  askAPerson: 'हामीलाई सोध्नुहोस्',
  helpAndSupport: 'सहयोग र सम्पर्क',
  loading: 'सर्तहरू लोड हुँदै छन्...',
  failed: 'सर्तहरू लोड गर्न सकिएन।',
  notAvailable: 'सर्तहरूको कागजात उपलब्ध छैन।',
  fileFailed: 'PDF फाइल लोड गर्न सकिएन।',
  pageFailed: 'पृष्ठ लोड गर्न सकिएन।',
}
