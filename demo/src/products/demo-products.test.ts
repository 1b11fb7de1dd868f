import { expect, test } from 'vitest'
import { demoProducts } from './demo-products.ts'
import type { DemoProduct } from '../shop/demo-types.ts'
import { demoVendors } from '../vendors/demo-vendors.ts'
import { demoCategories } from './product-categories.ts'

const products = demoProducts()

const devanagari = /[\u0900-\u097f]/
const leavesOf = (department: string) =>
  demoCategories.find(({ slug }) => slug === department)?.children?.map(({ slug }) => slug) ?? []
const crafts = new Set(['clothing', 'puja-craft', 'music'].flatMap(leavesOf))

const tally = (names: string[]) => {
  const times: Record<string, number> = {}
  for (const name of names) times[name] = (times[name] ?? 0) + 1
  return times
}
const stockOf = ({ variants }: DemoProduct) => variants.reduce((sum, { stock }) => sum + stock, 0)
const named = (title: string, vendor: string) =>
  products.find((product) => product.title.en === title && product.vendor === vendor)

test('some seven hundred products fill every category', () => {
  expect(products.length).toBeGreaterThan(650)
  expect(products.length).toBeLessThan(800)
  const counts = tally(products.map(({ category }) => category))
  const leaves = demoCategories.flatMap(({ slug }) => leavesOf(slug))
  expect(Object.keys(counts).toSorted()).toEqual(leaves.toSorted())
  expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(5)
  expect(counts['shawls-and-scarves']).toBeGreaterThan(48)
})

test('every name comes once in the whole shop, in both languages, and every vendor exists', () => {
  for (const language of ['en', 'ne'] as const) {
    const titles = products.map(({ title }) => title[language])
    expect(Object.entries(tally(titles)).filter(([, times]) => times > 1)).toEqual([])
  }
  const vendors = new Set(demoVendors.map(({ slug }) => slug))
  expect(products.filter(({ vendor }) => !vendors.has(vendor))).toEqual([])
})

test('both languages are there, in their own script and without leftovers', () => {
  for (const { title, headline, description, attributes, warranty, origin, options, facts } of products) {
    const texts = [title, headline, description, warranty, origin]
    texts.push(...attributes.flatMap(({ name, value }) => [name, value]))
    texts.push(...options.map(({ name }) => name), ...facts.flatMap(({ value, label }) => [value, label]))
    for (const { en, ne } of texts) {
      expect(ne).toMatch(devanagari)
      expect(ne).not.toMatch(/[0-9{}]|undefined/)
      expect(en).not.toMatch(/[{}]|undefined|^$/)
    }
    expect(description.en.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
  }
})

test('prices are whole rupees, and an old price is higher', () => {
  for (const { price, oldPrice, variants } of products) {
    const all = [price, ...variants.flatMap((variant) => variant.price ?? [])]
    expect(all.every((one) => Number.isInteger(one) && one > 0)).toBe(true)
    if (oldPrice !== undefined) expect(oldPrice).toBeGreaterThan(price)
  }
})

test('variants choose from the options, each combination once', () => {
  for (const { options, variants, pictures } of products) {
    expect(variants.length).toBeLessThanOrEqual(12)
    expect(new Set(variants.map(({ values }) => values.join())).size).toBe(variants.length)
    for (const { values, stock } of variants) {
      expect(values).toHaveLength(options.length)
      expect(stock).toBeGreaterThanOrEqual(0)
      for (const [place, { values: known }] of options.entries())
        expect(known.map(({ key }) => key)).toContain(values[place])
    }
    for (const { pictureIndex } of options.flatMap(({ values }) => values))
      if (pictureIndex !== undefined) expect(pictures[pictureIndex]).toBeDefined()
  }
})

test('deals, new things and empty shelves keep their shares', () => {
  const percent = (count: number) => Math.round((count / products.length) * 100)
  expect(percent(products.filter(({ oldPrice }) => oldPrice !== undefined).length)).toBe(8)
  expect(percent(products.filter(({ ageDays }) => ageDays <= 30).length)).toBe(8)
  expect(Math.max(...products.map(({ ageDays }) => ageDays))).toBeLessThanOrEqual(3 * 365)
  const out = products.filter((product) => stockOf(product) === 0).length
  const few = products.filter((product) => stockOf(product) > 0 && stockOf(product) <= 10).length
  expect([out, few].map(percent)).toEqual([4, 6])
  const hasFacts = products.filter(({ facts }) => facts.length === 3).length
  expect(hasFacts).toBeGreaterThan(45)
  expect(hasFacts).toBeLessThan(75)
  expect(products.filter(({ options }) => options.length > 0).length).toBeLessThan(300)
})

test('nearly all crafts are made in Nepal, and a good part of the rest', () => {
  const share = (list: DemoProduct[]) =>
    list.filter(({ isMadeInNepal }) => isMadeInNepal).length / list.length
  expect(share(products.filter(({ category }) => crafts.has(category)))).toBeGreaterThan(0.9)
  const rest = share(products.filter(({ category }) => !crafts.has(category)))
  expect(rest).toBeGreaterThan(0.3)
  expect(rest).toBeLessThan(0.6)
})

test('what Schedule 1 of the VAT Act lists is exempt, and nothing else', () => {
  const kinds = (category: string) =>
    new Set(products.filter((one) => one.category === category).map((one) => one.taxKind))
  for (const category of ['rice-and-lentils', 'seeds', 'plants', 'nepali-literature', 'school-books'])
    expect([category, kinds(category)]).toEqual([category, new Set(['exempt'])])
  for (const category of ['phones', 'stationery', 'pots', 'tea', 'honey-and-ghee'])
    expect([category, kinds(category)]).toEqual([category, new Set(['standard'])])
  const spices = products.filter(({ category }) => category === 'spices-and-achar')
  for (const { title, taxKind } of spices)
    expect([title.en, taxKind]).toEqual([title.en, title.en.startsWith('Rock salt') ? 'exempt' : 'standard'])
})

test('everything can be returned for seven days but what perishes, as the return policy says', () => {
  const days = (category: string) =>
    new Set(products.filter((one) => one.category === category).map((one) => one.returnDays))
  for (const category of ['tea', 'coffee', 'spices-and-achar', 'rice-and-lentils', 'seeds', 'pots']) {
    expect(days(category), category).toEqual(new Set([7]))
  }
  expect(days('plants')).toEqual(new Set([0]))
  expect(new Set(products.filter(({ returnDays }) => returnDays < 7).map((one) => one.category))).toEqual(
    new Set(['plants']),
  )
  expect(days('phones')).toEqual(new Set([7]))
  const underwear = products.filter(({ title }) => title.en.startsWith('Cotton underwear'))
  expect(underwear.length).toBeGreaterThan(0)
  expect(underwear.every(({ returnDays }) => returnDays === 7)).toBe(true)
})

test.each([
  ['Hand-woven pashmina shawl, rhododendron red', 'pashupati-pashmina', 6450, 8900],
  ['Pashmina stole, glacier blue, 70 × 200 cm', 'himal-weaves', 3850, undefined],
  ['Pashmina muffler, marigold orange', 'mustang-oon-udhyog', 2290, 2790],
  ['Dhaka cotton sari with pashmina border', 'palpa-dhaka-udhyog', 8200, undefined],
  ['Silk-pashmina wrap, pine green', 'pashupati-pashmina', 5600, undefined],
  ['Set of two winter mufflers', 'asan-kapada-pasal', 1180, 1450],
  ['Pashmina knitting yarn, 4 × 50 g', 'mustang-oon-udhyog', 1960, undefined],
  ['Felted wool gloves, one size', 'palpa-dhaka-udhyog', 690, undefined],
  ['Pashmina-lined jacket, sky', 'himal-weaves', 12_400, 15_500],
  ['Natural dye kit for wool', 'palpa-dhaka-udhyog', 1450, undefined],
  ['Thick wool socks, three pairs', 'mustang-oon-udhyog', 870, 1020],
  ['Felt handbag with pashmina lining', 'chandragiri-felt', 2350, undefined],
  ['Wedding shawl with hand embroidery', 'pashupati-pashmina', 8750, undefined],
  ['Wool cap, lined, sky blue', 'himal-weaves', 1240, 1550],
  ['Lined gloves, purple', 'pashupati-pashmina', 1190, undefined],
  ['Ilam first-flush orthodox tea, 250 g', 'ilam-chiya-ghar', 850, 1180],
  ['Masala chiya blend, 200 g', 'ilam-chiya-ghar', 460, undefined],
  ['Waterproof trekking boots, leather', 'sagarmatha-outdoor', 4990, 6800],
  ['Wild cliff honey from Lamjung, 500 g', 'lamjung-maha', 1450, 1750],
  ['Mirrorless camera with 18–45 mm lens', 'putalisadak-computers', 123_456, 139_900],
  ['Chiya cups, clay, set of six', 'thimi-mato-kala', 540, undefined],
])('the shop window shows %s', (title, vendor, price, oldPrice) => {
  expect(named(title, vendor)).toMatchObject({ price })
  expect(named(title, vendor)?.oldPrice).toBe(oldPrice)
})

test('the shawl of the front page has four colours, three sizes and one gap', () => {
  const shawl = named('Hand-woven pashmina shawl, rhododendron red', 'pashupati-pashmina')
  expect(shawl?.options.map(({ values }) => values.length)).toEqual([4, 3])
  expect(shawl?.variants).toHaveLength(11)
  expect(shawl?.variants.find(({ values }) => values.join() === 'red,100x200')?.stock).toBe(8)
  expect(shawl?.facts.map(({ value }) => value.en)).toEqual(['14 micron', 'Four days', '210 g'])
  expect(shawl?.attributes.map(({ name }) => name.en)).toEqual([
    'Material',
    'Country of origin',
    'Weight',
    'Warranty',
    'Care',
  ])
})

test('the same goods come out every time', () => {
  expect(demoProducts()).toEqual(products)
})
