import {
  knownParticularOf,
  type KnownParticularKey,
} from '@haat/contract/domains/catalogue.known-particulars.ts'
import type { CategoryOwn, Particular } from '@haat/contract/domains/catalogue.particulars.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

type SeedRules = Partial<CategoryOwn>

const both = (en: string, ne: string): Bilingual => ({ en, ne })
const nothing = both('', '')
/** With a question mark it may be left empty. */
const known = (...keys: (KnownParticularKey | `${KnownParticularKey}?`)[]): Particular[] =>
  keys.map((key) => ({ ...knownParticularOf(key.replace('?', ''))!, isRequired: !key.endsWith('?') }))
const called = (key: KnownParticularKey, name: Bilingual, hint: Bilingual = nothing): Particular => ({
  ...knownParticularOf(key)!,
  name,
  hint,
})

const choice = (key: string, name: Bilingual, choices: Record<string, Bilingual>): Particular => ({
  key,
  kind: 'choice',
  name,
  hint: nothing,
  choices: Object.entries(choices).map(([value, words]) => ({ key: value, name: words })),
  isRequired: true,
})

const warrantyPaper = choice('warranty-paper', both('Warranty paper', 'वारेन्टी कागज'), {
  card: both('A card in the box', 'बाकसभित्रको कार्ड'),
  bill: both('The bill', 'बिल नै'),
  online: both('Registered online with the maker', 'उत्पादककोमा अनलाइन दर्ता'),
  none: both('None', 'छैन'),
})
const age = choice('age', both('Suitable age', 'सुहाउँदो उमेर'), {
  'under-3': both('Under 3 years', '३ वर्षभन्दा मुनि'),
  '3-to-5': both('3 to 5 years', '३ देखि ५ वर्ष'),
  '6-to-11': both('6 to 11 years', '६ देखि ११ वर्ष'),
  'from-12': both('12 years and older', '१२ वर्ष र माथि'),
})
const publisher = called('maker', both('Publisher', 'प्रकाशक'))
const grower = called('maker', both('Grower', 'उत्पादक कृषक वा नर्सरी'))

const licence = (name: Bilingual, hint: Bilingual): Particular => ({
  key: 'licence',
  kind: 'text',
  name,
  hint,
  choices: [],
  isRequired: false,
})

/**
 * What each department asks for: country of origin, who made it and who imported it, as the Electronic Commerce Act, 2081, wants of
 * every item, then what labels of such goods say. By the VAT Act basic food, seeds, plants and books are exempt. Only what
 * section 3.3 of the return policy calls perishable can be sold without a return.
 */
const productRules: Record<string, SeedRules> = {
  clothing: {
    particulars: known('origin', 'maker', 'importer', 'warranty', 'mrp', 'best-before', 'material'),
  },
  'tea-food': { particulars: known('origin', 'maker', 'importer', 'mrp', 'best-before', 'batch?') },
  'rice-and-lentils': { taxKind: 'exempt' },
  'snacks-and-sweets': { allowsNoReturns: true },
  electronics: { particulars: [...known('origin', 'maker', 'importer', 'warranty', 'mrp'), warrantyPaper] },
  'chargers-and-cables': { notAsked: ['warranty-paper'] },
  home: { particulars: known('origin', 'maker', 'importer', 'warranty', 'mrp?', 'material') },
  'puja-craft': { particulars: known('origin', 'maker', 'importer', 'mrp?', 'material') },
  'puja-goods': { particulars: known('best-before?') },
  outdoor: { particulars: known('origin', 'maker', 'importer', 'warranty', 'mrp?', 'material') },
  beauty: { particulars: known('origin', 'maker', 'importer', 'mrp', 'best-before', 'batch?') },
  kids: { particulars: [...known('origin', 'maker', 'importer', 'mrp?', 'material'), age] },
  school: { notAsked: ['age'] },
  books: { particulars: [...known('origin'), publisher, ...known('mrp')] },
  'nepali-literature': { taxKind: 'exempt' },
  'school-books': { taxKind: 'exempt' },
  stationery: { particulars: known('maker', 'importer') },
  tools: { particulars: known('origin', 'maker', 'importer', 'warranty', 'mrp') },
  'hand-tools': { particulars: known('material') },
  garden: { particulars: known('origin', 'maker', 'importer') },
  plants: { particulars: [grower], notAsked: ['importer'], taxKind: 'exempt', allowsNoReturns: true },
  seeds: { particulars: known('mrp', 'best-before', 'batch?'), taxKind: 'exempt' },
  pots: { particulars: known('material') },
  music: { particulars: known('origin', 'maker', 'importer', 'warranty', 'mrp?', 'material') },
}

const serviceRules: Record<string, SeedRules> = {
  electrical: {
    particulars: [
      licence(
        both('Licence or training', 'इजाजत वा तालिम'),
        both('As on the certificate, with its number', 'प्रमाणपत्रमा भएअनुसार, नम्बरसहित'),
      ),
    ],
  },
  catering: {
    particulars: [
      licence(
        both('Food licence', 'खाद्य अनुज्ञापत्र'),
        both('The number of the food office', 'खाद्य कार्यालयको नम्बर'),
      ),
    ],
  },
}

export const categoryRules = { product: productRules, service: serviceRules }
