import type { BaseService } from '../base-service.ts'

export const woodAndWallServices = {
  carpenter: {
    category: 'carpentry',
    title: ['Carpenter for doors and furniture', 'ढोका र फर्निचरका लागि काठ मिस्त्री'],
    text: [
      'Doors that stick after the rains, drawers without a bottom, a bed that talks at night. The carpenter brings plane, glue and screws and takes the shavings away.',
      'वर्षापछि अड्किने ढोका, पिँध झरेको घर्रा, राति कराउने खाट। मिस्त्रीले रन्दा, गम र पेच आफैँ ल्याउँछन् र काठको धुलो पनि उठाएर लैजान्छन्।',
    ],
    unit: 'visit',
    options: [
      ['One repair', 'एउटा मर्मत', 60, 250, 550],
      ['Half a day', 'आधा दिन', 240, 250, 1450],
      ['One day', 'एक दिन', 480, 250, 2500],
    ],
    parts: [
      ['Hinge, pair', 'कब्जा, जोडी', 180],
      ['Drawer runner, pair', 'घर्राको रनर, जोडी', 420],
      ['Wood glue, 500 g', 'काठको गम, ५०० ग्राम', 290],
    ],
    picture: ['carpentry-saw', 'clay', 'wood'],
    warrantyDays: 30,
  },
  hanging: {
    category: 'carpentry',
    title: ['Curtains, shelves and pictures hung', 'पर्दा, र्‍याक र तस्बिर टाँग्ने काम'],
    text: [
      'Straight, firm and without a broken wall: we drill with a dust bag, use the right plug for brick or concrete and hang what you point at.',
      'सिधा, बलियो र भित्ता नभत्काई: धुलो थाप्ने झोलासहित ड्रिल गर्छौँ, इँटा वा ढलान हेरेर प्लग हाल्छौँ र तपाईंले देखाएको सामान टाँग्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Up to 3 things', '३ वटासम्म', 45, 200, 450],
      ['Up to 8 things', '८ वटासम्म', 90, 200, 850],
      ['Television on the wall', 'भित्तामा टिभी', 60, 200, 900],
    ],
    parts: [
      ['Wall plugs and screws, 10', 'प्लग र पेच, १० वटा', 80],
      ['Curtain rod, 6 feet', 'पर्दाको रड, ६ फिट', 520],
      ['TV bracket, fixed', 'टिभी ब्र्याकेट', 1100],
    ],
    picture: ['framed-picture', 'blush', 'hammer'],
    warrantyDays: 30,
  },
  locks: {
    category: 'carpentry',
    title: ['Locks opened, repaired and changed', 'ताल्चा खोल्ने, मर्मत गर्ने र फेर्ने'],
    text: [
      'Locked out in the rain, or a key that turns in the air. We ask for a paper that shows the house is yours, then open it without breaking the door.',
      'पानी परेको बेला बाहिरै थुनिनुभयो वा साँचो खाली घुम्छ? घर तपाईंकै हो भन्ने कागज हेरेपछि ढोका नफोडी खोलिदिन्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Door opened', 'ढोका खोल्ने', 30, 300, 700],
      ['Lock repaired', 'ताल्चा मर्मत', 45, 300, 600],
      ['New lock fitted', 'नयाँ ताल्चा जडान', 60, 300, 800],
    ],
    parts: [
      ['Cylinder with 3 keys', 'सिलिन्डर, ३ साँचोसहित', 1350],
      ['Door latch', 'चुकुल', 240],
    ],
    picture: ['locked-with-key', 'stone', 'old-key'],
    warrantyDays: 90,
  },
  painter: {
    category: 'painting',
    title: ['Painting of rooms and walls', 'कोठा र भित्तामा रङ लगाउने काम'],
    text: [
      'Putty, primer and two coats, with the floor covered and the switches taped. You choose the colour from the fan; we say how many litres it takes before you buy.',
      'पुट्टी, प्राइमर र दुई कोट रङ, भुइँ ढाकेर र स्विचमा टेप टाँसेर। रङ तपाईंले छान्नुहोस्, कति लिटर लाग्छ किन्नुअघि नै भन्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['One wall', 'एउटा भित्ता', 240, 300, 2200],
      ['One room', 'एउटा कोठा', 960, 300, 7500],
      ['Two-room flat', 'दुई कोठाको फ्ल्याट', 1920, 300, 15500],
    ],
    parts: [
      ['Emulsion paint, 4 litres', 'इमल्सन रङ, ४ लिटर', 2650],
      ['Wall putty, 5 kg', 'वाल पुट्टी, ५ किलो', 620],
    ],
    picture: ['paintbrush', 'lilac', 'bucket'],
    warrantyDays: 180,
  },
  roof: {
    category: 'painting',
    title: ['Damp walls and leaking roofs sealed', 'ओसिलो भित्ता र चुहिने छाना रोकथाम'],
    text: [
      'Best done in Chait, before the first big rain. We find where the water comes in, open the crack, fill it and lay two coats of waterproofing with mesh.',
      'पहिलो ठूलो पानी पर्नुअघि चैतमै गर्नु राम्रो। पानी कहाँबाट पस्छ खोजेर चिरा खोल्छौँ, भर्छौँ र जालीसहित दुई कोट वाटरप्रुफ लगाउँछौँ।',
    ],
    unit: 'visit',
    options: [
      ['Inspection with report', 'जाँच र प्रतिवेदन', 60, 300, 700],
      ['One crack or corner', 'एउटा चिरा वा कुनो', 180, 300, 2400],
      ['Roof up to 500 sq ft', '५०० वर्गफिटसम्म छाना', 960, 300, 14500],
    ],
    parts: [
      ['Waterproofing, 5 litres', 'वाटरप्रुफ केमिकल, ५ लिटर', 3100],
      ['Fibre mesh, 10 m', 'फाइबर जाली, १० मिटर', 850],
    ],
    picture: ['house', 'sky', 'umbrella-with-rain-drops'],
    warrantyDays: 365,
  },
  tiles: {
    category: 'painting',
    title: ['Tiles laid and floors mended', 'टायल बिछ्याउने र भुइँ मर्मत'],
    text: [
      'Hollow tiles lifted and set again, kitchen walls tiled in a day, grout that stays white. Cutting is done outside, so the flour in your kitchen stays flour.',
      'खोक्रो टायल उप्काएर फेरि जोड्ने, भान्साको भित्तामा एकै दिनमा टायल, सेतै रहने ग्राउट। काट्ने काम बाहिर हुन्छ, भान्सामा धुलो पस्दैन।',
    ],
    unit: 'visit',
    options: [
      ['Up to 6 tiles', '६ वटासम्म टायल', 120, 250, 1300],
      ['Kitchen wall', 'भान्साको भित्ता', 480, 250, 4200],
      ['Bathroom floor', 'बाथरुमको भुइँ', 600, 250, 5600],
    ],
    parts: [
      ['Tile glue, 20 kg', 'टायल गम, २० किलो', 780],
      ['Grout, 1 kg', 'ग्राउट, १ किलो', 160],
    ],
    picture: ['brick', 'lokta', 'bucket'],
    warrantyDays: 180,
  },
} satisfies Record<string, BaseService>
