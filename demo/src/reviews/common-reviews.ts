import { reviewTextsFrom } from './review-text.ts'

/** Reviews that fit any product. */
export const commonGoodsReviews = reviewTextsFrom({
  5: [
    'Came a day early and packed with care. Exactly what the page shows.',
    'Second time I order from this shop. Same quality, same kind people on the telephone.',
    'सामान जस्तो देखाएको थियो, ठ्याक्कै त्यस्तै आयो। प्याकिङ पनि राम्रो।',
    'पैसा घरमै सामान हेरेर तिर्न पाइयो, ढुक्क भयो। फेरि किन्छु।',
    'Sent it to my mother in the village. It reached her in four days and she called me before the courier did.',
  ],
  4: [
    'Good for the price. The box was a little crushed, the thing inside was fine.',
    'सामान राम्रो छ, आइपुग्न भने भनेको भन्दा एक दिन ढिलो भयो।',
    'Happy with it. I took one star off because it came without a card.',
  ],
  3: [
    'Does its work. Delivery took its time, a week to Dhangadhi.',
    'All right, but I expected a little more from the pictures.',
    'ठिकै छ। मूल्यअनुसार अलि राम्रो हुन सक्थ्यो।',
  ],
  2: [
    'It took nine days and nobody told me why. The shop said sorry, that is something.',
    'पहिलो पटक गलत सामान आयो। साटिदिए, तर दुई साता लाग्यो।',
  ],
  1: [
    'दुई साता कुरेँ, सामान आएन, अन्त्यमा रद्द गरेँ। रकम फिर्ता भयो।',
    'Came broken. The money was returned within a week, but I still do not have what I wanted.',
  ],
})

/** Reviews that fit any service. */
export const commonServiceReviews = reviewTextsFrom({
  5: [
    'Booked at night, had an answer in the morning, all done by noon.',
    'छिमेकीले भनेर बोलाएको, अब हामी पनि अरूलाई भन्छौँ।',
    'Came on the minute, told the price first, and it stayed that price.',
    'समयमै आए, काम सकेर सफा गरेर मात्र गए। धेरै राम्रो।',
    'Polite people. My parents were alone at home and felt safe.',
  ],
  4: [
    'Good people. The bill came two days later.',
    'Good work. They came half an hour late, but they called.',
    'काम राम्रो भयो। आधा घण्टा ढिलो आए, तर फोन गरेर खबर दिए।',
  ],
  3: ['The work is fine, the waiting was not: they moved the day twice.', 'काम ठिकै हो, मूल्य अलि महँगो लाग्यो।'],
  2: [
    'दुई पटक दिन सारे। काम त गरे, तर मेरो बिदा खेर गयो।',
    'Had to call them back for the same thing. They came, free of charge, but I lost a second morning.',
  ],
  1: [
    'भनेको मूल्यभन्दा बढी मागे। गुनासो गरेपछि मात्र मिलाए।',
    'Booked for ten, nobody came and nobody called. Cancelled.',
  ],
})
