import {
  insertProducts,
  insertVariants,
  replacePrices,
} from '@haat/api/domains/catalogue/catalogue.service.ts'
import { tellMovement } from '@haat/api/domains/catalogue/stock/stock.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import { daysBefore, numberOf, type LoadContext } from '../shop/load-context.ts'
import type { DemoProduct } from '../shop/demo-types.ts'

const paisa = (rupees: number) => rupees * 100

/** So long ago the record of the stock began. */
const openingDays = 60

export async function loadProducts(tx: Tx, context: LoadContext) {
  const { products } = context.shop
  const ids = await insertProducts(
    tx,
    products.map((product) => rowOf(context, product)),
  )
  await tellMovement(tx, { at: daysBefore(context, openingDays) })
  const variants = products.flatMap((product, at) =>
    variantsOf(product, ids[at]!, numberOf(context.vendors, product.vendor)).map((variant) => ({
      ...variant,
      product,
    })),
  )
  const variantIds = await insertVariants(tx, variants)
  await replacePrices(
    tx,
    variants.flatMap((variant, index) => pricesOf(context, { ...variant, variantId: variantIds[index]! })),
  )
}

function rowOf({ shop, vendors, categories, now }: LoadContext, product: DemoProduct) {
  const { title, headline, description, warranty, origin, attributes } = product
  const prices = product.variants.map((variant) => variant.price ?? product.price)
  const price = paisa(Math.min(...prices))
  const oldPrice = product.oldPrice === undefined ? null : paisa(product.oldPrice)
  const stockLeft = product.variants.reduce((sum, variant) => sum + variant.stock, 0)
  return {
    vendorId: numberOf(vendors, product.vendor),
    categoryId: numberOf(categories, product.category),
    slug: product.slug,
    title: title.en,
    titleNe: title.ne,
    pictures: product.pictures.map((spec) => shop.picture(spec, title)),
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({
        ...value,
        pictureIndex: value.pictureIndex ?? null,
      })),
    })),
    story: {
      headline,
      description,
      warranty,
      origin,
      attributes,
      facts: product.facts.map((fact) => ({
        ...fact,
        picture: shop.picture(fact.picture, fact.label),
      })),
    },
    pricePaisa: price,
    oldPricePaisa: oldPrice,
    lowestPaisa: oldPrice === null ? null : lowestOf(product),
    discountPercent: oldPrice === null ? 0 : Math.round(((oldPrice - price) * 100) / oldPrice),
    colour: product.colour ?? null,
    isMadeInNepal: product.isMadeInNepal,
    isInStock: stockLeft > 0,
    stockLeft,
    variantCount: product.variants.length,
    soldCount: product.soldCount,
    returnDays: product.returnDays,
    taxKind: product.taxKind,
    minDays: product.minDays,
    maxDays: product.maxDays,
    isCashPossible: product.isCashPossible,
    createdAt: new Date(now.getTime() - product.ageDays * 86_400_000),
  }
}

/** In four of five reductions the price was never lower in the last thirty days; in the fifth it was. */
function lowestOf(product: DemoProduct): number {
  const price = paisa(Math.min(...product.variants.map((variant) => variant.price ?? product.price)))
  return product.soldCount % 5 === 0 ? Math.round((price * 0.93) / 1000) * 1000 : price
}

function variantsOf(product: DemoProduct, productId: number, vendorId: number) {
  return product.variants.map((variant, position) => ({
    vendorId,
    productId,
    sku: `${product.slug.slice(0, 24).toUpperCase()}-${productId}-${position + 1}`,
    values: variant.values,
    pricePaisa: paisa(variant.price ?? product.price),
    oldPricePaisa: product.oldPrice === undefined ? null : paisa(product.oldPrice),
    position,
    onHand: variant.stock,
  }))
}

interface PricedVariant {
  product: DemoProduct
  variantId: number
  vendorId: number
  pricePaisa: number
  oldPricePaisa: number | null
}

/** What was asked for a variant: the old price, the lowest one if it is lower than the present one, and the present price. */
function pricesOf(context: LoadContext, variant: PricedVariant) {
  const { product, variantId, vendorId, pricePaisa, oldPricePaisa } = variant
  const entry = (days: number, amount: number) => ({
    variantId,
    vendorId,
    since: daysBefore(context, days),
    pricePaisa: amount,
  })
  const isReduced = oldPricePaisa !== null && oldPricePaisa > pricePaisa
  const first = entry(Math.max(60, product.ageDays), isReduced ? oldPricePaisa : pricePaisa)
  if (!isReduced) return [first]
  const lowest = lowestOf(product)
  return lowest < pricePaisa
    ? [first, entry(21, lowest), entry(9, pricePaisa)]
    : [first, entry(9, pricePaisa)]
}
