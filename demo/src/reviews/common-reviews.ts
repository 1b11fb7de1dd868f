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
    'दुई साता कुरेपछि बल्ल आयो, त्यो पनि फोटोको जस्तो होइन। चित्त बुझेन।',
    'Came with a crack that no picture shows. I keep it, because sending it back is more work than it is worth.',
  ],
})
