import { questionTextsFrom } from './question-text.ts'

export const electronicsQuestions = questionTextsFrom([
  ['Is the warranty valid in Nepal?', 'Yes, with our bill, at the service centres of the maker in Nepal.'],
  ['Is the phone registered in MDMS?', 'Everything with a SIM is registered before it leaves us.', 'phones'],
  ['प्लग यहाँको सकेटमा मिल्छ?', 'मिल्छ, २३० भोल्टको हो। चाहिए एडाप्टर सँगै पठाउँछौँ।', 'chargers-and-cables laptops'],
  [
    'How long does the battery last?',
    'In our test about a tenth less than the maker says.',
    'phones laptops audio watches',
  ],
  ['पुरानो दिएर नयाँ लिन मिल्छ?', 'पसलमा ल्याउनुभयो भने जाँचेर मूल्य घटाइदिन्छौँ।', 'phones laptops cameras'],
  ['Is it sealed or opened?', 'Sealed. If we opened it to test it, the page says so.'],
  ['What if it breaks after a month?', 'Bring or send it to us, we carry it to the service centre and back.'],
])

export const toolsQuestions = questionTextsFrom([
  [
    'Are spare parts to be had?',
    'Yes, for at least five years, from our own shelf.',
    'electric-tools plumbing',
  ],
  [
    'Is it for a professional or for the house?',
    'For daily work take the one with the longer warranty. For the house this is plenty.',
    'hand-tools electric-tools',
  ],
  ['कति वाटको हो?', 'मेसिन र बाकसमा लेखिएको छ, घरको साधारण लाइनले धान्छ।', 'electric-tools'],
  ['Does it come sharpened?', 'Knives, saws and chisels come ready. Oil them now and then.', 'hand-tools'],
  ['आधा इन्चको पाइपमा मिल्छ?', 'मिल्छ, यहाँ चल्ने नापकै हो।', 'plumbing'],
  [
    'Can a courier carry it to Humla?',
    'To Nepalgunj by road, then by plane. Count ten days. Fuel and gas cannot fly.',
  ],
  [
    'Is there a guarantee against rust?',
    'No steel has one. Dry it, oil it, and your son will use it.',
    'hand-tools',
  ],
])

export const gardenQuestions = questionTextsFrom([
  [
    'When do I plant it in the hills?',
    'The month is on the label: one for the hills, one for the Tarai.',
    'plants seeds',
  ],
  [
    'How much sun does it need?',
    'Half a day is enough for most. The page says when it wants more or less.',
    'plants seeds',
  ],
  ['कौसीमा हुन्छ?', 'हुन्छ, गमला कम्तीमा दस इन्चको होस् र पानी निथ्रने प्वाल होस्।', 'plants seeds'],
  ['Is the seed hybrid?', 'Where it says local, you can keep your own seed for next year.', 'seeds'],
  ['बिरुवा बाटोमा मर्छ कि?', 'जरामा ओसिलो माटो बेरेर पठाउँछौँ। मरेको आए तस्बिर पठाउनुहोस्, अर्को पठाउँछौँ।', 'plants'],
  ['How often do I water it?', 'When the top of the soil is dry to the first finger joint.', 'plants'],
  ['Is a saucer included with pots?', 'Yes, unless the page says otherwise.', 'pots'],
])

export const booksQuestions = questionTextsFrom([
  [
    'Which edition is it?',
    'The latest we know of. Write to us, and we tell you year and press.',
    'nepali-literature school-books',
  ],
  [
    'Is it the book of the new curriculum?',
    'School books are of the curriculum in force in 2083 BS.',
    'school-books',
  ],
  ['पाना कति छन्?', 'किताबअनुसार फरक छ; कुन चाहियो लेख्नुहोस्, गनेर भन्छौँ।', 'nepali-literature school-books'],
  [
    'Do you send to schools by bill?',
    'Yes. Write the PAN of the school when you order; from fifty copies on we give ten percent off.',
  ],
  ['लेखकको हस्ताक्षर भएको पाइन्छ?', 'कहिलेकाहीँ पाइन्छ, सन्देश पठाउनुहोस्, आएपछि राखिदिन्छौँ।', 'nepali-literature'],
  ['Does fountain ink show through?', 'On our copies of 70 g and more it does not.', 'stationery'],
  [
    'Can I return it after reading?',
    'Only unread, please. But bring it to our fair and swap it.',
    'nepali-literature',
  ],
])

export const musicQuestions = questionTextsFrom([
  ['Is it good for a beginner?', 'Yes. It is in tune and forgiving, which is what a beginner needs.'],
  ['Does it come tuned?', 'Tuned and played before packing. The road loosens it a little.'],
  ['झोला सँगै आउँछ?', 'आउँछ, साधारण कपडाको झोला। कडा बाकस छुट्टै पाइन्छ।'],
  [
    'What wood is it?',
    'Where the page does not name it, write to us. All of it is dried for at least a year.',
    'strings madal-and-drums',
  ],
  ['बिग्रिए मर्मत हुन्छ?', 'हुन्छ, हामीकहाँ पठाउनुहोस्, तार र छाला फेरिदिन्छौँ।', 'strings madal-and-drums'],
  ['Can I hear it before I buy?', 'Write to us and we record that very one for you.'],
  ['Can it be played left-handed?', 'Strings can be turned round on request. Drums do not mind.', 'strings'],
])
