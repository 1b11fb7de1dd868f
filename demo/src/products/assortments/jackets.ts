import type { Assortment } from '../product-kind.ts'

const sizes = 'size: S, M, L, XL'

export const jackets: Assortment = {
  category: 'jackets',
  vendors: 'sagarmatha-outdoor namche-gear-house lakeside-trek-pasal',
  madeIn: 'nepal',
  warranty: ['1 year on seam and zip', 'सिलाइ र चेनमा १ वर्ष'],
  care: ['Keep clean and dry', 'सफा र सुक्खा राख्ने'],
  closings: [
    ['Tried on the way to Gorak Shep before it came into the shop.', 'पसलमा आउनुअघि गोरकशेपको बाटोमा जाँचिएको।'],
    ['It finds room at the top of the bag.', 'झोलाको माथिल्लो भागमा अट्छ।'],
    ['What tears or breaks is mended in our shop.', 'च्यातिए वा बिग्रिए पसलमै मर्मत गरिदिन्छौँ।'],
  ],
  kinds: [
    {
      title: ['Down jacket, {}', 'डाउन ज्याकेट, {}'],
      headline: ['Filled in Kathmandu, worn in Gorak Shep', 'काठमाडौंमा भरिएको, गोरकशेपमा लगाइने'],
      about: [
        'Duck down in small chambers, a hood that follows the head and a bag to press it into.',
        'साना कोठामा हाँसको भुवा, टाउकोसँगै घुम्ने हुड, खाँदेर राख्ने थैलो।',
      ],
      price: 7800,
      drawing: 'own:down-jacket',
      beside: 'snowflake',
      varieties: [
        ['light', 'हलुका', 0.8],
        ['warm', 'न्यानो'],
        ['expedition', 'आरोहणका लागि', 2.2],
      ],
      tones: 'ochre glacier plum',
      choice: sizes,
      material: ['Nylon, 80/20 duck down', 'नाइलन, ८०/२० हाँसको भुवा'],
      facts: [
        [['−10 °C', '−१० °से'], ['Comfortable standing', 'उभिँदा आरामदायी'], 'thermometer'],
        [['540 g', '५४० ग्राम'], ['In size M', 'M साइजमा'], 'balance-scale'],
        [['2 litre', '२ लिटर'], ['Packed in its bag', 'थैलोमा खाँद्दा'], 'package'],
      ],
      care: ['Wash cold, dry with two tennis balls', 'चिसो पानीमा धुने, टेनिस बलसँग सुकाउने'],
    },
    {
      title: ['Rain jacket, {}', 'बर्सादी ज्याकेट, {}'],
      headline: ['For Asar and Saun', 'असार र साउनका लागि'],
      about: [
        'Taped seams, zips under the arms and a peak on the hood. Rolls into its own pocket.',
        'टेप लगाइएको सिलाइ, काखीमुनि चेन, हुडमा छज्जा। आफ्नै गोजीमा बेरिन्छ।',
      ],
      price: 4200,
      drawing: 'own:rain-jacket',
      beside: 'umbrella-with-rain-drops',
      varieties: [
        ['two layers', 'दुई तह'],
        ['three layers', 'तीन तह', 1.9],
      ],
      tones: 'red pine teal',
      choice: sizes,
      madeIn: 'china',
    },
    {
      title: ['Fleece jacket', 'फ्लिस ज्याकेट'],
      headline: ['The one that is always worn', 'सधैँ लगाइने'],
      about: [
        'Close fleece that does not pill, with a high collar and two zipped pockets.',
        'भुवा नउठ्ने खाँदिलो फ्लिस, अग्लो कलर, चेन भएका दुई गोजी।',
      ],
      price: 2400,
      drawing: 'own:fleece',
      choice: 'colour: red, pine, glacier; size: S, M, L, XL',
      material: ['100% polyester fleece', '१००% पोलिस्टर फ्लिस'],
      madeIn: 'china',
    },
    {
      title: ['Down vest', 'डाउन भेस्ट'],
      headline: ['Warm chest, free arms', 'छाती न्यानो, हात स्वतन्त्र'],
      about: [
        'For drivers, shopkeepers and everyone who works with the hands in winter.',
        'ड्राइभर, पसले र जाडोमा हातले काम गर्ने सबैका लागि।',
      ],
      price: 3900,
      drawing: 'own:down-vest',
      tones: 'red marigold pine',
      choice: sizes,
      care: ['Wash cold, dry with two tennis balls', 'चिसो पानीमा धुने, टेनिस बलसँग सुकाउने'],
    },
    {
      title: ['Umbrella, {}', 'छाता, {}'],
      headline: ['Sun in Chait, rain in Asar', 'चैतमा घाम, असारमा पानी'],
      about: [
        'Eight ribs of fibre that turn and do not break. A cord for the wrist.',
        'उल्टिँदा पनि नभाँचिने आठ फाइबर सिन्का। नाडीमा झुन्ड्याउने डोरी।',
      ],
      price: 850,
      drawing: 'own:umbrella',
      varieties: [
        ['folding', 'पट्याउने'],
        ['long', 'लामो', 1.2],
      ],
      choice: 'colour: red, pine, glacier, plum',
      madeIn: 'china',
    },
    {
      title: ['{}', '{}'],
      headline: ['What the trail asks for besides', 'बाटोले माग्ने अरू कुरा'],
      about: [
        'Tried on our own walks and kept in the shop only when we carry it ourselves.',
        'आफ्नै यात्रामा जाँचेर, आफैँले बोक्ने सामान मात्र पसलमा राख्छौँ।',
      ],
      price: 1400,
      drawing: 'sunglasses',
      varieties: [
        ['Glacier glasses', 'हिउँ चस्मा', 1.3, 'sunglasses'],
        ['Snow goggles', 'हिउँ गगल', 1.9, 'goggles'],
        ['Compass', 'दिशासूचक (कम्पास)', 1.1, 'compass'],
      ],
      madeIn: 'china',
    },
  ],
}
