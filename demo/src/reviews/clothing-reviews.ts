import { reviewTextsFrom } from './review-text.ts'

export const clothingReviews = reviewTextsFrom({
  5: [
    ['Wore it at the office, wore it at the bhoj. Right both times.', 'women men'],
    ['So soft that my grandmother will not give it back.', 'shawls-and-scarves warm-wear'],
    'The colour is the same in the sun as on the screen. That is rare.',
    ['Fits as it should. I measured, ordered, wore it to a wedding in Bhaktapur the same week.', 'women men'],
    ['न्यानो छ, हल्का पनि छ। बिहान मर्निङ वाकमा यही लगाएर निस्कन्छु।', 'shawls-and-scarves warm-wear'],
    ['बुनाइ कति मिहिन! आमालाई उपहार दिएको, उहाँ साह्रै खुसी हुनुभयो।', 'shawls-and-scarves warm-wear'],
    'Washed it four times by hand, no colour in the water.',
    ['Stitches are straight inside too, not only where one looks.', 'women men'],
    'दसैँका लागि किनेको, सबैले कहाँबाट ल्याएको भनेर सोधे।',
  ],
  4: [
    [
      'Lovely cloth. The sleeves are a finger too long for me, the tailor mended that for 100 rupees.',
      'women men',
    ],
    ['Nice and warm, scratches a little round the neck on the first day.', 'shawls-and-scarves'],
    'कपडा राम्रो, रङ भने तस्बिरमा भन्दा अलि गाढा छ।',
    ['Good quality. Take one size larger if you wear a sweater under it.', 'women men'],
  ],
  3: [
    ['The cloth is good, the size was not. Changing it cost me a week.', 'women men'],
    'पहिलो धुवाइमा अलि खुम्चियो, अहिले लगाउन त मिल्छ।',
  ],
  2: ['Thinner than I thought. For Tarai winters perhaps, not for Kathmandu.'],
  1: [['सिलाइ एकै साताभित्र उध्रियो। आफैँ सिलाएर लगाउँदै छु।', 'women men']],
})

export const outdoorReviews = reviewTextsFrom({
  5: [
    ['Mardi Himal in Mangsir, minus eight at night, and not one cold hour.', 'jackets'],
    'Three weeks in the rain round Manaslu and dry inside.',
    ['घोडेपानीसम्म उक्लिँदा एक पटक पनि दुखेन। पैसा असुल।', 'boots bags'],
    ['Seams, zips, buckles: everything holds. Made by people who walk.', 'bags jackets'],
    'गोसाइँकुण्ड जाँदा काम लाग्यो। हल्का र बलियो।',
    'My guide looked at it, nodded, and asked for the address of the shop.',
    'Bought two, one for my porter. He says it is better than what I came with.',
    ['हिउँमा पनि चिसो पसेन। अर्को यात्रामा यही लैजान्छु।', 'boots jackets'],
  ],
  4: [
    'Very good, only heavier than the page says: 140 g more on my scale.',
    ['Solid. The straps need a knot if you are small.', 'bags'],
    ['राम्रो छ, तर सुरुका दुई दिन बानी पर्न समय लाग्यो।', 'boots bags'],
    ['Did all of Langtang. One lace is gone, the rest is like new.', 'boots'],
  ],
  3: [
    'Fine for a day on Shivapuri. I would not take it above 4,000 metres.',
    'पानी अलिअलि छिर्‍यो, तर मूल्यअनुसार ठिकै हो।',
  ],
  2: [['The zip jammed on the second evening. They changed it, after the trek.', 'bags jackets']],
  1: [['तल्ला उप्कियो, बीच बाटोमै। यात्रा नै बिग्रियो।', 'boots']],
})

export const kidsReviews = reviewTextsFrom({
  5: [
    'Every child in the class wants the same one now.',
    ['Carried to school every day since Baisakh, not a scratch.', 'school'],
    ['My daughter sleeps with it. That says everything.', 'toys'],
    ['No smell, no sharp edge, and it survived two cousins.', 'toys'],
    ['छोरीले दिनभर छोडिनन्। रङ पनि नउड्ने रहेछ।', 'toys kids-clothes'],
    ['Soft cotton, opens wide over the head. At last somebody thought of that.', 'kids-clothes'],
    ['भान्जाको पास्नीमा दिएको, सबैलाई मन पर्‍यो।', 'toys kids-clothes'],
    ['He is three, it says three, and it fits a three-year-old. Good.', 'kids-clothes'],
    ['Quiet. No batteries, no music. Thank you from the whole house.', 'toys'],
    ['नानीको छालालाई केही भएन, धुन पनि सजिलो।', 'kids-clothes'],
  ],
  4: [
    ['Good toy, the paint on one wheel was thin.', 'toys'],
    ['राम्रो छ, तर लेखिएको उमेरभन्दा अलि ठूलोलाई मिल्छ।', 'toys kids-clothes'],
    ['Nice thing. I would have liked a bag to keep the pieces in.', 'toys'],
    ['Runs a bit small, order the next age up.', 'kids-clothes'],
  ],
  3: [
    ['She played for a day. The box went on for a week.', 'toys'],
    ['ठिकै छ, टुक्रा अलि साना छन्, सानालाई ध्यान दिनुपर्छ।', 'toys'],
  ],
  2: [['One piece was missing. It came ten days later.', 'toys school']],
  1: [['दुई दिनमै भाँचियो। छोरो रोएको रोयै।', 'toys school']],
})
