import type { Assortment } from '../product-kind.ts'

export const toys: Assortment = {
  category: 'toys',
  vendors: 'hetauda-khelauna-ghar nani-babu-pasal butwal-bal-sansar',
  madeIn: 'china',
  warranty: ['30 days, exchange', '३० दिन, साटिने'],
  closings: [
    ['Tried out by the children of our street.', 'हाम्रै टोलका केटाकेटीले खेलेर जाँचेको।'],
    [
      'We wrap it free of charge when you write whose birthday it is.',
      'कसको जन्मदिन हो लेख्नुहोस्, निःशुल्क प्याक गरिदिन्छौँ।',
    ],
    ['The box says from which age on.', 'कति वर्षदेखि खेल्ने, बट्टामा लेखिएको छ।'],
  ],
  kinds: [
    {
      title: ['Teddy bear, {}', 'टेडी भालु, {}'],
      headline: ['Soft, washable, a good listener', 'नरम, धुन मिल्ने, कुरा सुन्ने'],
      about: [
        'Filled with clean fibre and sewn twice at the ears, where it is pulled most.',
        'सफा फाइबर भरिएको, धेरै तानिने कानमा दोहोरो सिलाइ।',
      ],
      price: 950,
      drawing: 'teddy-bear',
      varieties: [
        ['30 cm', '३० से.मि.'],
        ['80 cm', '८० से.मि.', 3],
      ],
      colour: 'brown',
    },
    {
      title: ['Felt {}', 'फेल्टको {}'],
      headline: ['Rolled and needled in Thankot', 'थानकोटमा माडेर सियोले बनाइएको'],
      about: [
        'Wool all through, light and unbreakable. The eyes are felt too, nothing comes off.',
        'सबै ऊन, हलुका, नफुट्ने। आँखा पनि फेल्टकै, केही खुस्किँदैन।',
      ],
      price: 520,
      drawing: 'elephant',
      varieties: [
        ['elephant', 'हात्ती', 1, 'elephant'],
        ['rhino of Chitwan', 'चितवनको गैँडा', 1.1, 'rhinoceros'],
        ['yak', 'याक', 1.1, 'ox'],
        ['leopard', 'चितुवा', 1.3, 'leopard'],
        ['peacock', 'मयूर', 1.2, 'peacock'],
      ],
      vendors: 'chandragiri-felt',
      madeIn: 'nepal',
    },
    {
      title: ['Dashain kite, {}', 'दसैँको चङ्गा, {}'],
      headline: ['Changa chait!', 'चङ्गा चेट!'],
      about: [
        'Lokta paper on split bamboo, balanced by hand. The reel and thread are sold with it or apart.',
        'चिरेको बाँसमा लोक्ता कागज, हातले सन्तुलन मिलाइएको। लट्टाई र धागो सँगै वा छुट्टै।',
      ],
      price: 120,
      drawing: 'kite',
      varieties: [
        ['set of five', 'पाँचको सेट', 3.6],
        ['with reel and thread', 'लट्टाई र धागोसहित', 4],
      ],
      madeIn: 'nepal',
    },
    {
      title: ['Football, {}', 'फुटबल, {}'],
      headline: ['For the field below the school', 'विद्यालयमुनिको चौरका लागि'],
      about: [
        'Stitched by hand with thirty-two panels, holds air for months.',
        'बत्तीस टुक्रा हातले सिलाइएको, महिनौँ हावा जाँदैन।',
      ],
      price: 1100,
      drawing: 'soccer-ball',
      varieties: [['size 5', 'साइज ५']],
      madeIn: 'india',
    },
    {
      title: ['{}', '{}'],
      headline: ['Out of the house until dusk', 'साँझ नपरुन्जेल बाहिर'],
      about: [
        'Strong enough for the yard of a school, light enough for small hands.',
        'विद्यालयको आँगन धान्ने बलियो, साना हातले चलाउने हलुका।',
      ],
      price: 1400,
      drawing: 'basketball',
      varieties: [
        ['Basketball, size 5', 'बास्केटबल, साइज ५', 1, 'basketball'],
        ['Volleyball, soft', 'भलिबल, नरम', 0.9, 'volleyball'],
        ['Cricket set, wood', 'क्रिकेट सेट, काठको', 1.3, 'cricket-game'],
        ['Badminton set', 'ब्याडमिन्टन सेट', 0.9, 'badminton'],
        ['Kick scooter', 'किक स्कुटर', 2.6, 'kick-scooter'],
        ['Skateboard', 'स्केटबोर्ड', 2.2, 'skateboard'],
        ['Table tennis set', 'टेबल टेनिस सेट', 1, 'ping-pong'],
      ],
    },
    {
      title: ['Puzzle, {}', 'पजल, {}'],
      headline: ['A rainy Saturday, solved', 'पानी परेको शनिबारको उपाय'],
      about: [
        'Thick board, clean cut, a picture of the result on the lid. In both languages.',
        'बाक्लो बोर्ड, सफा कटाइ, बिर्कोमा पूरा चित्र। दुवै भाषामा।',
      ],
      price: 480,
      drawing: 'puzzle-piece',
      varieties: [
        ['map of Nepal, 77 districts', 'नेपालको नक्सा, ७७ जिल्ला', 1.4],
        ['क ख ग in wood', 'काठको क ख ग', 1.5],
      ],
      madeIn: 'nepal',
    },
    {
      title: ['Wooden {}', 'काठको {}'],
      headline: ['Turned in Bhaktapur, oiled, not painted', 'भक्तपुरमा खरादिएको, रङ होइन तेल'],
      about: [
        'Off-cuts of sal and walnut from the window carvers. Edges are round, splinters are none.',
        'झ्याल कुँद्नेकहाँबाट बचेको साल र ओखर। किनारा गोला, सिन्का निस्किँदैन।',
      ],
      price: 640,
      drawing: 'yo-yo',
      varieties: [
        ['yo-yo', 'योयो', 0.5, 'yo-yo'],
        ['bus', 'बस', 1, 'bus'],
        ['train, three cars', 'रेल, तीन डिब्बा', 1.6, 'locomotive'],
        ['abacus', 'गन्ती फ्रेम', 1.1, 'abacus'],
      ],
      madeIn: 'nepal',
      vendors: 'hetauda-khelauna-ghar nani-babu-pasal',
      facts: [
        [['Sal', 'साल'], ['Off-cuts, no tree felled', 'बचेको काठ, रूख काटिएको छैन'], 'deciduous-tree'],
        [['Mustard oil', 'तोरीको तेल'], ['Instead of paint', 'रङको साटो'], 'blossom'],
        [['From 3 years', '३ वर्षदेखि'], ['Round edges', 'गोला किनारा'], 'baby'],
      ],
    },
    {
      title: ['Remote-controlled {}', 'रिमोटले चल्ने {}'],
      headline: ['Round the water tank and back', 'पानी ट्याङ्की घुमेर फर्किने'],
      about: [
        'Charges by USB in an hour and runs for twenty minutes. Spare wheels are in the shop.',
        'यूएसबीबाट एक घण्टामा चार्ज, बीस मिनेट चल्छ। जगेडा पाङ्ग्रा पसलमै।',
      ],
      price: 1900,
      drawing: 'racing-car',
      varieties: [
        ['car', 'गाडी', 1, 'racing-car'],
        ['jeep', 'जिप', 1.3, 'sport-utility-vehicle'],
        ['helicopter', 'हेलिकप्टर', 1.2, 'helicopter'],
        ['robot', 'रोबोट', 1.5, 'robot'],
      ],
    },
    {
      title: ['{}', '{}'],
      headline: ['For the very small', 'साना नानीका लागि'],
      about: [
        'Rounded, light and free of BPA. Made to be dropped, chewed and washed.',
        'गोलो, हलुका, बीपीए नभएको। खसाल्न, टोक्न र धुन बनेको।',
      ],
      price: 420,
      drawing: 'baby-bottle',
      varieties: [
        ['Feeding bottle, 250 ml', 'दूध खुवाउने बोतल, २५० मि.लि.', 0.9, 'baby-bottle'],
        ['Nesting dolls', 'एकभित्र अर्को पुतली', 1.6, 'nesting-dolls'],
      ],
    },
  ],
}

export const kidsClothes: Assortment = {
  category: 'kids-clothes',
  vendors: 'nani-babu-pasal butwal-bal-sansar',
  madeIn: 'nepal',
  warranty: ['30 days against faults in seam', 'सिलाइको खराबीमा ३० दिन'],
  care: ['Wash at 30 degrees', '३० डिग्रीमा धुने'],
  closings: [
    ['Bought a size larger it lasts two winters.', 'एक साइज ठूलो किन्नुभए दुई जाडो पुग्छ।'],
    ['Soft inside, with no label that scratches.', 'भित्र नरम, बिझाउने लेबल छैन।'],
  ],
  kinds: [
    {
      title: ['Children’s T-shirt, {}', 'बालबालिकाको टिसर्ट, {}'],
      headline: ['Cotton that forgives everything', 'जे गरे पनि सहने सुती'],
      about: [
        'Double stitching, wide neck, prints that stay in the wash.',
        'दोहोरो सिलाइ, फराकिलो घाँटी, धुँदा नजाने छपाइ।',
      ],
      price: 450,
      drawing: 'own:tee',
      varieties: [
        ['plain', 'सादा', 0.85, 'own:tee'],
        ['elephant', 'हात्ती', 1, 'own:tee::elephant'],
        ['rocket', 'रकेट', 1, 'own:tee::rocket'],
      ],
      tones: 'red glacier pine',
      choice: 'size: 2–3 years, 4–5 years, 6–7 years, 8–9 years*1.1',
      madeIn: 'bangladesh',
    },
    {
      title: ['Girl’s frock', 'फ्रक'],
      headline: ['Turns when she turns', 'घुम्दा घुमाउरो पर्ने'],
      about: [
        'Cotton with a lining that does not scratch and a ribbon to tie. For Tihar and for birthdays.',
        'नबिझाउने अस्तर भएको सुती, बाँध्ने फित्ता। तिहार र जन्मदिनका लागि।',
      ],
      price: 1250,
      drawing: 'own:frock',
      tones: 'red marigold glacier pink',
      choice: 'size: 2–3 years, 4–5 years*1.1, 6–7 years*1.2',
      madeIn: 'india',
    },
    {
      title: ['Baby set for pasni, {}', 'पास्नी सेट, {}'],
      headline: ['The first rice, in the first good clothes', 'पहिलो भात, पहिलो राम्रो लुगा'],
      about: [
        'Daura, suruwal and topi, or cholo and skirt, in soft dhaka with ties instead of pins.',
        'नरम ढाकामा दौरा, सुरुवाल र टोपी वा चोलो र जामा, पिन होइन तुना।',
      ],
      price: 1650,
      drawing: 'own:pasni-set:red',
      varieties: [
        ['boy', 'छोरा', 1, 'own:pasni-set:red'],
        ['girl', 'छोरी', 1.05, 'own:kurta-set:pink'],
      ],
      choice: 'size: 5–6 months, 7–9 months',
      vendors: 'palpa-dhaka-udhyog nani-babu-pasal',
    },
    {
      title: ['Knitted cap for children, {}', 'बालबालिकाको ऊनी टोपी, {}'],
      headline: ['Ears warm, cheeks red', 'कान न्याना, गाला राता'],
      about: [
        'Soft acrylic and wool with a turned brim. Grows a little with the head.',
        'नरम एक्रेलिक र ऊन, फर्काइएको किनारा। टाउकोसँगै अलि तन्किन्छ।',
      ],
      price: 380,
      drawing: 'own:beanie',
      varieties: [
        ['with brim', 'छज्जासहित'],
        ['with lining', 'अस्तरसहित', 1.2],
      ],
      tones: 'marigold pine pink',
      madeIn: 'china',
    },
    {
      title: ['Children’s jacket, padded', 'बालबालिकाको बाक्लो ज्याकेट'],
      headline: ['For the school bus at half past six', 'बिहान साढे छको स्कुल बसका लागि'],
      about: [
        'Light padding, a hood that comes off and a strip that shines in headlights.',
        'हलुका भराइ, फुकाल्न मिल्ने हुड, गाडीको बत्तीमा टल्किने पट्टी।',
      ],
      price: 2100,
      drawing: 'own:down-jacket',
      tones: 'red glacier plum',
      choice: 'size: 4–5 years, 6–7 years*1.1, 8–9 years*1.2',
      madeIn: 'china',
    },
    {
      title: ['Children’s shorts', 'बालबालिकाको हाफ पाइन्ट'],
      headline: ['Pockets for stones', 'ढुङ्गा राख्ने गोजी'],
      about: [
        'Elastic with a cord, strong seat, two deep pockets.',
        'डोरीसहित लास्टिक, बलियो बस्ने भाग, दुई गहिरा गोजी।',
      ],
      price: 520,
      drawing: 'shorts',
      choice: 'colour: pine, ochre, glacier; size: 2–3 years, 4–5 years, 6–7 years',
      madeIn: 'china',
    },
  ],
}
