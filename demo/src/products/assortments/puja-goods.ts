import type { Assortment } from '../product-kind.ts'

export const pujaGoods: Assortment = {
  category: 'puja-goods',
  vendors: 'patan-dhalaut-kala mithila-kala-griha baglung-lokta-kagaj',
  madeIn: 'nepal',
  warranty: ['30 days against breakage in use', 'प्रयोगमा टुटेमा ३० दिन'],
  closings: [
    ['Packed clean and apart from leather.', 'छालासँग नमिसाई चोखो प्याक गरिएको।'],
    ['Used at home, and in the temples of Patan.', 'घरमा र पाटनका मन्दिरमा चल्ने।'],
    ['The list of what a puja needs lies in the parcel.', 'पूजामा के-के चाहिन्छ, सूची पार्सलमै छ।'],
  ],
  kinds: [
    {
      title: ['Incense, {}', 'धूप, {}'],
      headline: ['Rolled by hand, no charcoal core', 'हातले बाटेको, गोल नहालिएको'],
      about: [
        'Juniper, sal resin and herbs bound with honey. A stick burns for forty minutes and leaves white ash.',
        'धुपी, सालधूप र जडीबुटी महले बाटिएको। एक सिन्का चालीस मिनेट बल्छ, खरानी सेतो।',
      ],
      price: 150,
      drawing: 'own:incense:garam',
      varieties: [
        ['juniper', 'धुपी', 1, 'own:incense:pine'],
        ['sandalwood', 'श्रीखण्ड', 1.5, 'own:incense:cumin'],
        ['jatamansi', 'जटामसी', 1.4, 'own:incense:plum'],
        ['rose', 'गुलाब', 1, 'own:incense:pink'],
      ],
      sizes: '1 bundle, 5 bundles*4.4',
      vendors: 'surkhet-jadibuti surkhet-jadibuti patan-dhalaut-kala',
    },
    {
      title: ['Prayer beads, {}', 'जपमाला, {}'],
      headline: ['One hundred and eight, and one', 'एक सय आठ र एक'],
      about: [
        'Sorted to one size and knotted between the beads. The thread can be renewed with us.',
        'एउटै दानामा केलाएर, बीचबीचमा गाँठो पारिएको। धागो हामीकहाँ फेर्न मिल्छ।',
      ],
      price: 680,
      drawing: 'prayer-beads',
      varieties: [
        ['tulsi', 'तुलसी', 0.5],
        ['bodhi seed', 'बोधिचित्त', 2.6],
        ['rudraksha, five-faced', 'पञ्चमुखी रुद्राक्ष', 1.6],
      ],
      vendors: 'patan-dhalaut-kala',
    },
    {
      title: ['Clay diyo, {}', 'माटोको पाला, {}'],
      headline: ['For Tihar, and for every evening', 'तिहारका लागि, अनि हरेक साँझ'],
      about: [
        'Pinched on the wheel in Thimi and dried on the squares. They drink a little oil the first time.',
        'थिमीको चक्रमा बनेर चोकमा सुकाइएका। पहिलो पटक अलिकति तेल सोस्छन्।',
      ],
      price: 120,
      drawing: 'diya-lamp',
      varieties: [
        ['small', 'साना'],
        ['painted', 'रङ्ग्याइएका', 1.8],
      ],
      sizes: '12 pieces, 50 pieces*3.6',
      vendors: 'thimi-mato-kala',
    },
    {
      title: ['Puja thali, {}', 'पूजा थाली, {}'],
      headline: ['Everything in its place', 'सबै कुरा आफ्नै ठाउँमा'],
      about: [
        'Plate, lamp, bell, water pot and small bowls for tika and akshata. They fit into each other.',
        'थाली, दियो, घण्टी, जलपात्र, टीका र अक्षताका साना कचौरा। एकअर्काभित्र मिल्छन्।',
      ],
      price: 1850,
      drawing: 'own:puja-plate:brass',
      varieties: [
        ['brass, five pieces', 'पित्तल, पाँच थान', 1, 'own:puja-plate:brass'],
        ['copper, seven pieces', 'तामा, सात थान', 1.7, 'own:puja-plate:copper'],
        ['for travel', 'यात्राका लागि', 0.6, 'own:puja-plate:steel'],
      ],
      vendors: 'patan-dhalaut-kala',
      facts: [
        [['5 pieces', '५ थान'], ['That nest in one', 'एकैमा अट्ने'], 'package'],
        [['Brass', 'पित्तल'], ['Cast in Patan', 'पाटनमा ढलेको'], 'bell'],
        [['24 cm', '२४ से.मि.'], ['Across the plate', 'थालीको चौडाइ'], 'straight-ruler'],
      ],
    },
    {
      title: ['Marigold garland, {}', 'सयपत्रीको माला, {}'],
      headline: ['Does not wilt before Bhai Tika', 'भाइटीकासम्म नओइलाउने'],
      about: [
        'Cloth petals on a cotton thread, bright as in the field. For doors, pictures and guests.',
        'सुती धागोमा कपडाका पत्र, बारीमा झैँ उज्याला। ढोका, तस्बिर र पाहुनाका लागि।',
      ],
      price: 260,
      drawing: 'own:garland:marigold',
      varieties: [
        ['yellow, 1.5 m', 'पहेँलो, १.५ मिटर', 1, 'own:garland:turmeric'],
        ['orange, 1.5 m', 'सुन्तला रङ, १.५ मिटर', 1, 'own:garland:marigold'],
      ],
      vendors: 'mithila-kala-griha',
    },
    {
      title: ['Tika and abir set, {}', 'टीका अबिर सेट, {}'],
      headline: ['Colours that wash out of the good shirt', 'राम्रो कमिजबाट पनि पखालिने रङ'],
      about: [
        'Ground of rice flour and food colours, gentle to the skin. In seven small boxes.',
        'चामलको पिठो र खाद्य रङबाट बनेको, छालालाई नबिगार्ने। सात साना बट्टामा।',
      ],
      price: 240,
      drawing: 'own:tika',
      varieties: [
        ['five colours', 'पञ्चरङ्गी'],
        ['seven colours for Bhai Tika', 'सप्तरङ्गी, भाइटीकाका लागि', 1.3],
      ],
      sizes: '50 g',
      vendors: 'mithila-kala-griha',
    },
    {
      title: ['Prayer book, {}', 'पाठ पुस्तक, {}'],
      headline: ['Large letters, paper that lies open', 'ठूला अक्षर, खुलै बस्ने कागज'],
      about: [
        'Sanskrit with Nepali meaning below every verse. Bound in cloth with a ribbon.',
        'संस्कृत श्लोक, तल नेपाली अर्थ। कपडाको गाता, फित्तासहित।',
      ],
      price: 380,
      drawing: 'closed-book',
      varieties: [
        ['Chandi', 'चण्डी', 1, 'closed-book'],
        ['Gita', 'गीता', 1.1, 'orange-book'],
        ['Swasthani', 'स्वस्थानी', 1.3, 'green-book'],
      ],
      vendors: 'pustak-chautari baglung-lokta-kagaj',
    },
    {
      title: ['Conch shell, {}', 'शङ्ख, {}'],
      headline: ['Opened and tuned for blowing', 'फुक्न मिल्ने गरी खोलिएको'],
      about: [
        'Chosen for its sound. The mouth is cut smooth, the stand is of brass.',
        'आवाज हेरेर छानिएको। मुख चिल्लो पारिएको, स्ट्यान्ड पित्तलको।',
      ],
      price: 1450,
      drawing: 'spiral-shell',
      varieties: [
        ['small', 'सानो'],
        ['large', 'ठूलो', 1.9],
      ],
      vendors: 'patan-dhalaut-kala',
      madeIn: 'india',
    },
    {
      title: ['Janai and raksha thread, {}', 'जनै र रक्षा धागो, {}'],
      headline: ['Spun clean for Janai Purnima', 'जनैपूर्णिमाका लागि चोखो कातेको'],
      about: [
        'Cotton spun and twisted by hand in the month of Asar, blessed or plain as you wish.',
        'असारमा हातले कातेर बाटिएको सुती, मन्त्रिएको वा सादा, जस्तो चाहनुहुन्छ।',
      ],
      price: 90,
      drawing: 'own:skein:turmeric',
      varieties: [
        ['set of five', 'पाँचको सेट', 1, 'own:skein:turmeric'],
        ['family pack', 'परिवार प्याक', 2.4, 'own:skein:cream'],
      ],
      vendors: 'mithila-kala-griha',
    },
    {
      title: ['Prayer flags, {}', 'प्रार्थना झन्डा, {}'],
      headline: ['Five colours for the wind', 'हावाका लागि पाँच रङ'],
      about: [
        'Printed by hand from carved blocks on thin cotton: blue, white, red, green, yellow. Hang them high, where the wind carries the words.',
        'कुँदेका काठका साँचाले पातलो सुतीमा हातले छापिएको: नीलो, सेतो, रातो, हरियो, पहेँलो। हावाले शब्द बोक्ने अग्लो ठाउँमा टाँग्नुहोस्।',
      ],
      price: 220,
      drawing: 'own:prayer-flags',
      varieties: [
        ['5 m, ten flags', '५ मिटर, दस झन्डा'],
        ['10 m, twenty-five flags', '१० मिटर, पच्चीस झन्डा', 1.9],
        ['for the window, 1 m', 'झ्यालका लागि, १ मिटर', 0.5],
      ],
      material: ['Cotton', 'सुती'],
    },
  ],
}
