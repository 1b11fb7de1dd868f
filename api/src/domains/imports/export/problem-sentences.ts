import type { ImportProblemCode } from '@haat/contract/domains/imports.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { StoredProblem } from '../plans.ts'

type Data = Record<string, string>
type Sentence = (data: Data) => [en: string, ne: string]

const sentences: Record<ImportProblemCode, Sentence> = {
  required: () => ['This is needed.', 'यो चाहिन्छ।'],
  'both-languages': () => ['Write it in both languages.', 'दुवै भाषामा लेख्नुहोस्।'],
  'not-a-number': () => ['Write only the figure.', 'अङ्क मात्र लेख्नुहोस्।'],
  'not-whole': () => ['Write a whole number.', 'पूर्ण सङ्ख्या लेख्नुहोस्।'],
  'too-low': ({ min }) => [`Must be ${min} or more.`, `${min} वा बढी हुनुपर्छ।`],
  'too-high': ({ max }) => [`Must be ${max} or less.`, `${max} वा कम हुनुपर्छ।`],
  'too-long': ({ max }) => [`At most ${max} letters.`, `बढीमा ${max} अक्षर।`],
  'yes-or-no': () => ['Write yes or no.', 'हो वा होइन लेख्नुहोस्।'],
  'sku-twice': ({ row }) => [
    `Twice in this file, also in row ${row}.`,
    `यो फाइलमा दुई पटक छ, पङ्क्ति ${row} मा पनि।`,
  ],
  'sku-of-other': ({ listing }) => [`The listing ${listing} has this SKU.`, `यो SKU सूची ${listing} को हो।`],
  differs: ({ row }) => [
    `Row ${row} of the same listing says something else.`,
    `उही सूचीको पङ्क्ति ${row} मा अर्कै लेखिएको छ।`,
  ],
  'category-unknown': () => ['There is no such category.', 'यस्तो श्रेणी छैन।'],
  'category-closed': () => ['This category takes no new listings.', 'यो श्रेणीमा नयाँ सूची लिइँदैन।'],
  'not-a-choice': () => ['This is none of the choices.', 'यो दिइएका विकल्पमा पर्दैन।'],
  'not-a-duration': () => ['Write a length of time, such as 9 months.', 'अवधि लेख्नुहोस्, जस्तै ९ महिना।'],
  'not-a-country': () => ['Write a country, or Nepal: district.', 'देश वा नेपाल: जिल्ला लेख्नुहोस्।'],
  'not-a-day': () => [
    'Write a day as 2083-08-29 or 2026-12-15.',
    'दिन २०८३-०८-२९ वा 2026-12-15 जसरी लेख्नुहोस्।',
  ],
  'no-such-day': ({ month, days }) => [
    `The month ${month} has ${days} days.`,
    `${month} महिनामा ${days} दिन छन्।`,
  ],
  'deal-incomplete': () => [
    'A deal needs a price, a first and a last day.',
    'छुटका लागि मूल्य, पहिलो र अन्तिम दिन चाहिन्छ।',
  ],
  'deal-past': () => ['A deal begins today or later.', 'छुट आज वा पछि सुरु हुन्छ।'],
  'deal-far': ({ max }) => [`A deal begins within ${max} days.`, `छुट ${max} दिनभित्र सुरु हुन्छ।`],
  'deal-order': () => ['The last day comes after the first.', 'अन्तिम दिन पहिलो दिनपछि हुन्छ।'],
  'deal-long': ({ max }) => [`A deal is at most ${max} days long.`, `छुट बढीमा ${max} दिनको हुन्छ।`],
  'deal-not-below': ({ price }) => [
    `A deal price is below the price of ${price}.`,
    `छुट मूल्य ${price} भन्दा कम हुनुपर्छ।`,
  ],
  'not-live-yet': () => ['Possible once the listing is in the shop.', 'सूची पसलमा आएपछि मात्र सकिन्छ।'],
  'deal-runs': () => ['A deal runs. End it first.', 'छुट चलिरहेको छ। पहिले त्यो टुङ्ग्याउनुहोस्।'],
  'above-mrp': ({ mrp }) => [
    `Above the highest price (MRP) of ${mrp}.`,
    `अधिकतम खुद्रा मूल्य ${mrp} भन्दा बढी छ।`,
  ],
  'stock-promised': ({ promised }) => [`${promised} are promised to orders.`, `${promised} वटा अर्डरमा छन्।`],
  'returns-not-allowed': () => [
    'The law gives shoppers at least 7 days here.',
    'कानुनले यहाँ कम्तीमा ७ दिन दिएको छ।',
  ],
  'option-incomplete': () => ['This option needs a value.', 'यो विकल्पको मान चाहिन्छ।'],
  'variant-twice': ({ row }) => [
    `The same choice as in row ${row ?? '?'}.`,
    `पङ्क्ति ${row ?? '?'} मा जस्तै छनोट।`,
  ],
  'variant-missing': () => ['A combination of the options has no row.', 'विकल्पको एउटा संयोजनको पङ्क्ति छैन।'],
  'too-many-variants': ({ max }) => [`At most ${max} variants.`, `बढीमा ${max} प्रकार।`],
  'none-offered': () => ['At least one variant stays on sale.', 'कम्तीमा एउटा प्रकार बिक्रीमा रहन्छ।'],
  'too-many-pictures': ({ max }) => [`At most ${max} pictures.`, `बढीमा ${max} तस्बिर।`],
  'picture-missing': ({ name }) => [`No picture is called ${name}.`, `${name} नामको तस्बिर छैन।`],
  'picture-unreadable': ({ name }) => [
    `${name} is not a picture that we can read.`,
    `${name} पढ्न सकिने तस्बिर होइन।`,
  ],
  'picture-too-large': ({ name }) => [`${name} is too large.`, `${name} धेरै ठूलो छ।`],
  'picture-unreachable': ({ name, status }) => [
    `Nothing came from the address of ${name}${status ? ` (${status})` : ''}.`,
    `${name} को ठेगानाबाट केही आएन${status ? ` (${status})` : ''}।`,
  ],
  'picture-forbidden': () => [
    'Only addresses of the public internet can be fetched.',
    'सार्वजनिक इन्टरनेटका ठेगानाबाट मात्र ल्याउन सकिन्छ।',
  ],
  unreadable: () => ['The spreadsheet has no value here.', 'तालिकामा यहाँ मान छैन।'],
}

export function problemSentence(
  { code, data }: Pick<StoredProblem, 'code' | 'data'>,
  language: Language,
): string {
  const [en, ne] = sentences[code](data)
  return language === 'ne' ? ne : en
}

export const leftOutSentence: Record<Language, string> = {
  en: 'Another row of this listing has a problem.',
  ne: 'यो सूचीको अर्को पङ्क्तिमा समस्या छ।',
}
