import { reviewTextsFrom } from './review-text.ts'

export const beautyCareReviews = reviewTextsFrom({
  5: [
    'Everybody asked who did it. I gave the number to five cousins.',
    ['Clean towel, boiled tools, good talk.', 'hair-and-beard skin-massage'],
    ['हजुरबुबालाई ओछ्यानमै मिलाइदिनुभयो। साह्रै धन्यवाद।', 'hair-and-beard'],
    ['Stayed from noon to midnight without a touch-up.', 'bridal'],
    ['मेरो छालाअनुसार गरिदिनुभयो, कतै चिलाएन।', 'bridal skin-massage'],
    ['Gentle with my son, who is afraid of everything.', 'hair-and-beard'],
  ],
  4: [
    'Very nice. Started twenty minutes late.',
    'राम्रो भयो, अलि छिटो गरे हुन्थ्यो।',
    'Good, a little more than I asked for.',
  ],
  3: [
    ['Fine, though the picture I showed was another one.', 'bridal mehendi'],
    ['ठिकै हो, रङ अलि फिका आयो।', 'mehendi bridal'],
  ],
  2: [['One came for six of us, so two stayed without.', 'mehendi bridal']],
  1: ['बुक गरेको बिहान आएनन्, अर्कै ठाउँ जानुपर्‍यो।'],
})

export const lessonReviews = reviewTextsFrom({
  5: [
    ['From D to B+ in one term, and he no longer hides the copy.', 'school-tuition'],
    'Patient. She asks the same question six ways until it is answered.',
    ['छोराले अब आफैँ किताब खोल्छ। यही ठूलो कुरा।', 'school-tuition'],
    [
      'I am 61 and I have learned it. That is all I wanted to say.',
      'computer-lessons languages music-lessons',
    ],
    'गुरु समयमै आउनुहुन्छ, राम्ररी बुझाउनुहुन्छ।',
    ['After two months we could play one whole song.', 'music-lessons'],
  ],
  4: [
    'Good teacher, changes the hour now and then.',
    'राम्रो पढाउनुहुन्छ, अलि छिटो बोल्नुहुन्छ।',
    ['Much learned. The handouts could be clearer.', 'school-tuition languages computer-lessons'],
  ],
  3: ['The first teacher was excellent, the second is all right.', 'ठिकै छ, अभ्यास अलि कम गराइयो।'],
  2: ['Three lessons were moved in one month.'],
  1: ['एक महिना पैसा तिरेँ, पाँच कक्षा मात्र भयो।'],
})

export const pujaReviews = reviewTextsFrom({
  5: [
    'Explained every step, so the children stayed until the end.',
    'Clear reading, no hurry, no second bill.',
    'विधिपूर्वक र शान्तसँग गरिदिनुभयो। मन प्रसन्न भयो।',
    ['The list came three days before and nothing was missing.', 'home-puja sanskar'],
    'दक्षिणामा किचकिच भएन। यही राम्रो लाग्यो।',
    ['He remembered the names of the grandparents from last year.', 'shraddha'],
  ],
  4: [
    ['Very good, the tika time was tight.', 'home-puja'],
    ['राम्रो भयो, साइतभन्दा अलि ढिलो सुरु भयो।', 'home-puja sanskar'],
    ['Learned man. Smoke alarm went off, not his fault.', 'home-puja sanskar'],
  ],
  3: ['Shorter than we are used to.', 'ठिकै हो, अर्कै पण्डित आउनुभयो।'],
  2: ['Half of the samagri we had paid for was not there.'],
  1: ['साइत नै टर्‍यो, पण्डित आइपुग्नुभएन।'],
})

export const eventReviews = reviewTextsFrom({
  5: [
    ['I sat at my daughter’s pasni and did nothing. That was new.', 'catering decoration'],
    ['Flowers fresh at ten, still fresh at ten at night.', 'decoration'],
    ['खाना तातै, मिठो, र कसैलाई पुगेन भन्ने भएन।', 'catering'],
    ['The pictures came after eight days. We cried a little.', 'photo-sound'],
    ['पाहुनाले सजावटको तारिफ गरेर थाकेनन्।', 'decoration'],
    ['Stopped the music at ten sharp. The neighbours greet us still.', 'photo-sound'],
  ],
  4: [
    ['Lovely evening, the gate was ready in the last minute.', 'decoration'],
    ['राम्रो भयो, अचार अलि छिटो सकियो।', 'catering'],
    ['Good people, dear flowers.', 'decoration'],
  ],
  3: [
    ['The stage was fine, the sound was not.', 'photo-sound'],
    ['ठिकै हो, भनेको रङ मिलेन।', 'decoration'],
  ],
  2: [['One photographer instead of the two we paid. Money came back.', 'photo-sound']],
  1: [['खाना एक घण्टा ढिलो, पाहुना भोकै फर्किए।', 'catering']],
})
