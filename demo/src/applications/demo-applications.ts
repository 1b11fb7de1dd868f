import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import type { ApplicationStep, RefusalReason } from '@haat/contract/domains/applications.rules.ts'
import type {
  ChecklistLineName,
  SendBackReason,
} from '@haat/contract/domains/applications.checklist.rules.ts'

export interface DemoStep {
  step: Exclude<ApplicationStep, 'begin'>
  hoursAgo: number
  /** The lines that were accepted before the step. */
  accepted?: readonly ChecklistLineName[]
  lines?: { line: ChecklistLineName; reason: SendBackReason; note: string }[]
  reason?: RefusalReason
  note?: string
  /** The shop that was opened by the step. */
  opens?: string
}

export interface DemoApplication {
  /** The end of the account's id. */
  key: string
  /** An account that the demo has already. */
  account?: 'vendor'
  person: string
  email: string
  language: 'en' | 'ne'
  begunHoursAgo: number
  fields: Partial<StoredFields>
  steps: DemoStep[]
}

const person = (name: string, phone: string, slug: string): Partial<StoredFields> => ({
  complaintName: name,
  complaintPhone: `+977${phone}`,
  phoneNumber: `+977${phone}`,
  email: `${slug}@haat.test`,
  complaintEmail: `gunaso.${slug}@haat.test`,
})

const shop = (nameEn: string, nameNe: string, panNumber: string): Partial<StoredFields> => ({
  nameEn,
  nameNe,
  legalNameEn: nameEn,
  legalNameNe: nameNe,
  accountName: nameEn,
  panNumber,
})

const place = (
  district: string,
  localLevel: string,
  ward: number,
  toleEn: string,
  toleNe: string,
): Partial<StoredFields> => ({ district, localLevel, ward, toleEn, toleNe })

const who: ChecklistLineName[] = ['business-name', 'registration', 'contact', 'business']
const rest: ChecklistLineName[] = ['tax-number', 'payout', 'complaint-contact', 'terms', 'agreement']

export const demoApplications: DemoApplication[] = [
  {
    key: '21',
    person: 'Dhan Bahadur Rokaya',
    email: 'rokaya@haat.test',
    language: 'ne',
    begunHoursAgo: 170,
    fields: {
      ...shop('Karnali Syau Bagan', 'कर्णाली स्याउ बगान', '609417253'),
      ...person('Dhan Bahadur Rokaya', '9748112063', 'syau'),
      ...place('jumla', 'chandannath', 4, 'Khalanga', 'खलङ्गा'),
      legalNameEn: 'Karnali Syau Bagan Udhyog',
      legalNameNe: 'कर्णाली स्याउ बगान उद्योग',
      registrationNumber: '1142/079/080',
      registrationOfficeEn: 'Cottage and Small Industry Office, Jumla',
      registrationOfficeNe: 'घरेलु तथा साना उद्योग कार्यालय, जुम्ला',
      tradeEn: 'Fruit growing and drying',
      tradeNe: 'फलफूल खेती र सुकाउने',
      licenceText: 'DFTQC 32-114',
    },
    steps: [
      { step: 'send', hoursAgo: 168 },
      {
        step: 'send-back',
        hoursAgo: 150,
        accepted: ['contact', 'business', 'tax-number', 'complaint-contact', 'terms', 'agreement'],
        lines: [
          { line: 'registration', reason: 'not-readable', note: 'कृपया पूरै पानाको फोटो खिच्नुहोस्।' },
          { line: 'payout', reason: 'other-name', note: 'फर्मकै खाताको चेक, वा बैङ्कको पत्र चाहिन्छ।' },
        ],
      },
      { step: 'send', hoursAgo: 4 },
    ],
  },
  {
    key: '22',
    person: 'Rajesh Prajapati',
    email: 'prajapati@haat.test',
    language: 'en',
    begunHoursAgo: 30,
    fields: {
      ...shop('Juju Dhau Pasal', 'जुजु धौ पसल', '609730118'),
      ...person('Rajesh Prajapati', '9841662730', 'dhau'),
      ...place('bhaktapur', 'bhaktapur', 3, 'Pottery Square', 'बोलाछेँ'),
      kind: 'firm',
      registrationNumber: '88214/078/079',
      registrationOfficeEn: 'Bhaktapur Municipality',
      registrationOfficeNe: 'भक्तपुर नगरपालिका',
      tradeEn: 'Yoghurt in clay bowls',
      tradeNe: 'माटोका भाँडामा दही',
    },
    steps: [{ step: 'send', hoursAgo: 26 }],
  },
  {
    key: '23',
    person: 'Siddhi Kumari Tharu',
    email: 'tharu@haat.test',
    language: 'ne',
    begunHoursAgo: 9,
    fields: {
      ...shop('Siddhi Sewing House', 'सिद्धि सिलाइ घर', '609122907'),
      ...person('Siddhi Kumari Tharu', '9867044120', 'silai'),
      ...place('rupandehi', 'butwal', 6, 'Traffic Chowk', 'ट्राफिक चोक'),
      kind: 'person',
      sells: 'services',
      tradeEn: 'Sewing and mending at home',
      tradeNe: 'घरमै सिलाइ र मर्मत',
    },
    steps: [{ step: 'send', hoursAgo: 2 }],
  },
  {
    key: '24',
    person: 'Pemba Lama',
    email: 'pemba@haat.test',
    language: 'en',
    begunHoursAgo: 130,
    fields: {
      ...shop('Everest Mobile Care', 'एभरेस्ट मोबाइल केयर', '304881652'),
      ...person('Pemba Lama', '9808551204', 'mobile'),
      ...place('lalitpur', 'lalitpur', 10, 'Kupondole', 'कुपण्डोल'),
      kind: 'firm',
      sells: 'services',
      registrationNumber: '61240/075/076',
      registrationOfficeEn: 'Department of Commerce, Kathmandu',
      tradeEn: 'Repair of telephones',
      tradeNe: 'मोबाइल मर्मत',
    },
    steps: [
      { step: 'send', hoursAgo: 120 },
      {
        step: 'send-back',
        hoursAgo: 76,
        accepted: [...who.filter((line) => line !== 'registration'), ...rest],
        lines: [
          {
            line: 'registration',
            reason: 'missing-page',
            note: 'The stamp is cut off at the bottom. Please photograph the whole page.',
          },
        ],
      },
    ],
  },
  {
    key: '25',
    person: 'Sarita Chaudhary',
    email: 'chaudhary@haat.test',
    language: 'ne',
    begunHoursAgo: 60,
    fields: {
      ...shop('Rapti Khursani Udhyog', 'राप्ती खुर्सानी उद्योग', '606340771'),
      ...person('Sarita Chaudhary', '9847820033', 'khursani'),
      ...place('dang', 'tulsipur', 5, 'Bijauri', 'बिजौरी'),
      registrationNumber: '2210/080/081',
      registrationOfficeEn: 'Cottage and Small Industry Office, Dang',
      tradeEn: 'Chilli pickle and powder',
      tradeNe: 'खुर्सानीको अचार र धुलो',
    },
    steps: [
      { step: 'send', hoursAgo: 52 },
      {
        step: 'send-back',
        hoursAgo: 25,
        accepted: [...who, 'tax-number', 'payout', 'complaint-contact', 'agreement'],
        lines: [{ line: 'terms', reason: 'against-law', note: 'कानुनले कम्तीमा ७ दिन फिर्ता गर्न दिनुपर्छ।' }],
      },
    ],
  },
  {
    key: '26',
    person: 'Kabir Malla',
    email: 'malla@haat.test',
    language: 'en',
    begunHoursAgo: 400,
    fields: {
      ...shop('Brand Shoes Thamel', 'ब्रान्ड जुत्ता ठमेल', '601554238'),
      ...person('Kabir Malla', '9851033470', 'jutta'),
      ...place('kathmandu', 'kathmandu', 26, 'Thamel', 'ठमेल'),
      kind: 'firm',
      registrationNumber: '104410/081/082',
      registrationOfficeEn: 'Department of Commerce, Kathmandu',
      tradeEn: 'Shoes with names of others on them',
      tradeNe: 'अरूका नामका जुत्ता',
    },
    steps: [
      { step: 'send', hoursAgo: 392 },
      {
        step: 'refuse',
        hoursAgo: 370,
        accepted: ['contact'],
        reason: 'goods-not-allowed',
        note: 'The shoes carry marks of brands that did not make them.',
      },
    ],
  },
  {
    key: '27',
    person: 'Maya Gharti',
    email: 'gharti@haat.test',
    language: 'ne',
    begunHoursAgo: 220,
    fields: {
      ...shop('Himal Jadibuti', 'हिमाल जडीबुटी', '607118846'),
      ...person('Maya Gharti', '9844190277', 'jadibuti'),
      ...place('myagdi', 'beni', 8, 'Kalipul', 'कालीपुल'),
      registrationNumber: '3301/078/079',
      registrationOfficeEn: 'Cottage and Small Industry Office, Myagdi',
      tradeEn: 'Herbs of the hills',
      tradeNe: 'पहाडका जडीबुटी',
    },
    steps: [
      { step: 'send', hoursAgo: 212 },
      { step: 'refuse', hoursAgo: 190, accepted: who, reason: 'not-the-owner', note: '' },
      {
        step: 'object',
        hoursAgo: 6,
        note: 'कागजमा भएको नाम मेरो विवाहअघिको हो। व्यवसाय मेरै हो, वडाको सिफारिस पनि छ।',
      },
    ],
  },
  {
    key: '28',
    person: 'Bikash Rai',
    email: 'rai@haat.test',
    language: 'en',
    begunHoursAgo: 320,
    fields: {
      ...shop('Ilam Chiya Ghar', 'इलाम चिया घर', '605209913'),
      ...person('Bikash Rai', '9842610558', 'chiya'),
      ...place('ilam', 'ilam', 6, 'Bazaar', 'बजार'),
      kind: 'firm',
      registrationNumber: '5120/079/080',
      registrationOfficeEn: 'Ilam Municipality',
      tradeEn: 'Tea of one garden',
      tradeNe: 'एउटै बगानको चिया',
    },
    steps: [
      { step: 'send', hoursAgo: 300 },
      { step: 'withdraw', hoursAgo: 280 },
    ],
  },
  {
    key: '29',
    person: 'Bishnu Maya Pun',
    email: 'pun@haat.test',
    language: 'ne',
    begunHoursAgo: 3,
    fields: {
      ...shop('Rukum Allo Udhyog', 'रुकुम अल्लो उद्योग', '609214873'),
      ...person('Bishnu Maya Pun', '9847055120', 'allo'),
      registrationNumber: '1184/079/80',
      tradeEn: 'Weaving of nettle cloth',
      tradeNe: 'अल्लोको कपडा बुन्ने',
    },
    steps: [],
  },
  {
    key: '02',
    account: 'vendor',
    person: 'Pasang Sherpa',
    email: 'vendor@haat.test',
    language: 'en',
    begunHoursAgo: 14_720,
    fields: {
      ...shop('Palpa Dhaka Udhyog', 'पाल्पा ढाका उद्योग', '300781634'),
      ...person('Durga Bashyal', '9847312208', 'dhaka'),
      ...place('palpa', 'tansen', 4, 'Tansen', 'तानसेन'),
      registrationNumber: '1410/061/062',
      registrationOfficeEn: 'Cottage and Small Industry Office, Palpa',
      registrationOfficeNe: 'घरेलु तथा साना उद्योग कार्यालय, पाल्पा',
      tradeEn: 'Weaving of Dhaka cloth',
      tradeNe: 'ढाका बुन्ने',
    },
    steps: [
      { step: 'send', hoursAgo: 14_712 },
      { step: 'approve', hoursAgo: 14_690, accepted: [...who, ...rest], opens: 'palpa-dhaka-udhyog' },
    ],
  },
]
