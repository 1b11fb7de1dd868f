import type pg from 'pg'

/** The fields of the demo's products that are varied; everything else is copied. */
export interface ProductTemplate {
  id: number
  vendorId: number
  title: string
  titleNe: string
  variants: { id: number; price: number }[]
}

export interface Templates {
  products: ProductTemplate[]
  /** The ids of the demo's product vendors with those of their copies, the demo's own first. */
  vendorsLike: Map<number, number[]>
}

export async function readProductTemplates(client: pg.Client): Promise<ProductTemplate[]> {
  const { rows } = await client.query<ProductTemplate>(`
    select p.id::int, p.vendor_id::int as "vendorId", p.title, p.title_ne as "titleNe",
      json_agg(json_build_object('id', v.id, 'price', v.price) order by v.position) as variants
    from products p join product_variants v on v.product_id = p.id group by p.id order by p.id`)
  return rows
}
