import type { Assortment } from '../product-kind.ts'

export const handTools: Assortment = {
  category: 'hand-tools',
  vendors: 'tripureshwor-hardware dhangadhi-hardware',
  madeIn: 'india',
  warranty: ['1 year against breaking in fair use', 'सही प्रयोगमा भाँचिए १ वर्ष'],
  closings: [
    ['Oil it in the rains.', 'बर्खामा तेल लगाउनुहोस्।'],
    ['Chosen by people who work with it every day.', 'दिनदिनै काम गर्नेले रोजेको।'],
  ],
  kinds: [
    {
      title: ['Khukuri, {}', 'खुकुरी, {}'],
      headline: ['Forged in Bhojpur from a leaf spring', 'भोजपुरमा कमानीबाट आरनमा पिटिएको'],
      about: [
        'For kitchen, firewood and jungle path. With sheath, karda and chakmak. Sold to adults only.',
        'भान्सा, दाउरा र जङ्गलको बाटोका लागि। दाप, कर्द र चकमकसहित। वयस्कलाई मात्र।',
      ],
      price: 3200,
      drawing: 'own:khukuri:wood',
      varieties: [
        ['working, 10 inch', 'कामको, १० इन्च'],
        ['sirupate, 11 inch', 'सिरुपाते, ११ इन्च', 1.25],
        ['with horn handle', 'सिङको बिँड', 1.5, 'own:khukuri:black'],
        ['for the kitchen, 7 inch', 'भान्साको, ७ इन्च', 0.6, 'own:khukuri:bamboo'],
      ],
      madeIn: 'nepal',
      vendors: 'bhojpur-khukuri-udhyog',
      facts: [
        [['Leaf spring', 'कमानी'], ['Steel that bends back', 'लच्किएर फर्कने स्टिल'], 'fire'],
        [['Two days', '२ दिन'], ['Two smiths, one blade', 'दुई कालिगड, एउटा खुकुरी'], 'hammer'],
        [['Bhojpur', 'भोजपुर'], ['Fourth generation', 'चौथो पुस्ता'], 'mountain'],
      ],
    },
    {
      title: ['{}', '{}'],
      headline: ['The right one, once and for all', 'एक पटक किन्ने, सधैँ चलाउने'],
      about: [
        'Forged, not cast, with a grip that stays dry. The tool the mistri buys for himself.',
        'ढलेको होइन, पिटिएको; समाउने ठाउँ नचिप्लिने। मिस्त्रीले आफ्नै लागि किन्ने औजार।',
      ],
      price: 650,
      drawing: 'hammer',
      varieties: [
        ['Claw hammer, 500 g', 'काँटी निकाल्ने घन, ५०० ग्राम', 1, 'hammer'],
        ['Adjustable wrench, 10 inch', 'मिलाउन मिल्ने रेन्च, १० इन्च', 1.3, 'wrench'],
        ['Screwdriver set, six', 'पेचकस सेट, छ थान', 1.1, 'screwdriver'],
        ['Hand saw, 18 inch', 'हाते आरा, १८ इन्च', 1.2, 'carpentry-saw'],
        ['Clamp, 6 inch', 'क्ल्याम्प, ६ इन्च', 0.9, 'clamp'],
        ['Axe, 1.2 kg', 'बन्चरो, १.२ केजी', 1.8, 'axe'],
        ['Pick, 2 kg', 'गैँती, २ केजी', 1.7, 'pick'],
        ['Bolts and nuts, box of 200', 'नट बोल्ट, २०० को बट्टा', 0.9, 'nut-and-bolt'],
        ['Ladder, wood, 6 steps', 'काठको भर्‍याङ, ६ खुड्किलो', 3.4, 'ladder'],
      ],
    },
    {
      title: ['Tool box, {}', 'औजार बाकस, {}'],
      headline: ['Everything back in its place', 'सबै आफ्नै ठाउँमा'],
      about: [
        'Steel or tough plastic with a tray that lifts out. Takes a padlock.',
        'स्टिल वा कडा प्लास्टिक, झिक्न मिल्ने ट्रे। ताल्चा लाग्छ।',
      ],
      price: 1450,
      drawing: 'toolbox',
      varieties: [
        ['14 inch, empty', '१४ इन्च, रित्तो'],
        ['with 42 tools', '४२ औजारसहित', 3.2],
      ],
      tones: 'red pine',
    },
  ],
}

export const electricTools: Assortment = {
  category: 'electric-tools',
  vendors: 'tripureshwor-hardware dhangadhi-hardware mistri-dai-sewa',
  madeIn: 'china',
  warranty: ['1 year, repaired in the shop', '१ वर्ष, पसलमै मर्मत'],
  closings: [
    ['Wear glasses; a pair lies in the box.', 'चस्मा लगाउनुहोस्; बाकसमै छ।'],
    ['Runs from 190 volts.', '१९० भोल्टदेखि चल्छ।'],
  ],
  kinds: [
    {
      title: ['Drill, {}', 'ड्रिल मेसिन, {}'],
      headline: ['Through brick, wood and doubt', 'इँटा, काठ, जेमा पनि'],
      about: [
        'Two speeds, a lamp at the chuck, a case with bits. Quiet enough for a flat.',
        'दुई गति, टुप्पामा बत्ती, बिटसहित बाकस। फ्ल्याटमा चलाउन मिल्ने शान्त।',
      ],
      price: 3900,
      drawing: 'own:drill:ochre',
      varieties: [
        ['13 mm, mains', '१३ मि.मि., बिजुलीको', 1, 'own:drill:pine'],
        ['12 V, battery', '१२ भोल्ट, ब्याट्रीको', 1.2, 'own:drill:glacier'],
        ['20 V, hammer, two batteries', '२० भोल्ट, ह्यामर, दुई ब्याट्री', 2.4, 'own:drill:ochre'],
      ],
    },
    {
      title: ['{}', '{}'],
      headline: ['Half the time, none of the sweat', 'आधा समय, पसिना शून्य'],
      about: [
        'Made for daily work on a site. Carbon brushes and belts are kept in the shop.',
        'साइटको दैनिक कामका लागि। कार्बन ब्रस र बेल्ट पसलमै।',
      ],
      price: 4600,
      drawing: 'own:grinder:pine',
      varieties: [
        ['Angle grinder, 100 mm', 'ग्राइन्डर, १०० मि.मि.', 0.9, 'own:grinder:pine'],
        ['Angle grinder, 125 mm', 'एङ्गल ग्राइन्डर, १२५ मि.मि.', 1.3, 'own:grinder:red'],
      ],
    },
  ],
}

export const plumbing: Assortment = {
  category: 'plumbing',
  vendors: 'tripureshwor-hardware dhangadhi-hardware mistri-dai-sewa',
  madeIn: 'india',
  warranty: ['2 years against leaking', 'चुहिएमा २ वर्ष'],
  closings: [
    ['Fits what most houses in Nepal have.', 'नेपालका धेरैजसो घरमा मिल्छ।'],
    ['Tell us when you need a plumber as well.', 'प्लम्बर पनि चाहिए भन्नुहोस्।'],
  ],
  kinds: [
    {
      title: ['{}', '{}'],
      headline: ['No drop where none belongs', 'नचाहिने ठाउँमा एक थोपा छैन'],
      about: [
        'Brass inside, chrome outside, with the tape and washers you need.',
        'भित्र पित्तल, बाहिर क्रोम, चाहिने टेप र वासरसहित।',
      ],
      price: 780,
      drawing: 'own:tap:steel',
      varieties: [
        ['Kitchen tap, turning', 'घुम्ने भान्साको धारा', 1.4, 'own:tap:steel'],
        ['Shower head with hose', 'पाइपसहित सावर', 1.2, 'shower'],
        ['Plunger', 'प्लन्जर', 0.4, 'plunger'],
        ['Pipe wrench, 14 inch', 'पाइप रेन्च, १४ इन्च', 1.5, 'wrench'],
        ['Bucket and mug set', 'बाल्टिन र मग सेट', 0.7, 'bucket'],
        ['Toilet with soft-closing seat', 'बिस्तारै बन्द हुने सिटसहित कमोड', 2.6, 'toilet'],
        ['Garden tap, brass', 'बगैँचाको धारा, पित्तल', 0.7, 'own:tap:brass'],
        ['Water tank, 500 litre', 'पानी ट्याङ्की, ५०० लिटर', 4.5, 'own:water-tank'],
        ['Water filter for the wall', 'भित्तामा जोड्ने पानी फिल्टर', 8, 'own:water-filter'],
      ],
    },
  ],
}
