import type { Assortment } from '../product-kind.ts'

export const school: Assortment = {
  category: 'school',
  vendors: 'nani-babu-pasal butwal-bal-sansar mechi-stationery',
  madeIn: 'nepal',
  warranty: ['6 months', '६ महिना'],
  closings: [
    ['There is a place for name, class and roll number.', 'नाम, कक्षा र रोल नम्बर लेख्ने ठाउँ छ।'],
    ['The new school year begins in Baisakh; this is ready in Chait.', 'नयाँ शैक्षिक सत्र वैशाखमा, यो चैतमै तयार।'],
  ],
  kinds: [
    {
      title: ['School bag, {}', 'विद्यालय झोला, {}'],
      headline: ['Light when empty, straight when full', 'रित्तोमा हलुका, भरिँदा सोझो'],
      about: [
        'A padded back, broad straps and a bottom that stands in puddles.',
        'गद्दी भएको पिठ्युँ, चौडा फित्ता, पानीमा राखे पनि नभिज्ने पिँध।',
      ],
      price: 1350,
      drawing: 'own:daypack',
      beside: 'pencil',
      varieties: [
        ['class 1 to 3', 'कक्षा १ देखि ३', 0.8],
        ['class 4 to 7', 'कक्षा ४ देखि ७'],
        ['class 8 to 10', 'कक्षा ८ देखि १०', 1.3],
      ],
      tones: 'red pine glacier',
      madeIn: 'china',
    },
    {
      title: ['School shoes, {}', 'विद्यालय जुत्ता, {}'],
      headline: ['Polished on Sunday, muddy by Monday', 'आइतबार टल्कने, सोमबार हिलाम्मे'],
      about: [
        'Real leather, a sole that is sewn and glued. Room for a thumb in front.',
        'खाँटी छाला, सिलाइ र गम दुवै गरिएको तलुवा। अगाडि औँलाजति ठाउँ।',
      ],
      price: 1650,
      drawing: 'mans-shoe',
      varieties: [['laced', 'फित्तावाला']],
      choice: 'size: 30, 32, 34, 36, 38*1.1',
      colour: 'brown',
    },
    {
      title: ['{}', '{}'],
      headline: ['Found again at the end of the year', 'वर्षको अन्त्यमा पनि भेटिने'],
      about: [
        'Chosen with a head teacher in Baneshwor. It survives a term in the bag.',
        'बानेश्वरका प्रधानाध्यापकसँग मिलेर छानिएको। झोलाभित्र एक सत्र धान्छ।',
      ],
      price: 320,
      drawing: 'pencil',
      varieties: [
        ['Geometry box', 'ज्यामिति बाकस', 1, 'triangular-ruler'],
        ['Wax crayons, 24', 'मैन रङ, २४', 1, 'crayon'],
        ['Lunch box, two parts', 'खाजा बट्टा, दुई खण्ड', 1.8, 'bento-box'],
        ['Globe, 20 cm', 'ग्लोब, २० से.मि.', 4.2, 'globe-showing-asia-australia'],
        ['Microscope for beginners', 'सुरुवातीका लागि सूक्ष्मदर्शक', 9, 'microscope'],
      ],
      madeIn: 'india',
    },
    {
      title: ['School tie and shirt, {}', 'विद्यालय कमिज र टाई, {}'],
      headline: ['Ready in the colours of most schools', 'धेरैजसो विद्यालयको रङमा तयार'],
      about: [
        'Cotton mix that needs little ironing; the tie has a clip.',
        'इस्त्री कम चाहिने सुती मिश्रण; टाईमा क्लिप छ।',
      ],
      price: 950,
      drawing: 'necktie',
      varieties: [
        ['half sleeves', 'आधा बाहुला', 0.9],
        ['full sleeves', 'पूरा बाहुला'],
      ],
      tones: 'glacier pine',
      choice: 'size: 6–7 years, 8–9 years, 10–12 years*1.1',
    },
  ],
}
