import type { couriers as english } from '../../en/staff/couriers.ts'

export const couriers: typeof english = {
  title: 'कुरियर',
  lead: 'पसलले पार्सल दिन सक्ने कुरियर। बन्द गरिएको कुरियरसँग भएका पार्सल उसैसँग रहन्छन्।',
  add: 'कुरियर थप्नुहोस्',
  edit: (name) => `${name} फेर्नुहोस्`,
  name: 'नाम',
  phone: 'फोन नम्बर',
  noPhone: 'फोन नम्बर छैन',
  collects: {
    en: 'पार्सल लिन आउने समय, अङ्ग्रेजीमा',
    ne: 'पार्सल लिन आउने समय, नेपालीमा',
  },
  collectsHint: 'पसलले देख्ने दिन र समय',
  isOffered: 'पसलले छान्न सक्छन्',
  save: 'राख्नुहोस्',
  saved: 'कुरियर राखियो।',
  switchedOn: 'अब पसलले फेरि छान्न सक्छन्।',
  switchedOff: 'अब पसलले छान्न सक्दैनन्।',
  notSaved: 'राख्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  failed: 'कुरियरको सूची लोड भएन',
  noneTitle: 'अहिलेसम्म कुनै कुरियर छैन',
  none: 'पसलले पार्सल आफैँ मात्र पुर्‍याउन सक्छन्।',
  problems: {
    nameRequired: 'कृपया नाम लेख्नुहोस्',
    nameShort: 'नाममा कम्तीमा २ अक्षर चाहिन्छ',
    nameTaken: 'यो नामको कुरियर पहिल्यै छ',
  },
}
