import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getDrawing } from '../../../studio/drawings.ts'
import { hueDistance, lchOf } from '../../../studio/lch.ts'
import { demoServices, serviceDepartmentOf } from '../services/demo-services.ts'
import type { PictureSpec } from '../shop/demo-types.ts'
import { allAssortments } from './all-assortments.ts'
import { demoProducts } from './demo-products.ts'
import { listingsOf } from './fill-assortment.ts'
import { demoCategories } from './product-categories.ts'
import { coloursOf } from './product-options.ts'
import { backdropFor } from './product-pictures.ts'
import { hueOfTone, toneOfDrawing } from './tones.ts'

const products = demoProducts()
const departmentOf = new Map(
  demoCategories.flatMap(({ slug, children = [] }) => children.map((child) => [child.slug, slug] as const)),
)
const walls = (hue: number) =>
  new Set(Array.from({ length: 18 }, (_, turn) => backdropFor(hue, turn, turn % 2 ? ['stone'] : ['lokta'])))
const objectsOf = ({ object, beside }: PictureSpec) => (beside ? [object, beside] : [object])
const looks = ({ object, hue = 0, backdrop }: PictureSpec) => `${object} ${hue} on ${backdrop}`

test('a thing stands before another colour than its own', () => {
  expect(walls(20)).not.toContain('blush')
  expect(walls(150)).not.toContain('pine')
  expect(walls(230)).not.toContain('sky')
  expect(walls(285)).not.toContain('indigo')
  expect(walls(75)).not.toContain('marigold')
})

test('the walls change from one thing to the next', () => {
  for (const hue of [20, 75, 150, 230, 285, 320]) expect(walls(hue).size).toBeGreaterThan(3)
})

test('pictures show drawings that exist, many different ones, one to five of each product', () => {
  const specs = products.flatMap(({ pictures, facts }) => [
    ...pictures,
    ...facts.map(({ picture }) => picture),
  ])
  for (const object of new Set(specs.flatMap(objectsOf))) expect(getDrawing(object)).not.toBe('')
  expect(new Set(products.map(({ pictures }) => pictures[0]?.object)).size).toBeGreaterThan(350)
  for (const { pictures } of products) {
    expect(pictures.length).toBeGreaterThanOrEqual(1)
    expect(pictures.length).toBeLessThanOrEqual(5)
  }
})

test('no two products and no two services look alike', () => {
  for (const list of [products, demoServices]) {
    const seen = new Map<string, string>()
    for (const { title, pictures } of list) {
      const look = looks(pictures[0]!)
      expect([title.en, seen.get(look)]).toEqual([title.en, undefined])
      seen.set(look, title.en)
    }
  }
})

test('neighbours in the lists of what sells best differ in drawing or backdrop', () => {
  const thing = ({ object, backdrop }: PictureSpec) =>
    `${object.split(':').slice(0, 2).join(':')} on ${backdrop}`
  const expectNeighboursToDiffer = (rows: { list: string; sold: number; first: PictureSpec }[]) => {
    const latest = new Map<string, string>()
    for (const { list, first } of rows.toSorted((a, b) => b.sold - a.sold)) {
      expect([list, thing(first)]).not.toEqual([list, latest.get(list)])
      latest.set(list, thing(first))
    }
  }
  expectNeighboursToDiffer(
    products.flatMap(({ category, vendor, soldCount: sold, pictures }) =>
      ['all', category, departmentOf.get(category)!, vendor].map((list) => ({
        list,
        sold,
        first: pictures[0]!,
      })),
    ),
  )
  expectNeighboursToDiffer(
    demoServices.flatMap(({ category, vendor, visitCount: sold, pictures }) =>
      ['all', category, serviceDepartmentOf(category), vendor].map((list) => ({
        list,
        sold,
        first: pictures[0]!,
      })),
    ),
  )
})

/** The mean hue of a drawing after its hue was shifted; strong colours count more than pale ones. */
async function paintedHue(object: string, hueShift: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32">${getDrawing(object)}</svg>`
  const drawn = sharp(Buffer.from(svg)).ensureAlpha()
  const pixels = await (hueShift ? drawn.modulate({ hue: Math.round(hueShift) }) : drawn).raw().toBuffer()
  let [east, north] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue
    const { hue, chroma } = lchOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    east += Math.cos((hue * Math.PI) / 180) * chroma
    north += Math.sin((hue * Math.PI) / 180) * chroma
  }
  return ((Math.atan2(north, east) * 180) / Math.PI + 360) % 360
}

test('a colour that a name or an option says is the colour painted', async () => {
  const said = new Map<string, [tone: string, drawing: string]>()
  for (const kind of allAssortments.flatMap(({ kinds }) => kinds)) {
    const drawings = [kind.drawing, ...(kind.varieties ?? []).flatMap(([, , , drawing]) => drawing ?? [])]
    for (const { tone, variety } of listingsOf(kind))
      if (tone) said.set(`${tone} ${variety?.[3] ?? kind.drawing}`, [tone, variety?.[3] ?? kind.drawing])
    for (const tone of coloursOf(kind.choice))
      for (const drawing of drawings) said.set(`${tone} ${drawing}`, [tone, drawing])
  }
  expect(said.size).toBeGreaterThan(100)
  const wrong: string[] = []
  for (const [tone, drawing] of said.values()) {
    const { object, hueShift, name } = toneOfDrawing(tone, drawing)
    const hue = await paintedHue(object, hueShift)
    const off = hueDistance(hue, hueOfTone(tone)!)
    if (off > 32) wrong.push(`${object}, called ${name[0]}, is ${Math.round(off)} degrees off`)
  }
  expect(wrong).toEqual([])
})
