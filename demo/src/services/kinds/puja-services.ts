import type { BaseService } from '../base-service.ts'

export const pujaServices = {
  satyanarayan: {
    category: 'home-puja',
    title: ['Satyanarayan puja', 'सत्यनारायण पूजा'],
    text: [
      'With katha in Nepali so that the children follow, and prasad as the house makes it. One pandit, three hours, on Purnima or any day that suits.',
      'बालबालिकाले पनि बुझ्ने गरी नेपालीमा कथा, घरकै चलनको प्रसाद। एक जना पण्डित, तीन घण्टा, पूर्णिमा वा अनुकूल कुनै दिन।',
    ],
    unit: 'session',
    options: [
      ['You have the samagri', 'सामग्री तपाईंको', 180, 200, 2300],
      ['We bring all of it', 'सामग्री हामी ल्याउने', 210, 200, 4800],
    ],
    parts: [['Homa wood and ghee', 'होमको समिधा र घिउ', 850]],
    picture: ['own:puja-plate:brass', 'marigold', 'bell'],
    warrantyDays: 0,
  },
  house: {
    category: 'home-puja',
    title: ['House entry puja', 'गृहप्रवेश पूजा'],
    text: [
      'Bastu puja, kalash and homa before the first pot of milk boils over in the new kitchen. The date is taken from the patro with you.',
      'नयाँ भान्सामा दूध उम्लनुअघि वास्तु पूजा, कलश र होम। साइत पात्रो हेरेर तपाईंसँगै निकालिन्छ।',
    ],
    unit: 'session',
    options: [
      ['One pandit', 'एक पण्डित', 240, 300, 4700],
      ['Three pandits, with homa', 'तीन पण्डित, होमसहित', 360, 300, 11700],
    ],
    picture: ['house', 'lokta', 'diya-lamp'],
    warrantyDays: 0,
  },
  rudri: {
    category: 'home-puja',
    title: ['Rudri and abhishek', 'रुद्री र अभिषेक'],
    text: [
      'Rudrashtadhyayi read clearly and without haste, abhishek with milk, honey and bel leaves. Most asked for on Mondays of Shrawan.',
      'स्पष्ट र हतार नगरी रुद्राष्टाध्यायी पाठ, दूध, मह र बेलपत्रले अभिषेक। साउनका सोमबार धेरै माग हुन्छ।',
    ],
    unit: 'session',
    options: [
      ['One reading', 'एक पाठ', 120, 200, 1800],
      ['Eleven pandits', 'एघार पण्डित', 240, 500, 21000],
    ],
    picture: ['prayer-beads', 'indigo', 'leafy-green'],
    warrantyDays: 0,
  },
  ganesh: {
    category: 'home-puja',
    title: ['Ganesh puja for a new beginning', 'नयाँ कामका लागि गणेश पूजा'],
    text: [
      'For a shop, a vehicle, a first day at work. Short, complete and finished before the customers come.',
      'पसल, सवारी वा जागिरको पहिलो दिनका लागि। छोटो, पूरा र ग्राहक आउनुअघि नै सकिने।',
    ],
    unit: 'session',
    options: [
      ['Shop or office', 'पसल वा कार्यालय', 60, 200, 1300],
      ['Vehicle', 'सवारी साधन', 40, 200, 900],
    ],
    picture: ['hibiscus', 'sky', 'coconut'],
    warrantyDays: 0,
  },
  laxmi: {
    category: 'home-puja',
    title: ['Laxmi puja in Tihar', 'तिहारमा लक्ष्मी पूजा'],
    text: [
      'Between dusk and eight the pandits are everywhere at once: tell us your hour by Dashain. Ledger, safe and threshold are all included.',
      'साँझदेखि आठ बजेसम्म सबैले पण्डित खोज्छन्, दसैँसम्ममा समय भन्नुहोस्। खाता, ढुकुटी र सँघार सबैको पूजा समावेश।',
    ],
    unit: 'session',
    options: [
      ['Home', 'घर', 60, 200, 1600],
      ['Shop', 'पसल', 75, 200, 2300],
    ],
    picture: ['diya-lamp', 'blush', 'coin'],
    warrantyDays: 0,
  },
  nwaran: {
    category: 'sanskar',
    title: ['Nwaran, the naming on the eleventh day', 'न्वारन, एघारौँ दिनको नामकरण'],
    text: [
      'The name from the rashi, the one for the school and the paper to register the birth, all written down by the pandit in a clear hand.',
      'राशिको नाम, स्कुलको नाम र जन्मदर्ताका लागि चाहिने विवरण, सबै पण्डितले सफासँग लेखिदिन्छन्।',
    ],
    unit: 'session',
    options: [
      ['At home', 'घरमा', 120, 200, 2300],
      ['With cheena', 'चिनासहित', 150, 200, 3800],
    ],
    picture: ['baby-medium-light', 'pine', 'diya-lamp'],
    warrantyDays: 0,
  },
  pasni: {
    category: 'sanskar',
    title: ['Pasni, the first rice', 'पास्नी, अन्नप्राशन'],
    text: [
      'At five or six months, with the golden spoon if there is one. The pandit keeps it short, because the guest of honour wants to sleep.',
      'पाँच वा छ महिनामा, सुनको चम्चा भए त्यसैले। पण्डित छोट्याउँछन्, किनकि मुख्य पाहुनालाई निद्रा लाग्छ।',
    ],
    unit: 'session',
    options: [
      ['At home', 'घरमा', 90, 200, 2300],
      ['At a party palace', 'पार्टी प्यालेसमा', 120, 200, 3300],
    ],
    picture: ['cooked-rice', 'marigold', 'spoon'],
    warrantyDays: 0,
  },
  bratabandha: {
    category: 'sanskar',
    title: ['Bratabandha', 'व्रतबन्ध'],
    text: [
      'Two pandits for one boy or for cousins together, with mandap, homa and the mantra whispered three times. List of things a month ahead.',
      'एक जना वा दाजुभाइ सँगै, दुई पण्डित, मण्डप, होम र कानमा तीन पटक मन्त्र। सामानको सूची एक महिनाअघि नै।',
    ],
    unit: 'session',
    options: [
      ['One boy', 'एक जना', 360, 300, 10700],
      ['Up to three boys', 'तीन जनासम्म', 420, 300, 16700],
    ],
    picture: ['fire', 'clay', 'scroll'],
    warrantyDays: 0,
  },
  wedding: {
    category: 'sanskar',
    title: ['Wedding rites', 'विवाह संस्कार'],
    text: [
      'From swayambar to sindoor, explained in Nepali or English for those who marry into us. The pandit meets both families once before.',
      'स्वयंवरदेखि सिन्दूरसम्म, नेपाली वा अङ्ग्रेजीमा अर्थ्याएर। पण्डितले अगाडि नै दुवै परिवारसँग एक पटक भेट्छन्।',
    ],
    unit: 'session',
    options: [
      ['Day wedding', 'दिउँसोको विवाह', 360, 500, 13500],
      ['Night wedding', 'रातको विवाह', 540, 500, 18500],
    ],
    picture: ['ring', 'blush', 'fire'],
    warrantyDays: 0,
  },
  shraddha: {
    category: 'shraddha',
    title: ['Shraddha and tithi', 'श्राद्ध र तिथि'],
    text: [
      'At home or on the ghat, early, with the names of three generations written down beforehand. We remind you next year, a week ahead.',
      'घरमा वा घाटमा, बिहानै, तीन पुस्ताको नाम अगाडि नै लेखेर। अर्को वर्ष एक साताअघि सम्झाइदिन्छौँ।',
    ],
    unit: 'session',
    options: [
      ['Ekoddishta', 'एकोद्दिष्ट', 150, 200, 2300],
      ['Parvana', 'पार्वण', 240, 200, 3800],
    ],
    picture: ['palms-up-together-medium-light', 'stone', 'sheaf-of-rice'],
    warrantyDays: 0,
  },
  path: {
    category: 'home-puja',
    title: ['Chandi path in Dashain', 'दसैँमा चण्डी पाठ'],
    text: [
      'All nine days or the eighth alone, with jamara sown on Ghatasthapana and the tika time told by message.',
      'नवरात्रिभरि वा अष्टमीमा मात्र, घटस्थापनामा जमरा राखेर, टीकाको साइत सन्देशमै पठाइन्छ।',
    ],
    unit: 'session',
    options: [
      ['One day', 'एक दिन', 180, 200, 2800],
      ['Nine days', 'नौ दिन', 1620, 200, 21500],
    ],
    picture: ['open-book', 'lilac', 'sheaf-of-rice'],
    warrantyDays: 0,
  },
  cheena: {
    category: 'shraddha',
    title: ['Cheena written and sait looked up', 'चिना लेख्ने र साइत हेर्ने'],
    text: [
      'A birth chart on lokta paper, or an auspicious day for shop, journey or wedding. A sober reading: no stone is sold afterwards.',
      'लोक्ता कागजमा चिना, वा पसल, यात्रा र विवाहको साइत। सोझो कुरा मात्र, पछि पत्थर बेचिँदैन।',
    ],
    unit: 'session',
    options: [
      ['Sait', 'साइत', 30, 0, 500],
      ['Cheena', 'चिना', 120, 0, 2500],
    ],
    picture: ['scroll', 'indigo', 'star'],
    warrantyDays: 0,
  },
} satisfies Record<string, BaseService>
