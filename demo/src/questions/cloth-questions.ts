import { questionTextsFrom } from './question-text.ts'

export const clothingQuestions = questionTextsFrom([
  ['How do I wash it?', 'Cold water, mild soap, no wringing. Dry it flat in the shade.'],
  [
    'Does it lose colour?',
    'A little in the first wash if the colour is dark. Wash it alone once, then never again.',
  ],
  [
    'म ५ फिट २ इन्च छु, कुन साइज मिल्छ?',
    'छाती र कम्मरको नाप लेख्नुहोस्, मिल्ने साइज भन्छौँ। बीचमा परे एक साइज ठूलो लिनुहोला, नमिले ७ दिनभित्र साट्न मिल्छ।',
    'women men',
  ],
  [
    'Is it warm enough for Kathmandu in Poush?',
    'With one layer under it, yes. For early mornings take the thicker one of the two.',
    'warm-wear shawls-and-scarves',
  ],
  ['यो हातैले बनेको हो?', 'हातले बुनेको वा बनेको भए विवरणमा त्यसै लेखिएको हुन्छ। त्यो नभए मेसिनको काम हो।'],
  [
    'Can the tailor change the length?',
    'There are three centimetres of cloth inside the hem. Any tailor can do it.',
    'women men',
  ],
  [
    'Does it itch?',
    'Most people wear it on the skin. If you are sensitive, send it back unworn within seven days.',
    'warm-wear shawls-and-scarves',
  ],
  [
    'कीरा नलागोस् भनेर के गर्ने?',
    'सफा गरेर नीमको पात वा कपूरसँग सुती झोलामा राख्नुहोस्।',
    'warm-wear shawls-and-scarves',
  ],
])

export const outdoorQuestions = questionTextsFrom([
  [
    'Is it good enough for Annapurna Base Camp in Mangsir?',
    'Yes, our own people use it there. Above 5,000 metres ask us first.',
  ],
  [
    'How waterproof is it really?',
    'A day of rain, yes. Lying in a river, no. Renew the coating once a year.',
  ],
  ['गाइड दाइहरूले पनि यही चलाउनुहुन्छ?', 'हाम्रा आफ्नै गाइडले दुई सिजनदेखि यही चलाउँदै आएका छन्।'],
  ['Can it be repaired?', 'Send it to the shop. Zips, soles and buckles we change at the price of the part.'],
  ['What does it weigh?', 'It differs by size. Write to us, and we weigh yours with all straps on.'],
  ['यो नेपालमै बनेको हो कि नक्कली ब्रान्ड?', 'नेपालमै बनेको भए आफ्नै नाम लेखिएको हुन्छ। अरूको लेबल हामी टाँस्दैनौँ।'],
  [
    'Does the size run small?',
    'With thick socks or a sweater take one larger. You can change it within seven days.',
    'boots jackets',
  ],
])

export const kidsQuestions = questionTextsFrom([
  ['From what age is it safe?', 'The age is on the box. Under three keep small pieces away.', 'toys'],
  [
    'Are the colours safe if a child chews it?',
    'Yes, water-based and free of lead. Wipe it before the first time.',
    'toys',
  ],
  ['मेसिनमा धुन मिल्छ?', 'चिसो पानीमा हल्का चक्रमा मिल्छ, तर हातैले धोए धेरै टिक्छ।', 'kids-clothes'],
  ['Does it need batteries?', 'If it does, the page says so and the first ones are in the box.', 'toys'],
  ['दुई वर्षको छोरालाई कुन साइज?', 'उमेरभन्दा एक नम्बर ठूलो लिनुहोस्, छिटो बढ्छन्।', 'kids-clothes'],
  ['Can you write a name on it?', 'On cloth and wood, yes. Tell us the name in the note, in either script.'],
  [
    'Is it strong enough for school every day?',
    'It is made for it. If something breaks in the first term, send it back.',
    'school',
  ],
])
