import type { Assortment } from '../product-kind.ts'

export const light: Assortment = {
  category: 'light',
  vendors: 'nepalgunj-ghar-sansar birgunj-digital',
  madeIn: 'china',
  warranty: ['1 year', '१ वर्ष'],
  closings: [
    ['Tried once before it is packed.', 'प्याक गर्नुअघि एक पटक बालेर हेरिन्छ।'],
    ['Light changes a room more than paint does.', 'रङभन्दा बढी उज्यालोले कोठा फेर्छ।'],
    ['Wipe it with a dry cloth.', 'सुक्खा कपडाले पुछ्नुहोस्।'],
  ],
  kinds: [
    {
      title: ['LED bulb, {}', 'एलईडी बल्ब, {}'],
      headline: ['Bright for a tenth of the bill', 'दसौँ हिस्सा बिलमा उज्यालो'],
      about: [
        'Starts at once at 90 volts and does not hum. Ten thousand hours, or we change it.',
        '९० भोल्टमै तुरुन्त बल्छ, भुनभुन गर्दैन। दस हजार घण्टा, नत्र साटिदिन्छौँ।',
      ],
      price: 180,
      drawing: 'light-bulb',
      varieties: [
        ['9 W, warm', '९ वाट, न्यानो'],
        ['filament look, 6 W', 'फिलामेन्टजस्तो, ६ वाट', 2],
      ],
      sizes: '1 piece, 4 pieces*3.6',
      vendors: 'birgunj-digital biratnagar-electro-world',
    },
    {
      title: ['Lokta paper lamp, {}', 'लोक्ता कागजको बत्ती, {}'],
      headline: ['Paper from Baglung, light from within', 'बागलुङको कागज, भित्रबाट उज्यालो'],
      about: [
        'Handmade lokta on a bamboo frame, with petals pressed into the sheet. Folds flat for the post.',
        'बाँसको खाकामा हाते लोक्ता, कागजभित्रै फूलका पत्र। पार्सलका लागि चेप्टो पट्टिन्छ।',
      ],
      price: 980,
      drawing: 'own:lantern',
      varieties: [
        ['hanging', 'झुन्ड्याउने'],
        ['table', 'टेबलको', 1.2],
      ],
      tones: 'red marigold pine',
      vendors: 'baglung-lokta-kagaj',
      madeIn: 'nepal',
      facts: [
        [['Lokta', 'लोक्ता'], ['Bark that grows back', 'फेरि पलाउने बोक्रा'], 'deciduous-tree'],
        [['Flat', 'चेप्टो'], ['Folds for the post', 'पट्याएर पठाइने'], 'package'],
        [['Baglung', 'बागलुङ'], ['Made by 40 women', '४० महिलाले बनाएको'], 'mountain'],
      ],
    },
    {
      title: ['Table lamp, {}', 'टेबल बत्ती, {}'],
      headline: ['A circle of quiet to read in', 'पढ्नका लागि शान्त घेरा'],
      about: [
        'An arm that stays where you put it and a shade that does not blind the neighbour.',
        'जता फर्कायो त्यतै बस्ने पाखुरा, छिमेकीको आँखामा नपर्ने छाया।',
      ],
      price: 1550,
      drawing: 'own:table-lamp:marigold',
      varieties: [
        ['rechargeable', 'चार्ज हुने', 1.2, 'own:table-lamp:white'],
        ['walnut foot', 'ओखरको खुट्टा', 1.9, 'own:table-lamp:marigold'],
        ['with phone charger', 'फोन चार्जरसहित', 1.4, 'own:table-lamp:glacier'],
      ],
    },
    {
      title: ['Torch, {}', 'टर्च, {}'],
      headline: ['For the path after the last lamp', 'अन्तिम बत्तीपछिको बाटोका लागि'],
      about: [
        'Throws far, fills from USB and survives the step it falls on.',
        'टाढासम्म पर्छ, यूएसबीबाट चार्ज हुन्छ, ढुङ्गामा खसे पनि फुट्दैन।',
      ],
      price: 850,
      drawing: 'flashlight',
      varieties: [
        ['300 lumen', '३०० लुमेन'],
        ['1,000 lumen', '१,००० लुमेन', 2],
      ],
      vendors: 'birgunj-digital sagarmatha-outdoor',
    },
    {
      title: ['Solar lamp, {}', 'सोलार बत्ती, {}'],
      headline: ['The day’s sun, kept for the evening', 'दिनको घाम, साँझका लागि'],
      about: [
        'Six hours of sun give eight hours of light. Hang it in the shed, the tent or the tea shop.',
        'छ घण्टा घामले आठ घण्टा उज्यालो। गोठ, पाल वा चियापसलमा झुन्ड्याउनुहोस्।',
      ],
      price: 1450,
      drawing: 'own:solar-lantern:pine',
      beside: 'sun',
      varieties: [
        ['lantern with radio', 'रेडियोसहित लाल्टिन', 1.6, 'own:solar-lantern:pine'],
        ['string, 10 m', 'झल्लर, १० मिटर', 0.8, 'own:string-lights:ghee'],
        ['lantern with handle', 'समाउने भएको लाल्टिन', 0.8, 'own:solar-lantern:red'],
      ],
      warranty: ['2 years, battery included', '२ वर्ष, ब्याट्रीसहित'],
    },
    {
      title: ['Candles, {}', 'मैनबत्ती, {}'],
      headline: ['Poured in Chitwan from clean wax', 'चितवनमा सफा मैनबाट बनाइएका'],
      about: [
        'Burn straight and do not drip. The scented ones smell of the flower and not of a shop.',
        'सिधा बल्छन्, चुहिँदैनन्। बास्नादार मैनबत्तीमा पसलको होइन, फूलको बास्ना।',
      ],
      price: 340,
      drawing: 'candle',
      varieties: [
        ['beeswax, set of four', 'मौरीको मैन, चारको सेट', 1.9],
        ['sandalwood scent', 'श्रीखण्ड बास्ना', 1.3],
        ['household, set of twelve', 'घरायसी, बाह्रको सेट'],
      ],
      vendors: 'chitwan-herbals nepalgunj-ghar-sansar',
      madeIn: 'nepal',
    },
    {
      title: ['String lights for Tihar, {}', 'तिहारको झिलिमिली, {}'],
      headline: ['For one night, or for the whole winter', 'एक रात वा जाडोभरि'],
      about: [
        'Copper wire with small drops of light, a switch with eight modes. Can hang in the rain.',
        'तामाको तारमा साना थोपा बत्ती, आठ थरीको स्विच। पानीमा पनि झुन्ड्याउन मिल्छ।',
      ],
      price: 420,
      drawing: 'own:string-lights',
      beside: 'electric-plug',
      varieties: [
        ['10 m, warm', '१० मिटर, न्यानो', 1, 'own:string-lights:ghee'],
        ['20 m, many colours', '२० मिटर, रङ्गीचङ्गी', 1.7, 'own:string-lights'],
        ['curtain, 3 × 2 m', 'पर्दा, ३ × २ मिटर', 2.2, 'own:string-lights:glacier'],
      ],
    },
    {
      title: ['Sofa with reading lamp, {}', 'सोफा, पढ्ने बत्तीसहित, {}'],
      headline: ['A corner of the room, complete', 'कोठाको एउटा कुना, तयारी'],
      about: [
        'Two seats on a frame of sal and the lamp that belongs beside it. Put up in your room within the valley.',
        'सालको खाकामा दुई सिट, छेउमा सुहाउने बत्ती। उपत्यकाभित्र कोठामै जडान गरिदिन्छौँ।',
      ],
      price: 46000,
      drawing: 'couch-and-lamp',
      varieties: [
        ['two seats', 'दुई सिट'],
        ['three seats', 'तीन सिट', 1.35],
      ],
      tones: 'red indigo',
      madeIn: 'nepal',
      warranty: ['5 years on the frame', 'खाकामा ५ वर्ष'],
    },
  ],
}
