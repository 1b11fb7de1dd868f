import type { Assortment } from '../product-kind.ts'

const living = {
  madeIn: 'nepal',
  warranty: ['Another one if it arrives broken or dry', 'भाँचिएको वा सुकेको आए अर्को'],
} satisfies Partial<Assortment>

export const plants: Assortment = {
  ...living,
  category: 'plants',
  returnDays: 0,
  taxKind: 'exempt',
  vendors: 'godawari-nursery kirtipur-phulbari dadeldhura-bagbani',
  closings: [
    ['Let it rest for two days in the shade after the journey.', 'यात्रापछि दुई दिन छायामा राख्नुहोस्।'],
    ['Grown in the valley, so it knows our winter.', 'उपत्यकामै हुर्किएकाले हाम्रो जाडो चिनेको छ।'],
  ],
  kinds: [
    {
      title: ['{}, in pot', '{}, गमलामा'],
      headline: ['Something green for the window', 'झ्यालका लागि हरियाली'],
      about: [
        'Well rooted, watered the day it leaves. Likes light, dislikes wet feet.',
        'जरा राम्ररी समातेको, पठाउने दिन पानी हालिएको। उज्यालो मन पर्छ, जमेको पानी पर्दैन।',
      ],
      price: 380,
      drawing: 'potted-plant',
      varieties: [
        ['Money plant', 'मनी प्लान्ट', 0.7, 'own:hanging-pot:clay'],
        ['Snake plant', 'स्नेक प्लान्ट', 1.1, 'own:snake-plant:clay'],
        ['Tulsi', 'तुलसी', 0.4, 'own:potted:clay:herb'],
        ['Cactus', 'सिउँडी', 0.8, 'own:potted:clay:cactus'],
        ['Rubber plant', 'रबर प्लान्ट', 1.6, 'own:broad-plant:clay'],
        ['Areca palm', 'एरिका पाम', 1.6, 'own:potted:white:palm-tree'],
      ],
      facts: [
        [['Twice a week', 'हप्तामा दुई पटक'], ['Watering is enough', 'पानी हाले पुग्छ'], 'droplet'],
        [['35 cm', '३५ से.मि.'], ['High with the pot', 'गमलासहित अग्लो'], 'straight-ruler'],
        [['Half shade', 'आधा छाया'], ['East window', 'पूर्वी झ्याल'], 'sun-behind-small-cloud'],
      ],
    },
    {
      title: ['{}, flowering', '{}, फुलेको'],
      headline: ['Buds on it when it comes', 'कोपिलासहित आउँछ'],
      about: [
        'Cut back after flowering, it blooms again. Feed it once a month.',
        'फुलेपछि काटछाँट गर्नुहोस्, फेरि फुल्छ। महिनामा एक पटक मल दिनुहोस्।',
      ],
      price: 320,
      drawing: 'hibiscus',
      varieties: [
        ['Rhododendron, young', 'गुराँसको बिरुवा', 1.8, 'own:potted:clay:cherry-blossom'],
        ['Rose', 'गुलाब', 1, 'own:potted:clay:rose'],
        ['Marigold, six plants', 'सयपत्री, छ बोट', 0.6, 'own:potted:clay:rosette'],
        ['Makhamali (globe amaranth), six plants', 'मखमली, छ बोट', 0.6, 'own:potted:clay:hyacinth'],
        ['Hibiscus', 'जपा पुष्प', 0.9, 'own:potted:clay:hibiscus'],
        ['Sunflower, three plants', 'सूर्यमुखी, तीन बोट', 0.5, 'own:potted:clay:sunflower'],
      ],
    },
    {
      title: ['{} sapling', '{}को बिरुवा'],
      headline: ['For the one who plants today', 'आज रोप्नेका लागि'],
      about: [
        'Grafted, two years old, roots in a bag of earth. Plant it in Asar, pick in the third year.',
        'कलमी, दुई वर्षको, माटोको पोकामा जरा। असारमा रोप्नुहोस्, तेस्रो वर्ष टिप्नुहोस्।',
      ],
      price: 280,
      drawing: 'deciduous-tree',
      varieties: [
        ['Mandarin', 'सुन्तला', 1, 'own:sapling:orange'],
        ['Apple', 'स्याउ', 1.2, 'own:sapling:apple'],
        ['Walnut', 'ओखर', 1.6, 'own:sapling:walnut'],
        ['Avocado', 'एभोकाडो', 2, 'own:sapling:avocado'],
        ['Lemon', 'कागती', 0.8, 'own:sapling:lemon'],
      ],
      vendors: 'dadeldhura-bagbani godawari-nursery',
    },
  ],
}

export const seeds: Assortment = {
  ...living,
  category: 'seeds',
  taxKind: 'exempt',
  vendors: 'chitwan-biu-bijan dadeldhura-bagbani',
  closings: [
    ['Tested: nine of ten come up.', 'जाँचिएको: दसमा नौ उम्रिन्छन्।'],
    ['Open-pollinated, so you may keep your own seed.', 'खुला सेचित, आफ्नै बीउ राख्न मिल्ने।'],
  ],
  kinds: [
    {
      title: ['{} seed', '{}को बीउ'],
      headline: ['For bed, roof and balcony', 'बारी, कौसी र बरन्डाका लागि'],
      about: [
        'The month of sowing for hill and Tarai stands on the bag. Keep it dry until then.',
        'पहाड र तराईमा छर्ने महिना पोकामै लेखिएको। त्यतिन्जेल सुक्खामा राख्नुहोस्।',
      ],
      price: 60,
      drawing: 'own:packet:leaf:seedling',
      varieties: [
        ['Mustard greens (rayo)', 'रायो', 0.8, 'own:packet:pine:leafy-green'],
        ['Radish', 'मुला', 0.8, 'own:packet:rose:seedling'],
        ['Carrot', 'गाजर', 1.1, 'own:packet:orange:carrot'],
        ['Tomato', 'गोलभेँडा', 1.6, 'own:packet:tomato:tomato'],
        ['Cauliflower', 'काउली', 1.5, 'own:packet:teal:broccoli'],
        ['Dalle chilli', 'डल्ले खुर्सानी', 2, 'own:packet:red:hot-pepper'],
        ['Cucumber', 'काँक्रो', 1.2, 'own:packet:mint:cucumber'],
        ['Pea', 'केराउ', 1, 'own:packet:leaf:pea-pod'],
        ['Aubergine', 'भन्टा', 1.2, 'own:packet:plum:eggplant'],
        ['Onion', 'प्याज', 1.3, 'own:packet:brick:onion'],
        ['Maize', 'मकै', 1, 'own:packet:ghee:ear-of-corn'],
        ['Marigold', 'सयपत्री', 1, 'own:packet:marigold:rosette'],
      ],
      sizes: '1 packet, 5 packets*4.4',
    },
  ],
}

export const pots: Assortment = {
  category: 'pots',
  vendors: 'thimi-mato-kala kirtipur-phulbari',
  madeIn: 'nepal',
  warranty: ['Another one if it arrives broken', 'फुटेको आए अर्को'],
  closings: [
    ['With a hole below and a saucer to match.', 'पिँधमा प्वाल र मिल्दो थाली।'],
    ['Packed in straw.', 'परालमा प्याक गरिएको।'],
  ],
  kinds: [
    {
      title: ['{}', '{}'],
      headline: ['Clay that lets roots breathe', 'जरालाई सास फेर्न दिने माटो'],
      about: [
        'Thrown on the wheel in Thimi. It whitens with time, and plants like that.',
        'थिमीको चक्रमा बनेको। समयसँगै सेतो हुँदै जान्छ, बिरुवालाई त्यही मन पर्छ।',
      ],
      price: 260,
      drawing: 'own:flower-pot:clay',
      varieties: [
        ['Clay pot, 20 cm', 'माटोको गमला, २० से.मि.', 1, 'own:flower-pot:clay'],
        ['Clay pot, 30 cm', 'माटोको गमला, ३० से.मि.', 1.8, 'own:flower-pot:brick'],
        ['Hanging pot with rope', 'डोरीसहित झुन्डिने गमला', 1.4, 'own:hanging-pot:clay'],
        ['Tall jar for the yard', 'आँगनको अग्लो घैँटो', 5, 'own:gagri:clay'],
        ['Tulsi math, small', 'सानो तुलसीको मठ', 3.2, 'own:tulsi-altar:clay:herb'],
        ['Bamboo planter', 'बाँसको गमला', 1.3, 'basket'],
      ],
    },
  ],
}
