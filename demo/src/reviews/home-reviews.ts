import { reviewTextsFrom } from './review-text.ts'

export const homeReviews = reviewTextsFrom({
  5: [
    ['Warm without being heavy. The children fight for it.', 'bedding'],
    ['धोएपछि पनि उस्तै नरम छ।', 'bedding'],
    ['Stands in our sitting room as if it had always been there.', 'light'],
    ['Firm, heavy, well finished underneath too.', 'kitchen light'],
    ['घर नै उज्यालो भयो। बनाउने हातलाई सलाम।', 'light'],
    'Measured to the centimetre what the page says.',
    'पाहुनाको पहिलो नजर यसैमा पर्छ।',
    ['Cleaned it with a wet cloth for two months, as good as new.', 'kitchen light'],
    'Came in straw and paper, no plastic. The straw went to the neighbour’s goat.',
    ['भान्सामा दिनहुँ चलाउँछौँ, रङ गएको छैन।', 'kitchen'],
  ],
  4: [
    ['Beautiful. It stands a hair askew, a folded card mends it.', 'kitchen light'],
    'राम्रो छ, तस्बिरमा भन्दा अलि सानो लाग्यो।',
    'Good work, smells of the workshop for some days.',
    'Nice, but read the measures: the drawing makes it look larger.',
  ],
  3: [['Usable. The edges could be smoother.', 'kitchen light'], 'ठिकै छ, रङ अलि फरक आयो।'],
  2: [['One of four came chipped. They sent another after I sent a picture.', 'kitchen']],
  1: [['आइपुग्दा एउटा कुना फुटेको थियो। प्याकिङमा ध्यान दिनुपर्छ।', 'kitchen light']],
})

export const craftReviews = reviewTextsFrom({
  5: [
    ['The colours sing. I bought two more for presents.', 'yarn-and-craft'],
    ['घरमै बसेर बनाउन सजिलो, छोरीले पनि सिकिन्।', 'yarn-and-craft'],
    ['You see the hammer marks. That is why I bought it.', 'brass-and-copper'],
    ['Heavier than it looks, and it shines without being loud.', 'brass-and-copper'],
    ['हातको काम कति मसिनो! पूजाकोठा नै फेरियो।', 'brass-and-copper puja-goods'],
    'Took it to a friend in Germany. It has the best place on his shelf.',
    ['बाजेको पालाको जस्तै छ, उही तौल, उही चमक।', 'brass-and-copper'],
    'A paper with the name of the maker was inside. I wrote to thank him.',
    ['तिहारमा चलाएको, घरका सबैलाई मन पर्‍यो।', 'puja-goods brass-and-copper'],
    ['The metal is what the card says. I had it tested in Patan.', 'brass-and-copper'],
  ],
  4: [
    'Fine piece. A little darker than on the screen.',
    'राम्रो छ, तर अलि सानो रहेछ, नाप हेरेर किन्नुहोला।',
    ['Nice work, the base needed a felt under it.', 'brass-and-copper'],
    ['Good, though the polish fades after the first oil.', 'brass-and-copper'],
  ],
  3: [['Pretty, but one side is left rough.', 'brass-and-copper'], 'ठिकै छ, मूल्य अलि बढी लाग्यो।'],
  2: [['A small crack that the picture did not show. Half the price came back.', 'brass-and-copper']],
  1: [['प्याकिङ राम्रो नभएर टुक्रियो।', 'puja-goods']],
})

export const booksReviews = reviewTextsFrom({
  5: [
    ['कापी बलियो, पाना च्यातिँदैन। अर्को साल पनि यही।', 'stationery'],
    ['Clean print, thick paper, not a page upside down.', 'nepali-literature school-books'],
    ['Read it in two nights, gave it on in three.', 'nepali-literature'],
    ['छपाइ सफा, कागज पनि राम्रो। छोराछोरीले मन पराए।', 'nepali-literature school-books'],
    'Wrapped in newspaper I ended up reading as well.',
    'खोजेको थिएँ, कतै पाइएन, यहाँ पाइयो।',
    ['The latest edition, as asked for by the school.', 'school-books'],
    ['My desk looks as if I worked at it.', 'stationery'],
    ['स्कुलको सूचीअनुसार सबै एकै पटक आयो, ठूलो झन्झट बच्यो।', 'school-books stationery'],
  ],
  4: [
    ['Good, the corner was bent.', 'nepali-literature school-books'],
    ['राम्रो, तर अक्षर अलि साना छन्।', 'nepali-literature school-books'],
    'What I wanted. Two days later than promised, exams were near.',
    ['Nice cover, the ribbon is short.', 'nepali-literature'],
  ],
  3: [
    ['An older printing than the picture, same text.', 'nepali-literature school-books'],
    ['ठिकै छ, केही पाना अलि फिका छापिएका।', 'nepali-literature school-books'],
  ],
  2: [['Eight pages were missing. They sent a whole new one.', 'nepali-literature school-books']],
  1: [['अर्कै किताब आयो, परीक्षा सकिएपछि मात्र साटियो।', 'nepali-literature school-books']],
})
