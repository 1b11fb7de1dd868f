import type { DemoProduct, PictureSpec } from '../shop/demo-types.ts'
import { demoCategories } from './product-categories.ts'
import { wallsFor } from './product-pictures.ts'
import type { UnsetPicture } from './product-pictures.ts'

type Backdrop = PictureSpec['backdrop']

/** A product whose pictures may still lack their backdrops. */
export type DraftProduct = Omit<DemoProduct, 'pictures'> & {
  pictures: UnsetPicture[]
}

const departmentOf = new Map(
  demoCategories.flatMap(({ slug, children = [] }) => children.map((child) => [child.slug, slug] as const)),
)

/**
 * Gives every picture its backdrop. The first picture of a product stands for it in lists: no other product shows the
 * same drawing in the same colour on the same backdrop, and neighbours in the lists of what sells best differ in theirs.
 */
export function chooseBackdrops(drafts: readonly DraftProduct[]): DemoProduct[] {
  const taken = new Map<string, Set<Backdrop>>()
  for (const { pictures } of drafts) if (pictures[0]?.backdrop) wallsOf(pictures[0]).add(pictures[0].backdrop)
  const inOrder = drafts.toSorted((a, b) => b.soldCount - a.soldCount)
  const neighbours = neighboursOf(inOrder)
  const chosen = new Map<DraftProduct, DemoProduct>()
  for (const draft of inOrder) {
    const beside = (neighbours.get(draft) ?? []).flatMap((other) => lookOf(chosen.get(other) ?? other))
    const pictures = withBackdrops(draft, beside)
    wallsOf(pictures[0]!).add(pictures[0]!.backdrop)
    chosen.set(draft, { ...draft, pictures })
  }
  return drafts.map((draft) => chosen.get(draft)!)

  function wallsOf({ object, hue = 0 }: UnsetPicture): Set<Backdrop> {
    const key = `${object} ${hue}`
    const walls = taken.get(key) ?? new Set()
    taken.set(key, walls)
    return walls
  }

  function withBackdrops(draft: DraftProduct, beside: Look[]): PictureSpec[] {
    const used: Backdrop[] = []
    return draft.pictures.map((picture, place) => {
      const backdrop = picture.backdrop ?? nextWall(draft, picture, place === 0 ? beside : [], used)
      used.push(backdrop)
      return { ...picture, backdrop }
    })
  }

  function nextWall(draft: DraftProduct, picture: UnsetPicture, beside: Look[], used: Backdrop[]): Backdrop {
    const isFirst = used.length === 0
    const free = wallsFor(picture, chosen.size).filter(
      (wall) => !used.includes(wall) && !(isFirst && wallsOf(picture).has(wall)),
    )
    const clashes = (wall: Backdrop) =>
      beside.reduce((sum, { object, backdrop }) => {
        if (backdrop !== wall) return sum
        return sum + (object === thingOf(picture.object) ? 10 : 1)
      }, 0)
    const best = free.toSorted((a, b) => clashes(a) - clashes(b))[0]
    if (!best) throw new Error(`every backdrop that suits ${draft.title.en} is taken by its like`)
    return best
  }
}

interface Look {
  object: string
  backdrop: Backdrop
}

/** What a product shows in lists, once its first picture has a backdrop. */
function lookOf({ pictures: [first] }: DraftProduct): Look[] {
  return first?.backdrop ? [{ object: thingOf(first.object), backdrop: first.backdrop }] : []
}

/** Who stands beside a product in the list of all, of its department, of its category and of its vendor. */
function neighboursOf(inOrder: readonly DraftProduct[]): Map<DraftProduct, DraftProduct[]> {
  const neighbours = new Map(inOrder.map((draft): [DraftProduct, DraftProduct[]] => [draft, []]))
  const latest = new Map<string, DraftProduct>()
  for (const draft of inOrder) {
    const { category, vendor } = draft
    for (const list of ['all', `of ${departmentOf.get(category)}`, category, `by ${vendor}`]) {
      const previous = latest.get(list)
      if (previous) {
        neighbours.get(previous)?.push(draft)
        neighbours.get(draft)?.push(previous)
      }
      latest.set(list, draft)
    }
  }
  return neighbours
}

/** The drawing without its paint: `own:shawl` for `own:shawl:pine`. */
const thingOf = (object: string) => object.split(':').slice(0, 2).join(':')
