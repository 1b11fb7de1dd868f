import type { importProblems as en } from '../../en/vendor/import-problems.ts'
import { withEnding } from '../case-ending.ts'

export const importProblems: typeof en = {
  required: 'यो नभई हुँदैन।',
  'both-languages': 'अङ्ग्रेजी र नेपाली दुवैमा लेख्नुहोस्।',
  'not-a-number': 'अङ्क मात्र लेख्नुहोस्।',
  'not-whole': 'पूर्ण सङ्ख्या लेख्नुहोस्।',
  'too-low': (min) => (min === undefined ? 'यो धेरै कम भयो।' : `${min} वा त्योभन्दा बढी हुनुपर्छ।`),
  'too-high': (max) => (max === undefined ? 'यो धेरै बढी भयो।' : `${max} वा त्योभन्दा कम हुनुपर्छ।`),
  'too-long': (max) => `बढीमा ${max} अक्षर हुन्छ।`,
  'yes-or-no': 'हो वा होइन लेख्नुहोस्।',
  'sku-twice': (row) => `यो फाइलमा दुई ठाउँमा छ, पङ्क्ति ${row} मा पनि।`,
  'sku-of-other': (listing) => `तपाईंको अर्को सामानको यही कोड छ: ${listing}।`,
  differs: (row, value) => `यही सामानको पङ्क्ति ${row} मा “${value}” छ।`,
  'category-unknown': 'यस्तो श्रेणी छैन।',
  'category-closed': 'यो श्रेणीमा नयाँ सामान राख्न मिल्दैन।',
  'not-a-choice': 'यो रोज्न मिल्ने कुरामध्ये होइन।',
  'not-a-duration': 'समय लेख्नुहोस्, जस्तै ६ महिना।',
  'not-a-country': 'यस्तो देश छैन।',
  'not-a-day': 'मिति लेख्नुहोस्, जस्तै २०८३-०८-२९ वा 2026-12-14।',
  'no-such-day': (month, days) => `${withEnding(month, 'मा')} ${days} दिन हुन्छन्।`,
  'deal-incomplete': 'छुटका लागि मूल्य, पहिलो दिन र अन्तिम दिन चाहिन्छ।',
  'deal-past': 'यो दिन बितिसक्यो।',
  'deal-far': (max) => `आजदेखि बढीमा ${max} दिनभित्र हुनुपर्छ।`,
  'deal-order': 'अन्तिम दिन पहिलो दिनभन्दा अगाडि छ।',
  'deal-long': (max) => `छुट बढीमा ${max} दिन चल्छ।`,
  'deal-not-below': 'छुट मूल्य सामान्य मूल्यभन्दा कम हुनुपर्छ।',
  'not-live-yet': 'सामान पसलमा देखिएपछि मात्र यो मिल्छ।',
  'deal-runs': 'अहिले छुट चलिरहेको छ। पहिले त्यसलाई टुङ्ग्याउनुहोस् वा यसलाई नफेर्नुहोस्।',
  'above-mrp': (mrp) => `रु. ${mrp} को MRP भन्दा बढी राख्न मिल्दैन।`,
  'stock-promised': (promised) => `${promised} वटा अर्डरका लागि छुट्याइएको छ।`,
  'returns-not-allowed': 'यो श्रेणीका सामान फिर्ता हुँदैनन्।',
  'option-incomplete': 'विकल्पको नाम र मान दुवै चाहिन्छ।',
  'variant-twice': (row) => `पङ्क्ति ${row} मा यही विकल्प छ।`,
  'variant-missing': (missing) => `यसको पङ्क्ति छैन: ${missing}।`,
  'too-many-variants': (max) => (max === undefined ? 'भेद धेरै भए।' : `बढीमा ${max} भेद हुन्छन्।`),
  'none-offered': 'कम्तीमा एउटा भेद बिक्रीमा हुनुपर्छ।',
  'too-many-pictures': (max) => `बढीमा ${max} तस्बिर हुन्छन्।`,
  'picture-missing': (name) => `कुनै ZIP मा ${name} नामको फाइल छैन।`,
  'picture-unreadable': (name) => `${name} पढ्न सकिने तस्बिर होइन।`,
  'picture-too-large': (name) => `${name} धेरै ठूलो छ।`,
  'picture-unreachable': (status) =>
    status === undefined
      ? 'यो ठेगानाले जवाफ दिँदैन।'
      : status === '404' || status === '४०४'
        ? 'यो ठेगानामा तस्बिर भेटिएन।'
        : `यो ठेगानाले ${status} जवाफ दियो।`,
  'picture-forbidden': 'यो ठेगाना इन्टरनेटबाट खुल्दैन।',
  unreadable: 'यो खानामा मान नभएको सूत्र वा गल्ती छ।',
}
