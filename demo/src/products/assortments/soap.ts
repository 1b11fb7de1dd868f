import type { Assortment } from '../product-kind.ts'

export const soap: Assortment = {
  category: 'soap',
  vendors: 'chitwan-herbals surkhet-jadibuti itahari-beauty-bazar',
  madeIn: 'nepal',
  warranty: ['Good for 24 months', '२४ महिनासम्म राम्रो'],
  care: ['Let it dry between uses', 'प्रयोगपछि सुक्न दिने'],
  closings: [
    ['A little is enough.', 'थोरैले पुग्छ।'],
    ['Kind to the river it runs into.', 'बगेर मिसिने खोलालाई पनि नबिगार्ने।'],
    ['Works with the hard water of Kathmandu too.', 'काठमाडौंको कडा पानीमा पनि राम्रो।'],
  ],
  kinds: [
    {
      title: ['Handmade soap, {}', 'हाते साबुन, {}'],
      headline: ['Chiuri butter, cold process', 'चिउरीको घिउ, चिसो विधि'],
      about: [
        'Made in trays of sixty and stamped by hand. The scent comes from oils, the colour from plants.',
        'साठी-साठी थानका ट्रेमा बनाई हातले छाप लगाइएको। बास्ना तेलबाट, रङ वनस्पतिबाट।',
      ],
      price: 180,
      drawing: 'soap',
      varieties: [
        ['rhododendron', 'गुराँस'],
        ['rose', 'गुलाब'],
        ['lavender', 'लाभेन्डर', 1.1],
      ],
      tints: 'red pink plum',
      sizes: '100 g, 3 pieces*2.8',
      facts: [
        [['Six weeks', '६ हप्ता'], ['Cured on shelves', 'तखतामा सुकाइएको'], 'spiral-calendar'],
        [['Chiuri', 'चिउरी'], ['Butter from Chitwan', 'चितवनको घिउ'], 'butter'],
        [['Lokta', 'लोक्ता'], ['Wrapping, no plastic', 'बेर्ने कागज, प्लास्टिक छैन'], 'scroll'],
      ],
    },
    {
      title: ['Herbal soap, {}', 'जडीबुटी साबुन, {}'],
      headline: ['For skin that itches in summer', 'गर्मीमा चिलाउने छालाका लागि'],
      about: [
        'Leaves ground fresh into the soap. Green when new, brown with the months.',
        'ताजै पिँधेका पात साबुनमा मिसाइएका। नयाँमा हरियो, महिनौँपछि खैरो।',
      ],
      price: 130,
      drawing: 'soap',
      beside: 'herb',
      varieties: [
        ['neem', 'नीम'],
        ['tulsi', 'तुलसी'],
        ['titepati', 'तितेपाती', 1.05],
      ],
      tints: 'pine moss teal',
      sizes: '100 g, 4 pieces*3.6',
    },
    {
      title: ['Goat milk soap, {}', 'बाख्राको दूधको साबुन, {}'],
      headline: ['Soft enough for a child', 'नानीका लागि पनि नरम'],
      about: [
        'A third of it is milk from farms around Chitwan. Little scent, much foam.',
        'एक तिहाइ चितवन वरपरका फार्मको दूध। बास्ना कम, फिँज धेरै।',
      ],
      price: 210,
      drawing: 'soap',
      beside: 'goat',
      varieties: [
        ['with honey', 'महसहित', 1.1],
        ['with oats', 'जईसहित'],
      ],
      tints: 'brick ochre',
      sizes: '100 g, 2 pieces*1.9',
    },
    {
      title: ['Liquid hand soap, {}', 'हात धुने झोल साबुन, {}'],
      headline: ['Beside the sink, all day long', 'बेसिन छेउमा, दिनभरि'],
      about: [
        'Thick and mild, in a bottle that can be filled again from our bag.',
        'बाक्लो र नरम, हाम्रै पोकाबाट फेरि भर्न मिल्ने बोतलमा।',
      ],
      price: 240,
      drawing: 'lotion-bottle',
      tints: 'ochre pine',
      beside: 'bubbles',
      varieties: [
        ['lemon', 'कागती'],
        ['neem', 'नीम'],
      ],
      sizes: '250 ml, 1 litre*2.9',
      madeIn: 'india',
    },
    {
      title: ['Washing soap, {}', 'लुगा धुने साबुन, {}'],
      headline: ['For the stone by the tap', 'धाराको ढुङ्गामा लुगा धुन'],
      about: [
        'Hard bars that do not melt away. Good for wool when the water is cold.',
        'छिट्टै नगल्ने कडा डल्लो। चिसो पानीमा ऊनका लागि पनि राम्रो।',
      ],
      price: 60,
      drawing: 'soap',
      tints: 'glacier plum',
      beside: 'bucket',
      varieties: [
        ['blue', 'नीलो'],
        ['for wool', 'ऊनका लागि', 1.8],
      ],
      sizes: '1 piece, 5 pieces*4.6',
      madeIn: 'india',
    },
    {
      title: ['Bath sponge, {}', 'नुहाउने स्पन्ज, {}'],
      headline: ['Grown on a vine behind the house', 'घरपछाडिको लहरामा फलेको'],
      about: [
        'Dried ghiraula or soft foam, on a loop. Rinse and hang it up.',
        'सुकेको घिरौँला वा नरम फोम, झुन्ड्याउने डोरीसहित। पखालेर झुन्ड्याउनुहोस्।',
      ],
      price: 120,
      drawing: 'sponge',
      varieties: [
        ['loofah', 'घिरौँला', 1.2],
        ['soft', 'नरम'],
      ],
      tones: 'pine pink',
      madeIn: 'china',
    },
  ],
}
