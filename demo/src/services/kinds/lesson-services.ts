import type { BaseService } from '../base-service.ts'

/** The prices are for an hour at the pupil's home and include the way there. */
export const lessonServices = {
  maths: {
    category: 'school-tuition',
    title: ['Maths tutor, class 6 to 10', 'गणित शिक्षक, कक्षा ६ देखि १०'],
    text: [
      'One teacher, one child, one kitchen table. We find the step where it stopped making sense and go on from there, up to the SEE sets.',
      'एक शिक्षक, एक विद्यार्थी, एउटै टेबल। बुझ्न छोडेको ठाउँ भेट्टाएर त्यहीँबाट सुरु, एसईईका सेटसम्म।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 600],
      ['12 hours a month', 'महिनामा १२ घण्टा', 720, 0, 6600],
    ],
    picture: ['abacus', 'sky', 'pencil'],
    warrantyDays: 7,
  },
  science: {
    category: 'school-tuition',
    title: ['Science tutor, class 8 to 10', 'विज्ञान शिक्षक, कक्षा ८ देखि १०'],
    text: [
      'With a box of magnets, lenses and litmus, because a thing seen is a thing kept. Practical copy and numericals included.',
      'चुम्बक, लेन्स र लिटमसको बाकससहित, देखेको कुरा बिर्सिँदैन। प्रयोगात्मक कापी र हिसाब पनि समावेश।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 650],
      ['12 hours a month', 'महिनामा १२ घण्टा', 720, 0, 7200],
    ],
    picture: ['microscope', 'pine', 'test-tube'],
    warrantyDays: 7,
  },
  plusTwo: {
    category: 'school-tuition',
    title: ['Physics and chemistry, class 11 and 12', 'भौतिक र रसायन शास्त्र, कक्षा ११ र १२'],
    text: [
      'Numericals by hand, past NEB papers by the clock. Teachers are engineers who liked teaching better.',
      'हिसाब हातैले, एनईबीका पुराना प्रश्न समय राखेर। पढाउन बढी मन पराउने इन्जिनियर नै शिक्षक।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 900],
      ['16 hours a month', 'महिनामा १६ घण्टा', 960, 0, 13200],
    ],
    picture: ['atom-symbol', 'indigo', 'alembic'],
    warrantyDays: 7,
  },
  little: {
    category: 'school-tuition',
    title: ['Homework help, class 1 to 5', 'गृहकार्य सहयोग, कक्षा १ देखि ५'],
    text: [
      'All subjects, patiently, before six o’clock, so that the evening belongs to the family. Handwriting in both scripts.',
      'सबै विषय, धैर्यपूर्वक, ६ बजेअघि सकिने, साँझ परिवारकै लागि। दुवै लिपिको हस्तलेखन।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 450],
      ['20 hours a month', 'महिनामा २० घण्टा', 1200, 0, 7800],
    ],
    picture: ['crayon', 'marigold', 'notebook'],
    warrantyDays: 7,
  },
  accounts: {
    category: 'school-tuition',
    title: ['Accountancy and economics', 'लेखा र अर्थशास्त्र'],
    text: [
      'Journal to balance sheet for class 11, 12 and BBS, with bills from a real shop instead of Company X.',
      'कक्षा ११, १२ र बीबीएसका लागि जर्नलदेखि ब्यालेन्स सिटसम्म, कम्पनी एक्स होइन, साँच्चिकै पसलका बिलले।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 750],
      ['12 hours a month', 'महिनामा १२ घण्टा', 720, 0, 8400],
    ],
    picture: ['ledger', 'clay', 'bar-chart'],
    warrantyDays: 7,
  },
  lokSewa: {
    category: 'school-tuition',
    title: ['Lok Sewa preparation', 'लोकसेवा तयारी'],
    text: [
      'General knowledge, constitution and IQ for Kharidar and Nayab Subba. A test every Friday, marked by Sunday.',
      'खरिदार र नायब सुब्बाका लागि सामान्य ज्ञान, संविधान र बौद्धिक परीक्षण। हरेक शुक्रबार जाँच, आइतबार नतिजा।',
    ],
    unit: 'session',
    options: [
      ['One session', 'एक कक्षा', 90, 0, 500],
      ['One month', 'एक महिना', 2160, 0, 7500],
    ],
    picture: ['classical-building', 'stone', 'books'],
    warrantyDays: 7,
  },
  english: {
    category: 'languages',
    title: ['Spoken English', 'अङ्ग्रेजी बोलीचाली'],
    text: [
      'You speak from the first minute, the teacher writes down what to mend. For shopkeepers, guides and shy engineers.',
      'पहिलो मिनेटदेखि तपाईं बोल्नुहोस्, सुधार्ने कुरा शिक्षकले टिप्छन्। पसले, गाइड र लजालु इन्जिनियरका लागि।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 600],
      ['20 hours', '२० घण्टा', 1200, 0, 10500],
    ],
    picture: ['speech-balloon', 'blush', 'open-book'],
    warrantyDays: 7,
  },
  ielts: {
    category: 'languages',
    title: ['IELTS in six weeks', 'छ सातामा आइईएलटीएस'],
    text: [
      'Two mock tests, all four parts, essays returned within a day with reasons. No band is promised, only hours.',
      'दुई नमुना परीक्षा, चारै खण्ड, निबन्ध एक दिनभित्र कारणसहित फिर्ता। ब्यान्डको होइन, मेहनतको मात्र वाचा।',
    ],
    unit: 'session',
    options: [
      ['One session', 'एक कक्षा', 90, 0, 900],
      ['Six weeks', 'छ साता', 2160, 0, 17500],
    ],
    picture: ['airplane', 'sky', 'memo'],
    warrantyDays: 7,
  },
  nepali: {
    category: 'languages',
    title: ['Nepali for newcomers', 'नयाँ आउनेका लागि नेपाली'],
    text: [
      'Buy vegetables in week one, read bus signs in week four. Taught in English, with the polite forms from the start.',
      'पहिलो सातामा तरकारी किन्ने, चौथोमा बसको बोर्ड पढ्ने। अङ्ग्रेजीमा सिकाइन्छ, आदरार्थी बोली सुरुदेखि नै।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 900],
      ['20 hours', '२० घण्टा', 1200, 0, 16000],
    ],
    picture: ['folded-hands-medium-light', 'pine', 'notebook'],
    warrantyDays: 7,
  },
  japanese: {
    category: 'languages',
    title: ['Japanese up to N4', 'जापानी भाषा, एन४ सम्म'],
    text: [
      'Hiragana in ten days, JFT and JLPT questions from month two. The teacher worked seven years in Nagoya.',
      'दस दिनमा हिरागाना, दोस्रो महिनादेखि जेएफटी र जेएलपीटीका प्रश्न। शिक्षकले सात वर्ष नागोयामा काम गरेका।',
    ],
    unit: 'session',
    options: [
      ['One session', 'एक कक्षा', 90, 0, 700],
      ['Three months', 'तीन महिना', 5400, 0, 27000],
    ],
    picture: ['carp-streamer', 'lilac', 'notebook'],
    warrantyDays: 7,
  },
  coding: {
    category: 'computer-lessons',
    title: ['First steps in programming', 'प्रोग्रामिङका पहिला पाइला'],
    text: [
      'Scratch for ten-year-olds, Python for everybody else. At the end there is a game with a yak in it.',
      'दस वर्षकालाई स्क्र्याच, अरू सबैलाई पाइथन। अन्त्यमा याक भएको एउटा गेम तयार हुन्छ।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 850],
      ['24 hours', '२४ घण्टा', 1440, 0, 18500],
    ],
    picture: ['laptop', 'indigo', 'robot'],
    warrantyDays: 7,
  },
  phone: {
    category: 'computer-lessons',
    title: ['Phone and internet for parents', 'बाआमाका लागि मोबाइल र इन्टरनेट'],
    text: [
      'Video calls to Doha, eSewa without fear, Nepali typing, and how to know a lie on Facebook. Slowly, and as often as it takes.',
      'दोहामा भिडियो कल, नडराई इसेवा, नेपाली टाइपिङ र फेसबुकको झुटो चिन्ने तरिका। बिस्तारै, जति पटक भने पनि।',
    ],
    unit: 'hour',
    options: [
      ['One hour', 'एक घण्टा', 60, 0, 500],
      ['Five hours', 'पाँच घण्टा', 300, 0, 2200],
    ],
    picture: ['mobile-phone', 'marigold', 'glasses'],
    warrantyDays: 7,
  },
} satisfies Record<string, BaseService>
