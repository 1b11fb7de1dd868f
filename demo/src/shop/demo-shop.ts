import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { toPicture } from '@haat/api/domains/pictures/pictures.service.ts'
import { demoCategories } from '../products/product-categories.ts'
import { demoProducts } from '../products/demo-products.ts'
import { demoServiceCategories } from '../services/service-categories.ts'
import { demoServices } from '../services/demo-services.ts'
import type { DemoCategory, PictureSpec } from './demo-types.ts'
import { demoVendors } from '../vendors/demo-vendors.ts'
import { demoPictureId, demoPictureRows } from '../pictures/picture-rows.ts'

export interface DemoShop {
  vendors: typeof demoVendors
  productCategories: DemoCategory[]
  serviceCategories: DemoCategory[]
  products: ReturnType<typeof demoProducts>
  services: typeof demoServices
  pictureRows: ReturnType<typeof demoPictureRows>
  picture(spec: PictureSpec, alt: Bilingual): Picture
}

/** All data of the demo shop. Its pictures are in the order in which visitors see them and are composed. */
export function demoShop(): DemoShop {
  const products = demoProducts()
  const departments = [...demoCategories, ...demoServiceCategories]
  const specs = [
    ...departments.flatMap((category) => category.picture ?? []),
    ...demoVendors.map((vendor) => vendor.banner),
    ...products.flatMap((product) => product.pictures.slice(0, 1)),
    ...demoServices.flatMap((service) => service.pictures.slice(0, 1)),
    ...demoServices.flatMap((service) => service.pictures.slice(1)),
    ...products.flatMap((product) => [
      ...product.pictures.slice(1),
      ...product.facts.map((fact) => fact.picture),
    ]),
  ]
  const pictureRows = demoPictureRows(specs)
  const rows = new Map(pictureRows.map((row) => [row.id, row]))
  return {
    vendors: demoVendors,
    productCategories: demoCategories,
    serviceCategories: demoServiceCategories,
    products,
    services: demoServices,
    pictureRows,
    picture(spec, alt) {
      const row = rows.get(demoPictureId(spec))
      if (!row) throw new Error(`The picture of ${spec.object} was not described`)
      return toPicture(row, alt)
    },
  }
}
