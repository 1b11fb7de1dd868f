import type { BaseService } from '../base-service.ts'

export const parlourServices = {
  bride: {
    category: 'bridal',
    title: ['Bridal make-up', 'दुलही मेकअप'],
    text: [
      'A trial two weeks before, then the day itself: skin, eyes, hair, jewels and the red sari pinned so that it stays through the night.',
      'दुई साताअघि परीक्षण, अनि विवाहकै दिन: छाला, आँखा, कपाल, गहना र रातभर नसर्ने गरी पिन लगाएको रातो साडी।',
    ],
    unit: 'session',
    options: [
      ['Bride', 'दुलही', 180, 300, 7700],
      ['Bride with trial', 'दुलही, परीक्षणसहित', 300, 300, 10700],
      ['Bride and mother', 'दुलही र आमा', 270, 300, 11200],
    ],
    picture: ['own:lipstick:red', 'blush', 'ring'],
    warrantyDays: 1,
  },
  party: {
    category: 'bridal',
    title: ['Make-up for a party', 'भोजका लागि मेकअप'],
    text: [
      'An hour at your own mirror, with the light you know. Light or full, always washed off easily the same night.',
      'आफ्नै ऐनाअगाडि, आफ्नै उज्यालोमा एक घण्टा। हल्का वा पूरा, राति सजिलै पखालिने।',
    ],
    unit: 'session',
    options: [
      ['Light', 'हल्का', 45, 200, 1300],
      ['Full, with hair', 'पूरा, कपालसहित', 90, 200, 2300],
    ],
    picture: ['mirror', 'lilac', 'lipstick'],
    warrantyDays: 1,
  },
  mehendi: {
    category: 'mehendi',
    title: ['Mehendi for hands', 'हातमा मेहेन्दी'],
    text: [
      'Fresh cones made the night before, Mithila fish and lotus or the pattern from your phone. Dark by the second morning.',
      'अघिल्लो राति बनाएको ताजा कोन, मिथिलाका माछा र कमल वा तपाईंको मोबाइलको बुट्टा। दोस्रो बिहान गाढा रङ।',
    ],
    unit: 'session',
    options: [
      ['One side', 'एकापट्टि', 40, 150, 450],
      ['Both sides', 'दुवैपट्टि', 75, 150, 850],
    ],
    picture: ['own:henna:white:raised-hand-medium-light', 'marigold', 'leafy-green'],
    warrantyDays: 3,
  },
  bridalMehendi: {
    category: 'mehendi',
    title: ['Bridal mehendi, hands and feet', 'दुलही मेहेन्दी, हात र खुट्टा'],
    text: [
      'Four hours, his name hidden among the leaves, lemon and sugar until it is dry. Two of us come so that you can eat in between.',
      'चार घण्टा, पातका बीचमा लुकाइएको उहाँको नाम, नसुकुन्जेल कागती र चिनी। बीचमा खान मिलोस् भनेर दुई जना आउँछौँ।',
    ],
    unit: 'session',
    options: [
      ['To the elbow', 'कुहिनोसम्म', 180, 200, 3300],
      ['Hands and feet', 'हात र खुट्टा', 270, 200, 5100],
    ],
    picture: ['own:henna:white:raised-hand-medium-light', 'pine', 'hibiscus'],
    warrantyDays: 3,
  },
  teejMehendi: {
    category: 'mehendi',
    title: ['Mehendi evening for a group', 'समूहका लागि मेहेन्दी साँझ'],
    text: [
      'For Teej, Karwa Chauth or the night before a wedding: two artists, songs allowed, everybody done before the food is cold.',
      'तीज, करवा चौथ वा विवाहको अघिल्लो साँझ: दुई कलाकार, गीत गाउन पाइने, खाना सेलाउनुअघि सबैको पालो।',
    ],
    unit: 'session',
    options: [
      ['Up to 8 people', '८ जनासम्म', 180, 300, 3200],
      ['Up to 15 people', '१५ जनासम्म', 300, 300, 5700],
    ],
    picture: ['own:henna:white:raised-hand-medium-light', 'clay', 'musical-notes'],
    warrantyDays: 1,
  },
  facial: {
    category: 'skin-massage',
    title: ['Facial with turmeric and milk', 'बेसार र दूधको फेसियल'],
    text: [
      'Ubtan as grandmothers mix it, steam and a slow massage. Tell us of allergies: then it is curd and cucumber.',
      'हजुरआमाले घोलेजस्तै बुकुवा, बाफ र बिस्तारै मालिस। एलर्जी भए भन्नुहोस्, दही र काँक्रोले गरिदिन्छौँ।',
    ],
    unit: 'session',
    options: [
      ['45 minutes', '४५ मिनेट', 45, 150, 850],
      ['75 minutes, with neck', '७५ मिनेट, घाँटीसहित', 75, 150, 1350],
    ],
    picture: ['own:cream:turmeric:ginger-root', 'marigold', 'glass-of-milk'],
    warrantyDays: 1,
  },
  threading: {
    category: 'skin-massage',
    title: ['Threading and waxing', 'थ्रेडिङ र वाक्सिङ'],
    text: [
      'Brows in their own shape, arms and legs with sugar wax that is never used twice. Aloe afterwards.',
      'आँखीभौँ आफ्नै आकारमा, हात र खुट्टा एक पटक मात्र प्रयोग हुने चिनीको वाक्सले। अन्त्यमा घिउकुमारी।',
    ],
    unit: 'session',
    options: [
      ['Brows and lip', 'आँखीभौँ र ओठमाथि', 20, 150, 150],
      ['Arms and legs', 'हात र खुट्टा', 75, 150, 1100],
    ],
    picture: ['thread', 'blush', 'mirror'],
    warrantyDays: 1,
  },
  nails: {
    category: 'skin-massage',
    title: ['Manicure and pedicure', 'म्यानिक्युर र पेडिक्युर'],
    text: [
      'Warm water, salt, pumice and a colour that lasts until Saturday week. Tools are boiled before your eyes.',
      'मनतातो पानी, नुन, झामा ढुङ्गा र अर्को शनिबारसम्म टिक्ने रङ। औजार तपाईंकै अगाडि उमालिन्छ।',
    ],
    unit: 'session',
    options: [
      ['Hands', 'हात', 40, 150, 500],
      ['Hands and feet', 'हात र खुट्टा', 80, 150, 950],
    ],
    picture: ['nail-polish', 'sky', 'soap'],
    warrantyDays: 3,
  },
  hairspa: {
    category: 'hair-and-beard',
    title: ['Hair spa and oiling', 'हेयर स्पा र तेल मालिस'],
    text: [
      'Amla and coconut, a warm towel, combing without pulling. For hair that has seen a winter of hard water.',
      'अमला र नरिवलको तेल, तातो रुमाल, नतानी काइँयो। कडा पानीले रुखो भएको कपालका लागि।',
    ],
    unit: 'session',
    options: [
      ['Shoulder length', 'काँधसम्म', 60, 150, 850],
      ['Long hair', 'लामो कपाल', 80, 150, 1100],
    ],
    picture: ['own:bottle:white:coconut', 'pine', 'own:comb:wood'],
    warrantyDays: 1,
  },
  draping: {
    category: 'bridal',
    title: ['Sari draped and hair put up', 'साडी लगाइदिने र कपाल बाँध्ने'],
    text: [
      'Pleats that stay, a bun with fresh jasmine, fifteen pins you will not feel. Good before office photographs too.',
      'नखस्किने मुजा, ताजा जुहीसहितको जुरो, थाहै नहुने पन्ध्र पिन। कार्यालयको तस्बिरअघि पनि राम्रो।',
    ],
    unit: 'session',
    options: [
      ['Sari', 'साडी', 25, 150, 400],
      ['Sari and hair', 'साडी र कपाल', 60, 150, 950],
    ],
    picture: ['sari', 'indigo', 'safety-pin'],
    warrantyDays: 1,
  },
  babyMassage: {
    category: 'skin-massage',
    title: ['Massage for mother and baby', 'सुत्केरी र शिशुको तेल मालिस'],
    text: [
      'With warm mustard oil and jwano, by women who have done it for twenty years, morning after morning in the weeks after the birth.',
      'मनतातो तोरीको तेल र ज्वानोले, बीस वर्षदेखि यही काम गरेका दिदीहरूबाट, सुत्केरी भएपछिका साताभरि हरेक बिहान।',
    ],
    unit: 'session',
    options: [
      ['One morning', 'एक बिहान', 60, 150, 600],
      ['Seven mornings', 'सात बिहान', 420, 150, 3700],
    ],
    picture: ['baby-medium-light', 'lokta', 'own:bottle:oil:sunflower'],
    warrantyDays: 1,
  },
} satisfies Record<string, BaseService>
