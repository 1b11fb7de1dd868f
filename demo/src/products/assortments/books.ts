import type { Assortment } from '../product-kind.ts'

export const nepaliLiterature: Assortment = {
  category: 'nepali-literature',
  taxKind: 'exempt',
  vendors: 'pustak-chautari dang-pustak-bhandar',
  madeIn: 'nepal',
  warranty: ['Exchange for misprints, at any time', 'छपाइ बिग्रेमा जहिले पनि साटिने'],
  closings: [
    ['In Nepali, paperback unless named otherwise.', 'नेपाली भाषामा, अन्यथा नलेखिएसम्म कागजको गाता।'],
    ['Sent in board, so that the corners stay sharp.', 'कुना नदोब्रियोस् भनेर बाक्लो बोर्डमा पठाइन्छ।'],
  ],
  kinds: [
    {
      title: ['{} (novel)', '{} (उपन्यास)'],
      headline: ['A novel that people hand on', 'हातहातै सर्ने उपन्यास'],
      about: [
        'Read in college, read again at forty. One of the books a Nepali shelf begins with.',
        'कलेजमा पढिने, चालीसमा फेरि पढिने। नेपाली दराज सुरु हुने किताबमध्ये एक।',
      ],
      price: 480,
      drawing: 'closed-book',
      beside: 'hot-beverage',
      varieties: [
        ['Shirishko Phool, Parijat', 'शिरीषको फूल, पारिजात', 0.8],
        ['Karnali Blues, Buddhisagar', 'कर्णाली ब्लुज, बुद्धिसागर', 1.1],
        ['Seto Dharti, Amar Neupane', 'सेतो धर्ती, अमर न्यौपाने'],
        ['Sumnima, B. P. Koirala', 'सुम्निमा, विश्वेश्वरप्रसाद कोइराला', 0.7],
        ['Teen Ghumti, B. P. Koirala', 'तीन घुम्ती, विश्वेश्वरप्रसाद कोइराला', 0.7],
        ['Basain, Lil Bahadur Chettri', 'बसाइँ, लीलबहादुर क्षेत्री', 0.5],
        ['Radha, Krishna Dharabasi', 'राधा, कृष्ण धरावासी'],
      ],
      tints: 'red pine indigo plum marigold teal',
    },
    {
      title: ['{} (poems)', '{} (कविता)'],
      headline: ['Verses known by heart from Mechi to Mahakali', 'मेचीदेखि महाकालीसम्म कण्ठस्थ हरफ'],
      about: [
        'Small enough for a pocket, large enough for a life. Clear print, good paper.',
        'गोजीमा अट्ने सानो, जीवनभरि पुग्ने ठूलो। सफा छपाइ, राम्रो कागज।',
      ],
      price: 240,
      drawing: 'closed-book',
      beside: 'feather',
      varieties: [
        ['Muna Madan, Laxmi Prasad Devkota', 'मुनामदन, लक्ष्मीप्रसाद देवकोटा', 0.5],
        ['Gauri, Madhav Prasad Ghimire', 'गौरी, माधवप्रसाद घिमिरे', 0.8],
        ['Ghumne Mechmathi Andho Manche, Bhupi Sherchan', 'घुम्ने मेचमाथि अन्धो मान्छे, भूपी शेरचन'],
        ['Kunjini, Laxmi Prasad Devkota', 'कुञ्जिनी, लक्ष्मीप्रसाद देवकोटा', 0.7],
        ['Tarun Tapasi, Lekhnath Paudyal', 'तरुण तपसी, लेखनाथ पौड्याल'],
      ],
      tints: 'red teal plum glacier moss',
    },
    {
      title: ['{}', '{}'],
      headline: ['For an evening without electricity', 'बत्ती नभएको साँझका लागि'],
      about: [
        'Short pieces to be read aloud. The notes at the end explain the old words.',
        'ठूलो स्वरले पढ्ने छोटा रचना। पुराना शब्दको अर्थ अन्त्यमा।',
      ],
      price: 380,
      drawing: 'open-book',
      beside: 'candle',
      varieties: [
        [
          'Laxmi Nibandha Sangraha, Laxmi Prasad Devkota (essays)',
          'लक्ष्मी निबन्धसङ्ग्रह, लक्ष्मीप्रसाद देवकोटा (निबन्ध)',
        ],
        ['Doshi Chashma, B. P. Koirala (stories)', 'दोषी चश्मा, विश्वेश्वरप्रसाद कोइराला (कथा)', 0.7],
        ['Nepali folk tales', 'नेपाली लोककथा', 0.8],
      ],
    },
    {
      title: ['{}', '{}'],
      headline: ['For those who begin to read', 'पढ्न थाल्नेहरूका लागि'],
      about: [
        'Large letters, a picture on every page and a question at the end.',
        'ठूला अक्षर, हरेक पृष्ठमा चित्र, अन्त्यमा एउटा प्रश्न।',
      ],
      price: 220,
      drawing: 'orange-book',
      varieties: [
        ['Picture book: The tiger and the goat', 'चित्रकथा: बाघ र बाख्रो', 1, 'orange-book'],
        ['Picture book: A day in the haat', 'चित्रकथा: हाटको एक दिन', 1, 'green-book'],
        ['Rhymes for the cradle', 'काखका बालगीत', 0.9, 'blue-book'],
        [
          'My first dictionary, Nepali and English',
          'मेरो पहिलो शब्दकोश, नेपाली र अङ्ग्रेजी',
          2.2,
          'notebook-with-decorative-cover',
        ],
      ],
    },
  ],
}

export const schoolBooks: Assortment = {
  category: 'school-books',
  taxKind: 'exempt',
  vendors: 'dang-pustak-bhandar pustak-chautari mechi-stationery',
  madeIn: 'nepal',
  warranty: ['Exchange for misprints, at any time', 'छपाइ बिग्रेमा जहिले पनि साटिने'],
  closings: [
    ['Newest printing, 2083.', 'पछिल्लो संस्करण, २०८३।'],
    ['On request it comes with a clear cover on.', 'चाहनुभए पारदर्शी गाता हालेर पठाउँछौँ।'],
  ],
  kinds: [
    {
      title: ['Practice book for SEE, {}', 'एसईई अभ्यास पुस्तिका, {}'],
      headline: ['Question, answer, and why', 'प्रश्न, उत्तर र कारण'],
      about: [
        'Written by teachers who mark the papers. Every answer shows its steps.',
        'उत्तरपुस्तिका जाँच्ने शिक्षकले लेखेको। हरेक उत्तरमा चरण देखाइएको छ।',
      ],
      price: 320,
      drawing: 'blue-book',
      beside: 'pencil',
      varieties: [
        ['mathematics', 'गणित', 1.1, 'blue-book'],
        ['science', 'विज्ञान', 1.1, 'green-book'],
        ['English', 'अङ्ग्रेजी', 1, 'orange-book'],
        ['Nepali', 'नेपाली', 0.9, 'closed-book'],
      ],
    },
    {
      title: ['Class {} set of books', 'कक्षा {} का सबै किताब'],
      headline: ['The whole year in one parcel', 'पूरै वर्ष एकै पार्सलमा'],
      about: ['All compulsory books, with covers already on them.', 'सबै अनिवार्य किताब, गाता हालेरै।'],
      price: 1250,
      drawing: 'books',
      varieties: [
        ['1', '१', 0.6],
        ['5', '५', 0.9],
        ['8', '८', 1.1],
        ['10', '१०', 1.35],
      ],
    },
    {
      title: ['{}', '{}'],
      headline: ['Stands beside the desk for years', 'वर्षौँ टेबलमा रहने'],
      about: [
        'Good paper, strong spine, an index that finds things.',
        'राम्रो कागज, बलियो बाइन्डिङ, खोजेको भेटिने सूची।',
      ],
      price: 680,
      drawing: 'notebook-with-decorative-cover',
      varieties: [
        ['Nepali dictionary', 'नेपाली शब्दकोश', 2, 'closed-book'],
        ['English–Nepali dictionary', 'अङ्ग्रेजी–नेपाली शब्दकोश', 1.2, 'blue-book'],
        ['Atlas of the world', 'विश्व एटलस', 1.1, 'world-map'],
        ['General knowledge for Lok Sewa', 'लोकसेवा सामान्य ज्ञान', 1, 'orange-book'],
        ['Nepali grammar', 'नेपाली व्याकरण', 0.7, 'green-book'],
      ],
    },
  ],
}

export const stationery: Assortment = {
  category: 'stationery',
  vendors: 'mechi-stationery baglung-lokta-kagaj pustak-chautari',
  madeIn: 'nepal',
  warranty: ['Exchange within 30 days', '३० दिनभित्र साटिने'],
  closings: [
    ['Packed in waxed paper against the rain.', 'पानीले नभिजोस् भनेर मैनकागजमा प्याक गरिएको।'],
    ['Offices can have their PAN on the bill.', 'अफिसले बिलमा आफ्नो प्यान राख्न सक्छन्।'],
  ],
  kinds: [
    {
      title: ['Lokta notebook, {}', 'लोक्ता कापी, {}'],
      headline: ['Handmade paper, sewn spine', 'हाते कागज, सिलाइएको बाइन्डिङ'],
      about: [
        'Takes ink and pencil, lasts for generations. The cover is block-printed.',
        'मसी र पेन्सिल दुवै चल्ने, पुस्तौँ टिक्ने। गाता ठप्पाले छापिएको।',
      ],
      price: 420,
      drawing: 'notebook-with-decorative-cover',
      beside: 'feather',
      varieties: [
        ['A5, 100 pages', 'ए५, १०० पृष्ठ'],
        ['A6, 80 pages', 'ए६, ८० पृष्ठ', 0.7],
      ],
      vendors: 'baglung-lokta-kagaj',
    },
    {
      title: ['{}', '{}'],
      headline: ['What every desk runs out of', 'हरेक टेबलमा सकिइरहने'],
      about: ['Kept in the drawer so that it is there when it is needed.', 'चाहिँदा भेटियोस् भनेर घर्रामा राखिने।'],
      price: 240,
      drawing: 'pen',
      varieties: [
        ['Ball pens, box of 20', 'डटपेन, २० को बट्टा', 1, 'pen'],
        ['Pencils, box of 12', 'पेन्सिल, १२ को बट्टा', 0.5, 'pencil'],
        ['Ruled copies, set of six', 'धर्के कापी, छको सेट', 1.4, 'notebook'],
        ['Ledger, 200 pages', 'खाता बही, २०० पृष्ठ', 1.6, 'ledger'],
        ['Paper clips and pins', 'क्लिप र पिन', 0.4, 'linked-paperclips'],
        ['Steel ruler, 30 cm', 'स्टिलको रुलर, ३० से.मि.', 0.4, 'straight-ruler'],
        ['Scissors, 18 cm', 'कैँची, १८ से.मि.', 0.9, 'scissors'],
        ['BS wall calendar 2084', 'भित्ते पात्रो २०८४', 0.5, 'spiral-calendar'],
        ['Fountain pen, blue', 'नीलो मसी कलम', 2.2, 'fountain-pen'],
      ],
      madeIn: 'india',
      vendors: 'mechi-stationery pustak-chautari',
    },
  ],
}
