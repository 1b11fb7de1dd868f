import type { live as en } from '../../en/staff/live.ts'

export const live: typeof en = {
  takeChats: 'च्याटका लागि उपलब्ध',
  offLine: 'फेरि जोड्दै…',
  notChanged: 'यो हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।',
  byMail: 'समयमा जवाफ गएन: जवाफ इमेलमा आउने कुरा पठाउनेलाई भनियो',
  typing: (name) => `${name} लेख्दै हुनुहुन्छ…`,
}
