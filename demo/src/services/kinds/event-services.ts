import type { BaseService } from '../base-service.ts'

export const eventServices = {
  decoration: {
    category: 'decoration',
    title: ['Marigold decoration for home and hall', 'घर र हलमा सयपत्रीको सजावट'],
    text: [
      'Fresh garlands from Ichangu, no plastic, hung before the guests and taken down after them. For weddings, Tihar and house entry.',
      'इचङ्गुका ताजा माला, प्लास्टिक होइन, पाहुनाअघि टाँगेर पाहुनापछि निकालिन्छ। विवाह, तिहार र गृहप्रवेशका लागि।',
    ],
    unit: 'visit',
    options: [
      ['Door and puja room', 'ढोका र पूजाकोठा', 120, 500, 3500],
      ['Stage and gate', 'मञ्च र गेट', 360, 500, 24500],
    ],
    picture: ['own:garland:marigold', 'marigold', 'ribbon'],
    warrantyDays: 0,
  },
  balloons: {
    category: 'decoration',
    title: ['Birthday and pasni decoration', 'जन्मदिन र पास्नीको सजावट'],
    text: [
      'An arch in your colours, the name in letters, a corner for pictures. Ready in two hours, popped by nobody but the children.',
      'तपाईंकै रङमा आर्च, अक्षरमा नाम, तस्बिर खिच्ने कुना। दुई घण्टामा तयार, बेलुन फुटाउने बालबालिका मात्र।',
    ],
    unit: 'visit',
    options: [
      ['Corner', 'एउटा कुना', 90, 400, 3600],
      ['Room with arch', 'आर्चसहित कोठा', 150, 400, 7100],
    ],
    picture: ['balloon', 'blush', 'birthday-cake'],
    warrantyDays: 0,
  },
  catering: {
    category: 'catering',
    title: ['Bhoj for 20 to 100 guests', '२० देखि १०० पाहुनाको भोज'],
    text: [
      'Bhuja, two vegetables, mutton or paneer, achar and dahi, cooked at your place and served hot. We wash up and carry the leaves away.',
      'भुजा, दुई तरकारी, खसी वा पनिर, अचार र दही, तपाईंकै घरमा पकाएर तातै पस्किने। भाँडा माझेर टपरी पनि उठाइदिन्छौँ।',
    ],
    unit: 'session',
    options: [
      ['20 guests', '२० पाहुना', 300, 1000, 15000],
      ['50 guests', '५० पाहुना', 420, 1000, 36500],
      ['100 guests', '१०० पाहुना', 540, 1000, 69000],
    ],
    picture: ['curry-rice', 'clay', 'pot-of-food'],
    warrantyDays: 0,
  },
  momo: {
    category: 'catering',
    title: ['Momo and chatpate stall', 'मम र चटपटेको स्टल'],
    text: [
      'A cook, a steamer and a small cart in your courtyard. Unlimited for the hours you book, jhol or sada, veg on its own steamer.',
      'आँगनमै एक जना कुक, स्टिमर र सानो ठेला। बुक गरेको समयभर जति खाए पनि, झोल वा सादा, भेजको स्टिमर छुट्टै।',
    ],
    unit: 'session',
    options: [
      ['2 hours, 30 guests', '२ घण्टा, ३० पाहुना', 120, 500, 8500],
      ['3 hours, 60 guests', '३ घण्टा, ६० पाहुना', 180, 500, 15500],
    ],
    picture: ['own:steamer:bamboo', 'pine', 'hot-pepper'],
    warrantyDays: 0,
  },
  photographer: {
    category: 'photo-sound',
    title: ['Photographer for the day', 'दिनभरका लागि फोटोग्राफर'],
    text: [
      'One who stays in the corner until it matters. 300 edited pictures within ten days, the raw ones if you bring a drive.',
      'चाहिएको बेला मात्र अगाडि आउने एक जना। दस दिनभित्र मिलाएका ३०० तस्बिर, ड्राइभ ल्याए सक्कली पनि।',
    ],
    unit: 'session',
    options: [
      ['4 hours', '४ घण्टा', 240, 500, 8500],
      ['Whole day', 'पूरै दिन', 600, 500, 17500],
      ['Two, with video', 'दुई जना, भिडियोसहित', 600, 500, 38500],
    ],
    picture: ['camera-with-flash', 'stone', 'framed-picture'],
    warrantyDays: 30,
  },
  sound: {
    category: 'photo-sound',
    title: ['Sound, light and a quiet generator', 'साउन्ड, बत्ती र शान्त जेनेरेटर'],
    text: [
      'Two speakers, two microphones, someone who stands beside them. We stop at ten, as the ward asks.',
      'दुई स्पिकर, दुई माइक र छेउमै उभिने एक जना। वडाले भनेअनुसार दस बजे बन्द गर्छौँ।',
    ],
    unit: 'session',
    options: [
      ['Home, 4 hours', 'घर, ४ घण्टा', 240, 800, 6200],
      ['Hall, 6 hours', 'हल, ६ घण्टा', 360, 800, 13200],
    ],
    picture: ['own:speaker:black', 'indigo', 'mirror-ball'],
    warrantyDays: 0,
  },
  panche: {
    category: 'photo-sound',
    title: ['Panche baja for the janti', 'जन्तीका लागि पञ्चेबाजा'],
    text: [
      'Seven or nine players in daura suruwal, sahanai in front. They walk with you from door to door and know every tune for every turn.',
      'दौरा सुरुवालमा सात वा नौ जना, अगाडि सहनाई। ढोकादेखि ढोकासम्म सँगै हिँड्छन्, हरेक मोडको धुन जान्दछन्।',
    ],
    unit: 'session',
    options: [
      ['7 players, 3 hours', '७ जना, ३ घण्टा', 180, 1000, 13000],
      ['9 players, 6 hours', '९ जना, ६ घण्टा', 360, 1000, 25000],
    ],
    picture: ['own:narsingha:copper', 'marigold', 'own:damaha:copper'],
    warrantyDays: 0,
  },
  plan: {
    category: 'decoration',
    title: ['Wedding planned from card to farewell', 'कार्डदेखि बिदाइसम्म विवाह व्यवस्थापन'],
    text: [
      'One person with one notebook for the whole wedding: venue, cards, cars, food, flowers, times. You get a page a week and no surprises.',
      'पूरै विवाहका लागि एउटा डायरी बोकेको एक जना: स्थान, कार्ड, गाडी, खाना, फूल, समय। साताको एक पाना विवरण, अन्तिममा अचम्म पर्नु पर्दैन।',
    ],
    unit: 'session',
    options: [
      ['The day itself', 'विवाहको दिन मात्र', 720, 1000, 24000],
      ['Two months', 'दुई महिना', 2880, 1000, 84000],
    ],
    picture: ['bouquet', 'lilac', 'memo'],
    warrantyDays: 0,
  },
} satisfies Record<string, BaseService>
