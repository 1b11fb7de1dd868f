import { questionTextsFrom } from './question-text.ts'

/** Questions that fit any product. */
export const commonQuestions = questionTextsFrom([
  [
    'Is the picture the colour I will get?',
    'The drawing is close. Daylight makes it a little warmer; write to us and we send a photograph.',
  ],
  ['Can I pay when it comes?', 'Yes, if the page says cash on delivery. Look at it first, then pay.'],
  [
    'बिलमा हाम्रो प्यान नम्बर राख्न मिल्छ?',
    'मिल्छ। अर्डर गर्दा प्यान नम्बर लेख्नुहोस्, पार्सल पठाएपछि बिल अर्डरको पृष्ठमा आउँछ।',
  ],
  ['उपहारका लागि प्याक गरिदिनुहुन्छ?', 'हुन्छ, नेपाली कागजमा बेरेर चिठीसहित पठाउँछौँ, थप पैसा लाग्दैन।'],
  [
    'When will you have more of it?',
    'Usually within two weeks. Press the heart, and you find it in your wishlist when it is back.',
  ],
])
