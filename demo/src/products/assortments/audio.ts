import type { Assortment } from '../product-kind.ts'

export const audio: Assortment = {
  category: 'audio',
  vendors: 'biratnagar-electro-world pokhara-mobile-hub birgunj-digital putalisadak-computers',
  madeIn: 'china',
  warranty: ['1 year', '१ वर्ष'],
  closings: [
    [
      'Try it for some days; what does not please goes back within seven.',
      'केही दिन चलाएर हेर्नुहोस्; मन नपरे सात दिनभित्र फिर्ता।',
    ],
    ['Cables and spare parts are in the shop.', 'तार र जगेडा पार्ट पसलमै पाइन्छ।'],
    ['We show you on the phone how it is set up.', 'कसरी चलाउने, फोनमै सिकाइदिन्छौँ।'],
  ],
  kinds: [
    {
      title: ['Wireless headphones, {}', 'तारबिनाको हेडफोन, {}'],
      headline: ['The microbus goes quiet', 'माइक्रोबस शान्त हुन्छ'],
      about: [
        'Soft cushions over the ear and thirty hours on a charge. Folds flat into its bag.',
        'कान छोप्ने नरम गद्दी, एक चार्जमा तीस घण्टा। पट्याएर झोलामा राख्न मिल्ने।',
      ],
      price: 6800,
      drawing: 'headphone',
      beside: 'musical-notes',
      varieties: [
        ['noise cancelling', 'बाहिरी आवाज रोक्ने', 1.5],
        ['over-ear', 'कान छोप्ने'],
        ['for children, limited volume', 'बालबालिकाका लागि, आवाज सीमित', 0.5],
      ],
      colour: 'white',
      facts: [
        [['30 hours', '३० घण्टा'], ['On one charge', 'एक चार्जमा'], 'battery'],
        [['Quiet', 'शान्त'], ['Six microphones listen', 'छ माइकले सुन्ने'], 'muted-speaker'],
        [['10 minutes', '१० मिनेट'], ['Charge for 3 hours', 'चार्जले ३ घण्टा'], 'stopwatch'],
      ],
    },
    {
      title: ['Earbuds, {}', 'इयरबड, {}'],
      headline: ['Small, and out of the way', 'सानो, झन्झट नहुने'],
      about: [
        'Three sizes of soft tips and a case that charges four times. Answer calls by a tap.',
        'तीन साइजका नरम टुप्पा, चार पटक चार्ज गर्ने बट्टा। एक ट्यापमा कल उठाउनुहोस्।',
      ],
      price: 2700,
      drawing: 'own:earbuds:white',
      beside: 'mobile-phone',
      varieties: [
        ['28 hours', '२८ घण्टा', 1, 'own:earbuds:white'],
        ['with noise cancelling', 'आवाज रोक्ने', 1.9, 'own:earbuds:black'],
        ['for calls, two microphones', 'कलका लागि, दुई माइक', 0.9, 'own:earbuds:glacier'],
      ],
    },
    {
      title: ['Bluetooth speaker, {}', 'ब्लुटुथ स्पिकर, {}'],
      headline: ['A picnic in your bag', 'झोलामा बोकिने पिकनिक'],
      about: [
        'Loud for its size, with a bass that does not rattle. Rain and river sand do it no harm.',
        'साइजका हिसाबले चर्को, नथर्कने बेस। पानी र बालुवाले बिगार्दैन।',
      ],
      price: 3900,
      drawing: 'own:speaker:black',
      varieties: [
        ['10 W', '१० वाट', 0.7, 'own:speaker:glacier'],
        ['40 W, two cones', '४० वाट, दुई कोन', 2.1, 'own:speaker:red'],
        ['party, 80 W with microphone', 'पार्टी, ८० वाट, माइकसहित', 3.4, 'own:speaker:black'],
      ],
    },
    {
      title: ['Radio, {}', 'रेडियो, {}'],
      headline: ['The news at seven, as ever', 'सात बजेको समाचार, सधैँझैँ'],
      about: [
        'FM, medium and short wave with a long aerial, for mains and batteries. Finds Radio Nepal behind every hill.',
        'लामो एन्टेना भएको एफएम, मिडियम र सर्ट वेभ, बिजुली र ब्याट्री दुवैमा। जुनसुकै डाँडापछाडि रेडियो नेपाल टिप्छ।',
      ],
      price: 2300,
      drawing: 'radio',
      beside: 'battery',
      varieties: [
        ['three bands', 'तीन ब्यान्ड'],
        ['pocket', 'गोजीमा अट्ने', 0.6],
      ],
    },
    {
      title: ['Television, {}', 'टेलिभिजन, {}'],
      headline: ['Cricket as if from the boundary', 'सीमारेखाबाटै हेरेजस्तो क्रिकेट'],
      about: [
        'Clear picture by day, all common apps, two HDMI sockets. We hang it on your wall within the valley.',
        'दिउँसो पनि सफा तस्बिर, सबै चल्तीका एप, दुई एचडीएमआई। उपत्यकाभित्र भित्तामा झुन्ड्याइदिन्छौँ।',
      ],
      price: 31500,
      drawing: 'own:tv:black:mountain',
      varieties: [
        ['32 inch smart', '३२ इन्च स्मार्ट', 1, 'own:tv:black:mountain'],
        ['43 inch 4K', '४३ इन्च फोरके', 1.6, 'own:tv:black:soccer-ball'],
        ['55 inch QLED', '५५ इन्च क्युएलईडी', 2.7, 'own:tv:black:hibiscus'],
        ['65 inch QLED', '६५ इन्च क्युएलईडी', 4, 'own:tv:black:tiger'],
      ],
      warranty: ['3 years on the panel', 'प्यानलमा ३ वर्ष'],
      vendors: 'biratnagar-electro-world birgunj-digital',
    },
    {
      title: ['Microphone, {}', 'माइक्रोफोन, {}'],
      headline: ['Your voice, without the room', 'कोठाको गुन्जनबिना तपाईंको आवाज'],
      about: [
        'For lessons, podcasts and songs at home. A stand and a wind cover are in the box.',
        'अनलाइन पढाइ, पोडकास्ट र घरमै गीतका लागि। स्ट्यान्ड र हावा छेक्ने खोल बाकसमै।',
      ],
      price: 5200,
      drawing: 'studio-microphone',
      varieties: [
        ['USB', 'यूएसबी'],
        ['for stage', 'स्टेजका लागि', 1.3, 'microphone'],
      ],
    },
    {
      title: ['Soundbar, {}', 'साउन्डबार, {}'],
      headline: ['Hear what the hero says', 'नायकले के भने, प्रस्ट सुनिन्छ'],
      about: [
        'Lies under the television and takes one cable. A button brings the voices forward.',
        'टिभीमुनि बस्छ, एउटै तारले चल्छ। एउटा बटनले संवाद अगाडि ल्याउँछ।',
      ],
      price: 9800,
      drawing: 'own:soundbar:black',
      varieties: [
        ['80 W', '८० वाट', 1, 'own:soundbar:black'],
        ['160 W with subwoofer', '१६० वाट, सबवुफरसहित', 1.9, 'own:soundbar:grey'],
      ],
    },
  ],
}
