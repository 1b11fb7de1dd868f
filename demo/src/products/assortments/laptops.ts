import type { Assortment } from '../product-kind.ts'

const memory = ['Memory', 'मेमोरी'] as [string, string]
const screen = ['Screen', 'पर्दा'] as [string, string]

export const laptops: Assortment = {
  category: 'laptops',
  vendors: 'putalisadak-computers birgunj-digital putalisadak-computers biratnagar-electro-world',
  madeIn: 'china',
  warranty: ['2 years, first year at your door', '२ वर्ष, पहिलो वर्ष घरमै'],
  closings: [
    ['When you wish it we set it up before sending.', 'चाहनुभए पठाउनुअघि सेटअप गरिदिन्छौँ।'],
    ['Keep the bill; it is the warranty card.', 'बिल जोगाउनुहोस्; त्यही वारेन्टी कार्ड हो।'],
    ['Tested before it leaves the shop.', 'पसलबाट पठाउनुअघि जाँचिन्छ।'],
  ],
  kinds: [
    {
      title: ['Laptop for study, 15.6 inch', 'पढाइका लागि ल्यापटप, १५.६ इन्च'],
      headline: ['From class nine to the degree', 'कक्षा नौदेखि स्नातकसम्म'],
      about: [
        'Enough for a hundred tabs, a spreadsheet and a film. The lid opens flat, the keys are quiet.',
        'सय वटा ट्याब, स्प्रेडसिट र फिल्मलाई पुग्छ। ढक्कन पूरै खुल्छ, किबोर्ड शान्त छ।',
      ],
      price: 58500,
      drawing: 'laptop',
      beside: 'books',
      sizes: '8/256 GB, 16/512 GB*1.16',
      specs: [
        [screen, ['15.6 inch Full HD', '१५.६ इन्च फुल एचडी']],
        [memory, ['One slot free', 'एउटा स्लट खाली']],
      ],
      colour: 'grey',
    },
    {
      title: ['Thin laptop, 14 inch, 1.3 kg', 'पातलो ल्यापटप, १४ इन्च, १.३ केजी'],
      headline: ['Twelve hours away from the plug', 'प्लगबिना बाह्र घण्टा'],
      about: [
        'A metal body, a matt screen and a battery that outlasts the office day. Charges from a USB-C power bank.',
        'धातुको बडी, नटल्किने पर्दा, अफिस सकिँदा पनि नसकिने ब्याट्री। यूएसबी-सी पावर बैँकबाट पनि चार्ज हुन्छ।',
      ],
      price: 96000,
      drawing: 'laptop',
      beside: 'hot-beverage',
      sizes: '16/512 GB',
      specs: [
        [screen, ['14 inch 2.2K', '१४ इन्च २.२के']],
        [
          ['Weight', 'तौल'],
          ['1.3 kg', '१.३ केजी'],
        ],
      ],
      colour: 'grey',
      facts: [
        [['1.3 kg', '१.३ केजी'], ['With the battery', 'ब्याट्रीसहित'], 'balance-scale'],
        [['12 hours', '१२ घण्टा'], ['On one charge', 'एक चार्जमा'], 'battery'],
        [['2 years', '२ वर्ष'], ['Repaired at your door', 'घरमै मर्मत'], 'toolbox'],
      ],
    },
    {
      title: ['Gaming laptop with {} graphics', '{} ग्राफिक्सको गेमिङ ल्यापटप'],
      headline: ['Fast frames, two big fans', 'छिटो फ्रेम, दुई ठूला पङ्खा'],
      about: [
        'A 165 Hz screen and a keyboard with lights that can be switched off for work. Also good for 3D and film.',
        '१६५ हर्जको पर्दा, काम गर्दा निभाउन मिल्ने बत्ती भएको किबोर्ड। थ्रीडी र भिडियोका लागि पनि राम्रो।',
      ],
      price: 142000,
      drawing: 'own:notebook-computer:black:racing-car',
      beside: 'video-game',
      varieties: [
        ['6 GB', '६ जीबी'],
        ['8 GB', '८ जीबी', 1.25],
      ],
      sizes: '16/512 GB, 32 GB/1 TB*1.18',
      specs: [[screen, ['15.6 inch, 165 Hz', '१५.६ इन्च, १६५ हर्ज']]],
      colour: 'grey',
      madeIn: 'taiwan',
    },
    {
      title: ['Two-in-one laptop with touch screen', 'टच स्क्रिनको टु-इन-वान ल्यापटप'],
      headline: ['Folds back into a tablet', 'पट्याउँदा ट्याब्लेट'],
      about: [
        'Draw, sign and read on it, then fold it back and type. The pen sticks to the side by a magnet.',
        'चित्र कोर्नुहोस्, सही गर्नुहोस्, पढ्नुहोस्, अनि फर्काएर टाइप गर्नुहोस्। कलम चुम्बकले छेउमै टाँसिन्छ।',
      ],
      price: 108000,
      drawing: 'own:notebook-computer:grey:artist-palette',
      beside: 'pencil',
      sizes: '8/512 GB',
      specs: [[screen, ['13.4 inch touch', '१३.४ इन्च टच']]],
      colour: 'grey',
    },
    {
      title: ['Renewed office laptop, {}', 'नवीकृत अफिस ल्यापटप, {}'],
      headline: ['A good machine’s second life', 'राम्रो मेसिनको दोस्रो जीवन'],
      about: [
        'From company leases, cleaned, tested and given a new disk. Small marks on the lid are possible and are shown to you before sending.',
        'कम्पनीबाट फिर्ता आएको, सफा गरी जाँचेर नयाँ डिस्क हालिएको। ढक्कनमा सानो दाग हुन सक्छ, पठाउनुअघि देखाउँछौँ।',
      ],
      price: 34500,
      drawing: 'own:notebook-computer:iron:bar-chart',
      varieties: [
        ['14 inch, 8th generation', '१४ इन्च, आठौँ पुस्ता'],
        ['14 inch, 10th generation', '१४ इन्च, दसौँ पुस्ता', 1.25],
      ],
      sizes: '8/256 GB',
      warranty: ['6 months in the shop', '६ महिना, पसलमा'],
      colour: 'black',
    },
    {
      title: ['Desktop computer, {}', 'डेस्कटप कम्प्युटर, {}'],
      headline: ['Built in Putalisadak, part by part', 'पुतलीसडकमा एक-एक पार्ट जोडिएको'],
      about: [
        'Case, screen, keyboard and mouse, wired and tested. You may name another part and we tell you the difference.',
        'केस, मनिटर, किबोर्ड र माउस, जोडेर जाँचिएको। अर्को पार्ट चाहिए भन्नुहोस्, फरक मूल्य बताउँछौँ।',
      ],
      price: 62000,
      drawing: 'desktop-computer',
      beside: 'keyboard',
      varieties: [
        ['for the office', 'अफिसका लागि'],
        ['for accounts and billing', 'बिलिङ र हिसाबका लागि', 0.9],
      ],
      colour: 'black',
      warranty: ['3 years on parts', 'पार्टमा ३ वर्ष'],
    },
    {
      title: ['Printer, {}', 'प्रिन्टर, {}'],
      headline: ['Ink tanks you fill yourself', 'आफैँ भर्न मिल्ने मसीको ट्याङ्की'],
      about: [
        'Prints, scans and copies, also from the phone. One filling is enough for 4,500 pages.',
        'छाप्छ, स्क्यान गर्छ, फोटोकपी गर्छ, फोनबाट पनि। एक पटक भरेको मसी ४,५०० पानालाई पुग्छ।',
      ],
      price: 26500,
      drawing: 'printer',
      varieties: [
        ['ink tank, colour', 'मसी ट्याङ्क, रङ्गीन'],
        ['laser with scanner', 'स्क्यानरसहित लेजर', 1.15],
      ],
      madeIn: 'vietnam',
      warranty: ['1 year', '१ वर्ष'],
    },
    {
      title: ['{}', '{}'],
      headline: ['For the desk that works', 'काम गर्ने टेबलका लागि'],
      about: [
        'Plugs in and works, with every system. Small things that make long hours easier.',
        'जोड्नेबित्तिकै चल्छ, जुनसुकै सिस्टममा। लामो काम सजिलो पार्ने साना कुरा।',
      ],
      price: 1450,
      drawing: 'computer-mouse',
      varieties: [
        ['Wireless mouse, silent keys', 'तारबिनाको माउस, शान्त बटन', 1, 'computer-mouse'],
        ['Keyboard with Nepali letters', 'नेपाली अक्षर भएको किबोर्ड', 1.3, 'keyboard'],
        ['Mechanical keyboard', 'मेकानिकल किबोर्ड', 3.6, 'keyboard'],
        ['Monitor, 24 inch', 'मनिटर, २४ इन्च', 13, 'desktop-computer'],
        ['External disk, 1 TB', 'एक्सटर्नल डिस्क, १ टीबी', 5.4, 'own:disk:black'],
        ['External disk, 2 TB', 'बाह्य डिस्क, २ टीबी', 4.6, 'own:disk:glacier'],
      ],
      warranty: ['1 year', '१ वर्ष'],
    },
  ],
}
