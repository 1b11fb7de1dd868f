import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { bilingual } from '../shop/bilingual.ts'

/** What law and category ask of cloth from Tansen. */
const clothOf = (origin: string, maker: Bilingual): ProductContent['particulars'] => ({
  origin,
  maker,
  material: bilingual('100% cotton, dyed with plants', '१००% सुती, बोटबिरुवाको रङ'),
  warranty: 'P0D',
  'best-before': 'P0D',
})
const palpa = clothOf('np:palpa', bilingual('Palpa Dhaka Udhyog, Tansen', 'पाल्पा ढाका उद्योग, तानसेन'))
const asan = clothOf('np:kathmandu', bilingual('Asan Kapada Pasal, Asan', 'असन कपडा पसल, असन'))

interface Step {
  hoursAgo: number
}
export interface Decision extends Step {
  reasons: { field: string; words: string }[]
  words: string
}

/** A new listing, with the pictures of something that its shop has on sale. */
export interface DemoListing extends Step {
  key: string
  picturesOf: string
  name: Bilingual
  story: Bilingual
  categorySlug: string
  rupees: number
  stock: number
  sku: string
  particulars: ProductContent['particulars']
  sent?: Step
  approved?: Step
  sentBack?: Decision
  isPaused?: true
}

/** Half of a listing: somebody has begun to write it. */
export const begunListing = {
  key: 'demo-cushion-cover',
  hoursAgo: 3,
  name: bilingual('Dhaka cushion cover, set of two', ''),
  story: bilingual('Two covers of forty centimetres, woven from what is left of our shawls.', ''),
  categorySlug: 'bedding',
}

export const pausedListing: DemoListing = {
  key: 'demo-wedding-topi',
  picturesOf: 'Dhaka topi, silk weave',
  hoursAgo: 900,
  name: bilingual('Dhaka topi, wedding weave', 'ढाका टोपी, बिहेको बुट्टा'),
  story: bilingual(
    'The pattern that grooms in Palpa wear. We weave it from Mangsir to Falgun, when people marry.',
    'पाल्पाका बेहुलाले लगाउने बुट्टा। मङ्सिरदेखि फागुनसम्म, बिहेको याममा बुनिन्छ।',
  ),
  categorySlug: 'men',
  rupees: 1_800,
  stock: 9,
  sku: 'TOPI-WED',
  particulars: { ...palpa, mrp: '200000' },
  sent: { hoursAgo: 890 },
  approved: { hoursAgo: 886 },
  isPaused: true,
}

export const demoListings: DemoListing[] = [
  {
    key: 'demo-table-runner',
    picturesOf: 'Dhaka shawl, stepped diamond',
    hoursAgo: 26,
    name: bilingual('Dhaka table runner, stepped diamond', 'ढाका टेबल रनर, खुट्किले बुट्टा'),
    story: bilingual(
      'Forty by two hundred centimetres, for a long table. Woven on the same looms as our shawls, and it washes as they do.',
      'लामो टेबलका लागि ४० × २०० से.मि.। हाम्रा सल बुनिने तानमै बुनिएको, धुने तरिका पनि उही।',
    ),
    categorySlug: 'bedding',
    rupees: 1_350,
    stock: 12,
    sku: 'RUN-SD-RR',
    particulars: { ...palpa, mrp: '150000' },
  },
  {
    key: 'demo-star-sari',
    picturesOf: 'Dhaka cotton sari, star pallu',
    hoursAgo: 30,
    name: bilingual('Dhaka cotton sari, river border', 'ढाका सुती साडी, खोला किनारा'),
    story: bilingual(
      'Five and a half metres, with a border that runs like the Kali Gandaki. Three weeks on one loom.',
      'साढे पाँच मिटर, कालीगण्डकीजस्तै बग्ने किनारा। एउटै तानमा तीन हप्ता।',
    ),
    categorySlug: 'women',
    rupees: 6_900,
    stock: 5,
    sku: 'SARI-RIV',
    particulars: { ...palpa, mrp: '750000' },
    sent: { hoursAgo: 4 },
  },
  {
    key: 'demo-winter-shawl',
    picturesOf: 'Dhaka shawl, temple border',
    hoursAgo: 76,
    name: bilingual('Dhaka shawl with pashmina border', 'पश्मिना किनारा भएको ढाका सल'),
    story: bilingual(
      'A shawl of Dhaka cotton whose border is of pashmina yarn. Warm enough for a morning in Tansen.',
      'ढाका सुतीको सल, किनारा पश्मिनाको। तानसेनको बिहानका लागि पर्याप्त न्यानो।',
    ),
    categorySlug: 'shawls-and-scarves',
    rupees: 4_200,
    stock: 8,
    sku: 'SHL-PB',
    particulars: { ...palpa, mrp: '450000' },
    sent: { hoursAgo: 70 },
    sentBack: {
      hoursAgo: 68,
      reasons: [
        {
          field: 'particulars.material',
          words: 'Origin of the border yarn is missing. Say where the pashmina comes from.',
        },
      ],
      words: '',
    },
  },
]

/** New words for something that is on sale. */
export interface DemoChange extends Step {
  /** The slug of the shop. */
  shop: string
  title: string
  by: 'vendor' | 'manager'
  story: Bilingual
  particulars: ProductContent['particulars']
  sentBack?: Decision
}

export const demoChanges: DemoChange[] = [
  {
    shop: 'palpa-dhaka-udhyog',
    title: 'Dhaka blouse, rhododendron red',
    by: 'vendor',
    hoursAgo: 7,
    story: bilingual(
      'A blouse of Dhaka cloth with a lining of thin cotton, hooks at the front. Measured for five and a half feet; write to us for other sizes.',
      'मसिनो सुतीको अस्तर र अगाडि हुक भएको ढाका चोलो। साढे पाँच फुटका लागि नापिएको; अरू नापका लागि लेख्नुहोस्।',
    ),
    particulars: { ...palpa, mrp: '250000' },
  },
  {
    shop: 'palpa-dhaka-udhyog',
    title: 'Daura suruwal, cream cotton',
    by: 'manager',
    hoursAgo: 52,
    story: bilingual(
      'Eight ties, closed at the neck, cut as in Palpa. The best daura suruwal in all of Nepal, guaranteed.',
      'आठ तुना, घाँटी बन्द, पाल्पाली काट। नेपालभरिको सबैभन्दा राम्रो दौरा सुरुवाल, ग्यारेन्टी।',
    ),
    particulars: { ...palpa, mrp: '500000' },
    sentBack: {
      hoursAgo: 46,
      reasons: [
        {
          field: 'story',
          words: '“Best in all of Nepal” and “guaranteed” cannot be shown. Say what is special.',
        },
      ],
      words: 'The rest is fine.',
    },
  },
  {
    shop: 'asan-kapada-pasal',
    title: 'Kurta suruwal set, moss green',
    by: 'vendor',
    hoursAgo: 5,
    story: bilingual(
      'Kurta, suruwal and shawl of soft cotton, sewn at Asan. The colour stays through forty washes by hand.',
      'नरम सुतीको कुर्ता, सुरुवाल र पछ्यौरा, असनमै सिलाइएको। हातले चालीस पटक धुँदा पनि रङ रहन्छ।',
    ),
    particulars: { ...asan, mrp: '400000' },
  },
]

/** What staff write often when they send a listing back. */
export const demoAnswers: Bilingual[] = [
  bilingual('Please say where the material comes from.', 'सामग्री कहाँबाट आउँछ, कृपया लेख्नुहोस्।'),
  bilingual(
    'The first picture shows something else. Please take one of the item itself.',
    'पहिलो तस्बिरमा अर्कै कुरा छ। कृपया सामानकै तस्बिर राख्नुहोस्।',
  ),
  bilingual(
    'Please leave out phone numbers and links: shoppers write to you through Haat.',
    'फोन नम्बर र लिङ्क नराख्नुहोस्: ग्राहकले हाटमार्फत लेख्छन्।',
  ),
  bilingual(
    'This cannot be shown to be true. Please say what can.',
    'यो कुरा प्रमाण गर्न सकिँदैन। प्रमाण गर्न सकिने कुरा लेख्नुहोस्।',
  ),
]
