import type { Assortment } from '../product-kind.ts'

export const madalAndDrums: Assortment = {
  category: 'madal-and-drums',
  vendors: 'khokana-baja-pasal bandipur-sarangi-ghar',
  madeIn: 'nepal',
  warranty: ['1 year on skin and rings', 'छाला र कुण्डलमा १ वर्ष'],
  care: ['Keep from damp, loosen after playing', 'ओसबाट जोगाउने, बजाएपछि खुकुलो पार्ने'],
  closings: [
    ['Tuned and played once before it is sent.', 'पठाउनुअघि सुर मिलाएर एक पटक बजाइन्छ।'],
    ['A cloth cover comes with it.', 'कपडाको खोल साथमै आउँछ।'],
  ],
  kinds: [
    {
      title: ['Madal, {}', 'मादल, {}'],
      headline: ['The heart of every evening with songs', 'हरेक गीतको साँझको मुटु'],
      about: [
        'Hollowed from one log, heads of goat skin on both sides. Deep on the left, clear on the right.',
        'एउटै मुढाबाट खोपिएको, दुवैतिर बाख्राको छाला। देब्रे गहिरो, दाहिने प्रस्ट।',
      ],
      price: 3200,
      drawing: 'own:madal:wood',
      varieties: [
        ['8 inch, khamari wood', '८ इन्च, खमारी काठ', 0.85],
        ['9 inch, sal wood', '९ इन्च, सालको काठ'],
        ['for children, 6 inch', 'बालबालिकाका लागि, ६ इन्च', 0.6],
      ],
      colour: 'brown',
      facts: [
        [['One log', 'एउटै मुढा'], ['Sal from Chitwan', 'चितवनको साल'], 'wood'],
        [['Goat skin', 'बाख्राको छाला'], ['On both heads', 'दुवै मुखमा'], 'goat'],
        [['Two notes', 'दुई सुर'], ['Dhin and tang', 'धिन र टाङ'], 'musical-notes'],
      ],
    },
    {
      title: ['{}', '{}'],
      headline: ['For jatra, puja and stage', 'जात्रा, पूजा र मञ्चका लागि'],
      about: [
        'Made by drum makers of Khokana, whose fathers played what they made.',
        'खोकनाका बाजा बनाउनेले बनाएको, जसका बाबुले आफैँ बनाएर बजाउँथे।',
      ],
      price: 5200,
      drawing: 'drum',
      varieties: [
        ['Dhimay', 'धिमे', 1.3, 'own:madal:red'],
        ['Dholak', 'ढोलक', 0.8, 'own:madal:marigold'],
        ['Damphu', 'डम्फु', 0.6, 'own:damphu'],
        ['Damaha', 'दमाहा', 1.5, 'own:damaha:copper'],
        ['Tabla, pair', 'तबला, जोर', 1.7, 'own:tabla'],
        ['Maracas, pair', 'माराकास, जोर', 0.15, 'maracas'],
      ],
    },
  ],
}

export const strings: Assortment = {
  category: 'strings',
  vendors: 'bandipur-sarangi-ghar melody-house-pokhara',
  madeIn: 'nepal',
  warranty: ['1 year on neck and joints', 'घाँटी र जोर्नीमा १ वर्ष'],
  closings: [
    ['Strung and tuned; a second set of strings lies in the case.', 'तार चढाएर सुर मिलाइएको; जगेडा तार बाकसमै।'],
    ['The first lesson by video is free.', 'पहिलो पाठ भिडियोमा निःशुल्क।'],
  ],
  kinds: [
    {
      title: ['Sarangi, {}', 'सारङ्गी, {}'],
      headline: ['The voice of the Gandharba', 'गन्धर्वको स्वर'],
      about: [
        'Carved from one piece of khirro wood, four strings, a bow of horse hair.',
        'खिर्रोको एउटै काठबाट कुँदिएको, चार तार, घोडाको रौँको रेटो।',
      ],
      price: 4800,
      drawing: 'own:sarangi:wood',
      varieties: [
        ['for beginners', 'सिकारुका लागि', 0.8],
        ['small, for travel', 'सानो, यात्राका लागि', 0.6],
      ],
      colour: 'brown',
      vendors: 'bandipur-sarangi-ghar',
      facts: [
        [['Khirro', 'खिर्रो'], ['One piece of wood', 'एउटै काठ'], 'wood'],
        [['4 strings', '४ तार'], ['Gut and steel', 'आन्द्रा र स्टिल'], 'musical-notes'],
        [['Bandipur', 'बन्दीपुर'], ['Made by players', 'बजाउनेले बनाएको'], 'house'],
      ],
    },
    {
      title: ['Guitar, {}', 'गितार, {}'],
      headline: ['Three chords and Phewa at dusk', 'तीन कर्ड र साँझको फेवा'],
      about: [
        'Strings close to the neck, easy to press, with a bag. Checked by our own player.',
        'घाँटीनजिकै तार, थिच्न सजिलो, झोलासहित। हाम्रै वादकले जाँचेको।',
      ],
      price: 9800,
      drawing: 'own:guitar',
      varieties: [['acoustic', 'एकाउस्टिक', 1]],
      tones: 'red pine indigo',
      madeIn: 'china',
      vendors: 'melody-house-pokhara',
    },
    {
      title: ['{}', '{}'],
      headline: ['Plucked in the far hills', 'टाढाका पहाडमा बज्ने'],
      about: [
        'Made by hand in small numbers; waiting a week for one is normal.',
        'थोरै सङ्ख्यामा हातले बनाइने; एउटाका लागि हप्ता कुर्नु सामान्य हो।',
      ],
      price: 6400,
      drawing: 'banjo',
      varieties: [
        ['Violin', 'भायोलिन', 1.3, 'violin'],
        ['Banjo, five strings', 'ब्यान्जो, पाँच तारे', 1.1, 'banjo'],
      ],
    },
  ],
}

export const flutes: Assortment = {
  category: 'flutes',
  vendors: 'bandipur-sarangi-ghar khokana-baja-pasal',
  madeIn: 'nepal',
  warranty: ['6 months against cracks', 'चर्किएमा ६ महिना'],
  closings: [
    ['Warm it in the hands before you play.', 'बजाउनुअघि हातमा न्यानो पार्नुहोस्।'],
    ['Pitch checked against a tuner.', 'सुर यन्त्रले जाँचिएको।'],
  ],
  kinds: [
    {
      title: ['Bansuri, {}', 'बाँसुरी, {}'],
      headline: ['Bamboo from Bhojpur, six holes', 'भोजपुरको बाँस, छ प्वाल'],
      about: [
        'Cut in winter, seasoned for two years, burned with a hot rod and bound with thread.',
        'जाडोमा काटेर दुई वर्ष सुकाइएको, तातो डन्डीले प्वाल पारी धागोले बाँधिएको।',
      ],
      price: 850,
      drawing: 'flute',
      varieties: [
        ['scale C', 'सी स्केल'],
        ['scale G, medium', 'जी स्केल, मध्यम', 1.2],
        ['set of three', 'तीनको सेट', 2.6],
      ],
      colour: 'brown',
    },
    {
      title: ['{}', '{}'],
      headline: ['For processions and for play', 'जन्ती र रमाइलोका लागि'],
      about: ['Loud, bright and made for the open air.', 'चर्को, चहकिलो, खुला ठाउँका लागि।'],
      price: 2400,
      drawing: 'trumpet',
      varieties: [
        ['Sanai', 'सनाई', 1, 'own:sanai'],
        ['Narsingha, copper', 'तामाको नरसिङ्गा', 4, 'own:narsingha:copper'],
      ],
    },
  ],
}
