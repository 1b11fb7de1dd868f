import type { Load } from '../measure/load.ts'

export interface MeasuredPage {
  name: string
  path: string
}

interface Thing {
  id: string
  title: { en: string }
}

export interface MeasuredPages {
  pages: MeasuredPage[]
  /** The first product of the list, which is clicked. */
  product: Thing
}

async function firstOf(load: Load, call: string): Promise<Thing> {
  const answer = await load.send({ path: call, headers: { 'accept-encoding': 'identity' } })
  const { data } = JSON.parse(answer.text()) as { data: { items: Thing[] } }
  const [first] = data.items
  if (!first) throw new Error(`${call} lists nothing: the bench needs the data of the demo`)
  return first
}

export async function findMeasuredPages(load: Load): Promise<MeasuredPages> {
  const product = await firstOf(load, '/api/products')
  const service = await firstOf(load, '/api/services')
  return {
    product,
    pages: [
      { name: '`/`', path: '/' },
      { name: '`/products/`', path: '/products/' },
      { name: 'a product', path: `/products/${product.id}` },
      { name: 'a service', path: `/services/${service.id}` },
    ],
  }
}
