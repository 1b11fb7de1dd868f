import type { Particular, ParticularKind } from './catalogue.particulars.ts'

type Words = [en: string, ne: string]
interface Known {
  kind: ParticularKind
  name: Words
  hint: Words
}

/**
 * Particulars that the program knows the meaning of: the country of origin makes goods made in Nepal, no price may be above the
 * MRP, the warranty stands beside the delivery. Staff may call them otherwise; their kind stays.
 */
const known = {
  origin: {
    kind: 'country',
    name: ['Country of origin', 'उत्पादन भएको देश'],
    hint: ['Where it was made or grown', 'बनेको वा फलेको ठाउँ'],
  },
  maker: {
    kind: 'text',
    name: ['Maker', 'उत्पादक'],
    hint: ['The firm or person who made it', 'बनाउने कम्पनी वा व्यक्ति'],
  },
  importer: {
    kind: 'text',
    name: ['Importer', 'आयातकर्ता'],
    hint: ['Name and address in Nepal', 'नाम र नेपालको ठेगाना'],
  },
  warranty: {
    kind: 'duration',
    name: ['Warranty', 'वारेन्टी'],
    hint: ['From the day of delivery', 'डेलिभरी भएको दिनदेखि'],
  },
  mrp: {
    kind: 'amount',
    name: ['Highest price (MRP)', 'अधिकतम खुद्रा मूल्य (MRP)'],
    hint: ['As printed on the pack', 'प्याकेटमा छापिएअनुसार'],
  },
  'best-before': {
    kind: 'duration',
    name: ['Best before', 'उपभोग गरिसक्ने म्याद'],
    hint: ['Counted from the day it was packed', 'प्याक गरेको दिनदेखि'],
  },
  batch: {
    kind: 'text',
    name: ['Batch number', 'ब्याच नम्बर'],
    hint: ['As printed on the pack', 'प्याकेटमा छापिएअनुसार'],
  },
  material: {
    kind: 'text',
    name: ['Material', 'सामग्री'],
    hint: ['With shares: 80% wool, 20% silk', 'प्रतिशतसहित: ८०% ऊन, २०% रेसम'],
  },
} satisfies Record<string, Known>

export type KnownParticularKey = keyof typeof known
const both = ([en, ne]: Words) => ({ en, ne })

export const knownParticulars = Object.fromEntries(
  Object.entries<Known>(known).map(([key, { kind, name, hint }]) => [
    key,
    { key, kind, name: both(name), hint: both(hint), choices: [], isRequired: true },
  ]),
) as unknown as Record<KnownParticularKey, Particular>

export const knownParticularOf = (key: string): Particular | undefined =>
  (knownParticulars as Record<string, Particular | undefined>)[key]
