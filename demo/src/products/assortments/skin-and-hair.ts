import type { Assortment } from '../product-kind.ts'

const personal = {
  warranty: [
    'Good until the date on the pack; 12 months once open',
    'प्याकमा लेखिएको मितिसम्म; खोलेपछि १२ महिना',
  ],
  care: ['Keep cool and closed', 'शीतल ठाउँमा बन्द गरेर राख्ने'],
} satisfies Partial<Assortment>

export const skin: Assortment = {
  ...personal,
  category: 'skin',
  vendors: 'chitwan-herbals surkhet-jadibuti new-road-saundarya itahari-beauty-bazar',
  madeIn: 'nepal',
  closings: [
    ['Try a drop on the inside of the arm first.', 'पहिले पाखुराको भित्रपट्टि एक थोपा लगाएर हेर्नुहोस्।'],
    [
      'Not tested on animals; batch and date are on the pack.',
      'जनावरमा परीक्षण गरिएको छैन; ब्याच र मिति प्याकमा छ।',
    ],
    ['Made for dry winter air and strong mountain sun.', 'जाडोको सुक्खा हावा र लेकको कडा घामका लागि।'],
  ],
  kinds: [
    {
      title: ['{} face cream', '{} अनुहारको क्रिम'],
      headline: ['Herbs from the hills above Surkhet', 'सुर्खेतमाथिका पहाडका जडीबुटी'],
      about: [
        'A light cream that goes in quickly and leaves no shine. Morning and evening, the size of a pea.',
        'छिट्टै सोसिने, चिल्लो नछाड्ने हलुका क्रिम। बिहान र बेलुका, केराउको दानाजति।',
      ],
      price: 480,
      drawing: 'own:cream:marigold:sunflower',
      varieties: [
        ['Saffron and sandalwood', 'केसर र श्रीखण्ड', 1.4, 'own:cream:red:blossom'],
        ['Aloe', 'घिउकुमारी', 0.8, 'own:cream:leaf:cactus'],
        ['Sea buckthorn', 'भुईँचुक', 1.3, 'own:cream:orange:tangerine'],
        ['Turmeric', 'बेसार', 0.9, 'own:cream:turmeric:ginger-root'],
      ],
      sizes: '50 ml, 100 ml*1.75',
      vendors: 'chitwan-herbals surkhet-jadibuti',
    },
    {
      title: ['Body lotion, {}', 'शरीरको लोसन, {}'],
      headline: ['For hands that have washed dishes', 'भाँडा माझेका हातका लागि पनि'],
      about: [
        'Chiuri butter and almond oil in a pump bottle. Holds until the next bath.',
        'पम्प बोतलमा चिउरीको घिउ र बदामको तेल। अर्को नुहाइसम्म टिक्छ।',
      ],
      price: 420,
      drawing: 'lotion-bottle',
      varieties: [
        ['chiuri butter', 'चिउरीको घिउ'],
        ['almond', 'कागजी बदाम', 1.1],
        ['rose', 'गुलाब', 1.05],
      ],
      tints: 'marigold pine red glacier',
      sizes: '200 ml, 400 ml*1.7',
      vendors: 'chitwan-herbals new-road-saundarya',
      madeIn: 'india',
    },
    {
      title: ['Sunscreen, {}', 'घाम छेक्ने क्रिम, {}'],
      headline: ['At 3,500 metres it is not a luxury', '३,५०० मिटरमा यो सोख होइन'],
      about: [
        'No white cast, no sting in the eyes. Renew every two hours when you walk.',
        'सेतो दाग छाड्दैन, आँखा पोल्दैन। हिँड्दा हरेक दुई घण्टामा लगाउनुहोस्।',
      ],
      price: 780,
      drawing: 'own:tube:marigold:sun',
      beside: 'sun',
      varieties: [
        ['SPF 50', 'एसपीएफ ५०', 1.3, 'own:tube:orange:sun'],
        ['SPF 50 for children', 'बालबालिकाका लागि एसपीएफ ५०', 1.4, 'own:tube:glacier:sun'],
      ],
      madeIn: 'india',
      vendors: 'new-road-saundarya itahari-beauty-bazar',
    },
    {
      title: ['{} oil', '{} तेल'],
      headline: ['Cold-pressed, one ingredient', 'चिसै पेलिएको, एउटै चीज'],
      about: [
        'For skin, nails and a baby’s first massage. In brown glass with a dropper.',
        'छाला, नङ र नानीको पहिलो मालिसका लागि। ड्रपर भएको खैरो सिसीमा।',
      ],
      price: 390,
      drawing: 'own:bottle:oil:peach',
      varieties: [
        ['Apricot kernel', 'खुर्पानीको गेडाको', 1.3, 'own:bottle:orange:peach'],
        ['Wild walnut', 'ओखरको', 1.2, 'own:bottle:walnut:own:walnuts:walnut'],
        ['Mustard massage', 'मालिस गर्ने तोरीको', 0.6, 'own:bottle:oil:sunflower'],
        ['Dhatelo', 'धतेलोको', 1.4, 'own:bottle:honey:cherry-blossom'],
      ],
      sizes: '50 ml, 100 ml*1.8',
      vendors: 'surkhet-jadibuti jumla-jaibik-kosheli',
    },
    {
      title: ['Lipstick', 'लिपस्टिक'],
      headline: ['Stays through chiya and selroti', 'चिया र सेलरोटी खाँदा पनि रहने'],
      about: [
        'Soft to put on, matt when dry. With a little vitamin E against cracked lips.',
        'लगाउँदा नरम, सुकेपछि म्याट। ओठ फुट्न नदिन अलिकति भिटामिन ई।',
      ],
      price: 690,
      drawing: 'own:lipstick',
      tones: 'red brick plum',
      madeIn: 'india',
      vendors: 'new-road-saundarya itahari-beauty-bazar',
    },
    {
      title: ['Nail polish set, {}', 'नेलपालिस सेट, {}'],
      headline: ['Dry in a minute', 'एक मिनेटमा सुक्ने'],
      about: [
        'Six small bottles that go together. Free of the five things one should not breathe.',
        'सँगै मिल्ने छ साना सिसी। सास फेर्न नहुने पाँच रसायन छैनन्।',
      ],
      price: 540,
      drawing: 'own:polish:red',
      varieties: [
        ['festival', 'चाडबाड', 1, 'own:polish:red'],
        ['quiet', 'सौम्य', 1, 'own:polish:rose'],
      ],
      madeIn: 'china',
      vendors: 'new-road-saundarya itahari-beauty-bazar',
    },
    {
      title: ['{}', '{}'],
      headline: ['A Saturday for your face', 'अनुहारका लागि एउटा शनिबार'],
      about: [
        'Mix with rose water or curd, leave it on for ten minutes, wash with lukewarm water.',
        'गुलाबजल वा दहीसँग मिसाएर दस मिनेट लगाउनुहोस्, मनतातो पानीले धुनुहोस्।',
      ],
      price: 260,
      drawing: 'own:jar:jute:rock',
      varieties: [
        ['Multani earth', 'मुल्तानी माटो', 0.7, 'own:jar:jute:rock'],
        ['Sandalwood powder', 'श्रीखण्डको धुलो', 1.9, 'own:jar:cumin:wood'],
        ['Rose water, 200 ml', 'गुलाबजल, २०० मि.लि.', 1, 'own:bottle:rose:rose'],
        ['Neem pack', 'नीमको लेप', 0.8, 'own:jar:leaf:herb'],
        ['Orange peel pack', 'सुन्तलाको बोक्राको लेप', 0.8, 'own:jar:orange:tangerine'],
      ],
      vendors: 'surkhet-jadibuti chitwan-herbals',
    },
    {
      title: ['Lip balm, {}', 'ओठको बाम, {}'],
      headline: ['Beeswax against the wind of Mangsir', 'मङ्सिरको हावाविरुद्ध मौरीको मैन'],
      about: [
        'Beeswax, chiuri and a drop of oil, nothing else. A tin for the pocket.',
        'मौरीको मैन, चिउरी र एक थोपा तेल, अरू केही होइन। गोजीमा अट्ने बट्टा।',
      ],
      price: 180,
      drawing: 'own:balm:honey:honeybee',
      varieties: [
        ['honey', 'मह', 1, 'own:balm:honey:honeybee'],
        ['mint', 'पुदिना', 1, 'own:balm:mint:herb'],
        ['rhododendron', 'गुराँस', 1.1, 'own:balm:rose:hibiscus'],
      ],
      vendors: 'chitwan-herbals lamjung-maha',
    },
  ],
}

export const hair: Assortment = {
  ...personal,
  category: 'hair',
  vendors: 'chitwan-herbals itahari-beauty-bazar new-road-saundarya surkhet-jadibuti',
  madeIn: 'nepal',
  closings: [
    ['Made for the hair that people have here.', 'यहाँका मानिसको कपालका लागि रोजिएको।'],
    ['Ask us what suits you; we answer the same day.', 'तपाईंलाई कुन मिल्छ सोध्नुहोस्, त्यसै दिन जवाफ दिन्छौँ।'],
  ],
  kinds: [
    {
      title: ['Hair oil, {}', 'कपालको तेल, {}'],
      headline: ['Warmed in the sun for forty days', 'चालीस दिन घाममा तताइएको'],
      about: [
        'Herbs steeped in sesame oil on a roof. Rub it in at night, wash in the morning.',
        'कौसीमा तिलको तेलमा भिजाइएका जडीबुटी। राति मालिस गर्नुहोस्, बिहान धुनुहोस्।',
      ],
      price: 320,
      drawing: 'own:bottle:pine:herb',
      varieties: [
        ['bhringraj', 'भृङ्गराज', 1, 'own:bottle:pine:herb'],
        ['amla', 'अमला', 0.95, 'own:bottle:leaf:green-apple'],
        ['onion and black seed', 'प्याज र मुग्रेलो', 1.2, 'own:bottle:plum:onion'],
        ['coconut', 'नरिवल', 0.8, 'own:bottle:white:coconut'],
      ],
      sizes: '100 ml, 200 ml*1.8',
      vendors: 'chitwan-herbals surkhet-jadibuti',
    },
    {
      title: ['Shampoo, {}', 'स्याम्पु, {}'],
      headline: ['Clean without stripping', 'सफा गर्छ, रुखो पार्दैन'],
      about: [
        'Mild foam from soapnut and coconut. Rinses out with little water.',
        'रिट्ठा र नरिवलको नरम फिँज। थोरै पानीले पखालिन्छ।',
      ],
      price: 380,
      drawing: 'lotion-bottle',
      beside: 'bubbles',
      varieties: [
        ['soapnut and amla', 'रिट्ठा र अमला'],
        ['against dandruff', 'चायाविरुद्ध', 1.15],
      ],
      tints: 'pine glacier marigold',
      sizes: '200 ml, 400 ml*1.75',
      madeIn: 'india',
    },
    {
      title: ['Henna from {}', '{}को मेहेन्दी'],
      headline: ['Green in the bag, red on the hand', 'पोकामा हरियो, हातमा रातो'],
      about: [
        'Sifted three times, no black dye in it. Leave it on for four hours.',
        'तीन पटक छानिएको, कालो रङ मिसाइएको छैन। चार घण्टा राख्नुहोस्।',
      ],
      price: 160,
      drawing: 'own:packet:moss:leafy-green',
      varieties: [
        ['Rajasthan', 'राजस्थान', 1, 'own:packet:brick:leafy-green'],
        ['Saptari', 'सप्तरी', 0.9, 'own:packet:moss:leafy-green'],
      ],
      sizes: '100 g, 250 g*2.2',
      vendors: 'new-road-saundarya chitwan-herbals',
    },
    {
      title: ['Comb, {}', 'काइँयो, {}'],
      headline: ['Wood and horn do not pull', 'काठ र सिङले कपाल तान्दैन'],
      about: [
        'Teeth cut with a saw and rounded one by one. Oil it once a year.',
        'आराले काटेर एक-एक दाँत गोलो पारिएको। वर्षमा एक पटक तेल लगाउनुहोस्।',
      ],
      price: 290,
      drawing: 'own:comb:wood',
      varieties: [
        ['neem wood', 'नीमको काठ', 1, 'own:comb:wood'],
        ['buffalo horn', 'भैँसीको सिङ', 1.6, 'own:comb:black'],
        ['wide teeth', 'ठूला दाँत', 1.1, 'hair-pick'],
      ],
      vendors: 'surkhet-jadibuti itahari-beauty-bazar',
      care: ['Wipe clean and keep dry', 'पुछेर सुक्खा राख्ने'],
      warranty: ['Exchange within 7 days', '७ दिनभित्र साटिने'],
    },
    {
      title: ['{}', '{}'],
      headline: ['A barber in the drawer', 'घर्रामा एउटा हजाम'],
      about: [
        'Runs from the battery and from the mains. Guards and brush are in the box.',
        'ब्याट्री र बिजुली दुवैमा चल्छ। गार्ड र ब्रस बाकसमै।',
      ],
      price: 2100,
      drawing: 'scissors',
      varieties: [
        ['Hair scissors, steel', 'कपाल काट्ने कैँची, स्टिल', 0.4, 'scissors'],
        ['Shaving razor', 'दाह्री काट्ने रेजर', 0.4, 'razor'],
      ],
      madeIn: 'china',
      warranty: ['1 year', '१ वर्ष'],
      vendors: 'itahari-beauty-bazar new-road-saundarya',
      care: ['Wipe clean and keep dry', 'पुछेर सुक्खा राख्ने'],
    },
    {
      title: ['Hair ribbon, {}', 'कपालको रिबन, {}'],
      headline: ['For braids on the way to school', 'विद्यालय जाने चुल्ठोका लागि'],
      about: [
        'Satin with sewn ends, two metres. The colour of the uniform, or the colour of the day.',
        'छेउ सिलाइएको साटन, दुई मिटर। पोसाकको रङ वा मन परेको रङ।',
      ],
      price: 80,
      drawing: 'own:ribbon',
      varieties: [
        ['plain', 'सादा'],
        ['with edging', 'किनारासहित', 1.3],
      ],
      tones: 'red indigo pink',
      vendors: 'itahari-beauty-bazar new-road-saundarya',
      madeIn: 'india',
      care: ['Wash by hand', 'हातले धुने'],
      warranty: ['Exchange within 7 days', '७ दिनभित्र साटिने'],
    },
  ],
}
