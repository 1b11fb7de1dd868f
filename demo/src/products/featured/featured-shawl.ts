import type { DemoProduct } from '../../shop/demo-types.ts'
import { bilingual } from '../../shop/bilingual.ts'
import { toneOfDrawing } from '../tones.ts'

const colours = ['red', 'glacier', 'pine', 'marigold']
const sizes: [key: string, en: string, ne: string][] = [
  ['70x200', '70 × 200 cm', '७० × २०० से.मि.'],
  ['100x200', '100 × 200 cm', '१०० × २०० से.मि.'],
  ['130x230', '130 × 230 cm', '१३० × २३० से.मि.'],
]
const stock: Record<string, number[]> = {
  red: [14, 8, 0],
  glacier: [11, 6, 3],
  pine: [9, 12, 4],
  marigold: [0, 7, 2],
}
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const drawing = 'own:shawl'
const painted = (tone: string) => ({
  object: toneOfDrawing(tone, drawing).object,
})

/** The shawl of the front page: four colours, three sizes, and no red one in the largest. */
export const featuredShawl: DemoProduct = {
  slug: 'hand-woven-pashmina-shawl-rhododendron-red',
  title: bilingual('Hand-woven pashmina shawl, rhododendron red', 'हाते तानको पश्मिना सल, गुराँसे रातो'),
  category: 'shawls-and-scarves',
  vendor: 'pashupati-pashmina',
  headline: bilingual('Woven on a hand loom in Kathmandu', 'काठमाडौंको हाते तानमा बुनिएको'),
  description: bilingual(
    'Two weavers take four days over each shawl. The wool comes from chyangra goats in Upper Mustang, is combed rather than shorn, and dyed with madder to the red of the national flower in spring. It passes through a ring, keeps you warm at 3,000 metres, and grows softer with every wash.',
    'हरेक सलमा दुई जना बुन्नेको चार दिन लाग्छ। ऊन माथिल्लो मुस्ताङका च्याङ्ग्राबाट आउँछ, काटेर होइन कोरेर निकालिन्छ, र वसन्तमा फुल्ने राष्ट्रिय फूलकै रातोमा मजिठोले रङाइन्छ। औँठीबाट छिर्छ, ३,००० मिटरमा पनि न्यानो राख्छ, र हरेक धुवाइपछि झन् नरम हुन्छ।',
  ),
  price: 6450,
  oldPrice: 8900,
  colour: 'red',
  options: [
    {
      key: 'colour',
      name: bilingual('Colour', 'रङ'),
      values: colours.map((tone, pictureIndex) => {
        const [en, ne] = toneOfDrawing(tone, drawing).name
        return { key: tone, name: bilingual(capital(en), ne), pictureIndex }
      }),
    },
    {
      key: 'size',
      name: bilingual('Size', 'साइज'),
      values: sizes.map(([key, en, ne]) => ({ key, name: bilingual(en, ne) })),
    },
  ],
  variants: colours.flatMap((tone) =>
    sizes
      .map(([size], place) => ({
        values: [tone, size],
        ...(size === '130x230' && { price: 8450 }),
        stock: stock[tone]?.[place] ?? 0,
      }))
      .filter(({ values }) => values.join() !== 'red,130x230'),
  ),
  pictures: [
    { ...painted('red'), backdrop: 'lilac', stage: 'plain' },
    { ...painted('glacier'), backdrop: 'lokta', stage: 'disc' },
    { ...painted('pine'), backdrop: 'blush', stage: 'disc' },
    { ...painted('marigold'), backdrop: 'sky', stage: 'plinth' },
    { object: 'thread', beside: 'yarn', backdrop: 'pine', stage: 'arch' },
  ],
  facts: [
    {
      value: bilingual('14 micron', '१४ माइक्रोन'),
      label: bilingual('Combed chyangra wool', 'कोरेको च्याङ्ग्राको ऊन'),
      picture: { object: 'goat', backdrop: 'sky', stage: 'plain' },
    },
    {
      value: bilingual('Four days', 'चार दिन'),
      label: bilingual('On one hand loom', 'एउटै हाते तानमा'),
      picture: {
        object: 'thread',
        beside: 'yarn',
        backdrop: 'pine',
        stage: 'plain',
      },
    },
    {
      value: bilingual('210 g', '२१० ग्राम'),
      label: bilingual('Folds to a book', 'किताबजत्रो पट्याउन मिल्ने'),
      picture: {
        object: 'package',
        beside: 'own:shawl:red',
        backdrop: 'lilac',
        stage: 'plain',
      },
    },
  ],
  attributes: [
    {
      name: bilingual('Material', 'सामग्री'),
      value: bilingual('100% pashmina, 14 micron', '१००% पश्मिना, १४ माइक्रोन'),
    },
    {
      name: bilingual('Country of origin', 'उत्पादन भएको देश'),
      value: bilingual('Nepal (Mustang wool, Kathmandu weave)', 'नेपाल (मुस्ताङको ऊन, काठमाडौंको बुनाइ)'),
    },
    {
      name: bilingual('Weight', 'तौल'),
      value: bilingual('210 g', '२१० ग्राम'),
    },
    {
      name: bilingual('Warranty', 'वारेन्टी'),
      value: bilingual('1 year against weaving faults', 'बुनाइको खराबीमा १ वर्ष'),
    },
    {
      name: bilingual('Care', 'हेरचाह'),
      value: bilingual('Hand wash cold, dry flat in shade', 'चिसो पानीमा हातले धुने, छायामा फिँजाएर सुकाउने'),
    },
  ],
  warranty: bilingual('1 year against weaving faults', 'बुनाइको खराबीमा १ वर्ष'),
  origin: bilingual('Nepal (Mustang wool, Kathmandu weave)', 'नेपाल (मुस्ताङको ऊन, काठमाडौंको बुनाइ)'),
  isMadeInNepal: true,
  ageDays: 412,
  soldCount: 640,
  returnDays: 7,
  taxKind: 'standard',
  minDays: 2,
  maxDays: 4,
  isCashPossible: true,
}
