import type { Assortment } from '../product-kind.ts'

export const yarnAndCraft: Assortment = {
  category: 'yarn-and-craft',
  vendors: 'mithila-kala-griha baglung-lokta-kagaj',
  madeIn: 'nepal',
  warranty: ['Exchange within 30 days', '३० दिनभित्र साटिने'],
  closings: [
    ['A card with the maker’s name and village lies inside.', 'बनाउनेको नाम र गाउँ लेखिएको कार्ड भित्रै छ।'],
    ['Small differences are not faults but fingerprints.', 'साना फरक खोट होइनन्, हातको छाप हुन्।'],
  ],
  kinds: [
    {
      title: ['Hand-spun wool yarn', 'हातले कातेको ऊनी धागो'],
      headline: ['Spun by the fire in Upper Mustang', 'माथिल्लो मुस्ताङमा आगो ताप्दै कातिएको'],
      about: [
        'Two-ply, a little uneven, full of air. Dyed with madder, walnut and indigo.',
        'दोबर, अलि खस्रो, हावा भरिएको। मजिठो, ओखर र नीलले रङाइएको।',
      ],
      price: 390,
      drawing: 'own:yarn',
      beside: 'ewe',
      tones: 'red marigold pine indigo pink',
      sizes: '100 g, 500 g*4.5',
      vendors: 'mustang-oon-udhyog chandragiri-felt',
      facts: [
        [['Two-ply', 'दोबर'], ['For needles of 4 mm', '४ मि.मि. सुइरोका लागि'], 'yarn'],
        [['3,800 m', '३,८०० मिटर'], ['Where the sheep graze', 'भेडा चर्ने उचाइ'], 'mountain'],
        [['Plant dyes', 'वनस्पति रङ'], ['Fast to light', 'घामले नउड्ने'], 'herb'],
      ],
    },
    {
      title: ['Mithila painting, {}', 'मिथिला चित्र, {}'],
      headline: ['Painted with a bamboo nib in Janakpur', 'जनकपुरमा बाँसको कलमले कोरिएको'],
      about: [
        'Natural colours on handmade paper, signed by the woman who painted it. Sent rolled in a tube.',
        'हाते कागजमा प्राकृतिक रङ, कोर्ने दिदीको हस्ताक्षरसहित। नलीमा बेरेर पठाइन्छ।',
      ],
      price: 2400,
      drawing: 'own:mithila:red:fish',
      beside: 'paintbrush',
      varieties: [
        ['fish and lotus', 'माछा र कमल', 1, 'own:mithila:indigo:fish'],
        ['peacocks', 'मयूर', 1.1, 'own:mithila:red:peacock'],
        ['wedding procession', 'बिहेको जन्त', 1.8, 'own:mithila:marigold:elephant'],
        ['tree of life', 'जीवनवृक्ष', 1.4, 'own:mithila:pine:deciduous-tree'],
      ],
      sizes: '28 × 38 cm, 56 × 76 cm*2.2',
      vendors: 'mithila-kala-griha',
    },
    {
      title: ['Lokta paper, {}', 'लोक्ता कागज, {}'],
      headline: ['Paper that insects leave alone', 'कीराले नखाने कागज'],
      about: [
        'Lifted sheet by sheet from the stream and dried in the sun. For writing, wrapping and binding.',
        'खोलाको पानीबाट एक-एक पाना उठाएर घाममा सुकाइएको। लेख्न, बेर्न र गाता हाल्न।',
      ],
      price: 420,
      drawing: 'scroll',
      varieties: [
        ['10 sheets, natural', '१० पाना, सादा'],
        ['10 sheets, printed', '१० पाना, छापिएको', 1.3],
      ],
      vendors: 'baglung-lokta-kagaj',
    },
    {
      title: ['Carved wooden {}', 'काठमा कुँदिएको {}'],
      headline: ['From a lane behind Dattatreya', 'दत्तात्रयपछाडिको गल्लीबाट'],
      about: [
        'Sal and walnut, cut with forty chisels and no sandpaper. Oiled, not painted.',
        'साल र ओखर, चालीस छिनोले कुँदिएको, खाक्सी नलगाइएको। रङ होइन, तेल दलिएको।',
      ],
      price: 3200,
      drawing: 'own:carved-window:wood',
      varieties: [
        ['peacock window, small', 'सानो मयूर झ्याल', 2.2, 'own:carved-window:wood'],
        ['window frame for a mirror', 'ऐना राख्ने आँखीझ्याल', 1.6, 'own:carved-window:walnut'],
      ],
      vendors: 'bhaktapur-kath-kala',
    },
    {
      title: ['Sewing kit, {}', 'सिलाइ सेट, {}'],
      headline: ['For the button that comes off today', 'आजै खुस्किने टाँकका लागि'],
      about: [
        'Needles that do not rust, thread in twelve colours and scissors that cut. In a tin.',
        'खिया नलाग्ने सियो, बाह्र रङका धागो, काट्ने कैँची। बट्टामा।',
      ],
      price: 450,
      drawing: 'sewing-needle',
      beside: 'thread',
      varieties: [['for travel', 'यात्राका लागि']],
      vendors: 'palpa-dhaka-udhyog mithila-kala-griha',
    },
    {
      title: ['Felting kit, {}', 'फेल्ट बनाउने सेट, {}'],
      headline: ['An afternoon, some soap, a bird', 'एक दिउँसो, अलि साबुन, एउटा चरा'],
      about: [
        'Carded wool, needle and steps in pictures, in both languages. From eight years on with a grown-up.',
        'कोरेको ऊन, सियो र चित्रसहित विधि, दुवै भाषामा। आठ वर्षदेखि, ठूलासँग बसेर।',
      ],
      price: 780,
      drawing: 'own:yarn',
      tints: 'plum brick pink',
      beside: 'sewing-needle',
      varieties: [
        ['danphe bird', 'डाँफे'],
        ['yak', 'याक'],
      ],
      vendors: 'chandragiri-felt',
    },
  ],
}
