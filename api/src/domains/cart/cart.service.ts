import { maxCartLines } from '@haat/contract/domains/cart.rules.ts'
import type { Cart, CartGood } from '@haat/contract/domains/cart.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import type { Tx } from '#platform/database/database.ts'
import { refusalIn } from '#platform/database/errors/refusal-in.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { findDefaultDistrict } from '../addresses/addresses.service.ts'
import { normalizeCouponCode, evaluateCoupon } from '../coupons/coupons.service.ts'
import { deliveryOf } from '../delivery/delivery.service.ts'
import { deliversToDistrict, suspendedVendorError } from '../vendors/vendors.service.ts'
import { toCouponLine, willBeBought, listCartEntries, type CartEntry } from './cart-entries.service.ts'
import { deleteMergesOf } from './cart-merges.store.ts'
import { cartSums } from './cart-sums.ts'
import {
  chooseLine,
  chooseLines,
  deleteCouponCode,
  deleteLines,
  findCouponCode,
  setCouponCode,
  setLine,
} from './cart.store.ts'

export { typedCouponCode, cartLineFacts, chosenVariants, takeCartLinesSql, lockCart } from './cart.store.ts'

const homeDistrict = 'kathmandu'
const piecesOf = (entries: { item: { quantity: number } }[]) =>
  entries.reduce((sum, { item }) => sum + item.quantity, 0)

export async function getCart(db: Tx, userId: string): Promise<Cart> {
  const entries = await listCartEntries(db, userId)
  const bought = entries.filter(willBeBought)
  const coupon = await couponOf(db, userId, bought)
  const own = await findDefaultDistrict(db, userId)
  const district = own ?? homeDistrict
  const delivery = deliveryOf(district)
  const { parcels: _parcels, ...sums } = cartSums(bought, delivery, coupon)
  return {
    items: entries.map((entry) => ({
      ...entry.item,
      delivery: deliversToDistrict(entry, district) ? addDays(delivery.extraDays, entry.item.delivery) : null,
    })),
    itemCount: piecesOf(entries),
    chosenCount: piecesOf(bought),
    coupon: coupon
      ? { code: coupon.code, discountPaisa: coupon.discountPaisa, refusal: coupon.refusal }
      : null,
    ...sums,
    freeFromPaisa: delivery.freeFromPaisa,
    district,
    districtName: districts.find(({ slug }) => slug === own)?.name ?? null,
    feePaisa: delivery.feePaisa,
    extraDays: delivery.extraDays,
    maxCashPaisa: delivery.maxCashPaisa,
  }
}

/** Adds the days that delivery to the shopper's district takes longer. */
const addDays = (days: number, { minDays, maxDays }: CartGood['delivery']) => ({
  minDays: minDays + days,
  maxDays: maxDays + days,
})

async function couponOf(db: Tx, userId: string, bought: CartEntry[]) {
  const code = await findCouponCode(db, userId)
  if (code === null) return undefined
  const lines = bought.map(toCouponLine)
  return { ...(await evaluateCoupon(db, { code, userId, lines, at: new Date() })), code }
}

/** Sets how many pieces of a variant are in the cart: as many as wanted, or as many as there are. */
export async function setCartItem(db: Tx, userId: string, variantId: number, wanted: number) {
  const { available, suspended, isFull, quantity, itemCount } = await setLine(
    db,
    userId,
    variantId,
    wanted,
  ).catch((error: unknown) => {
    // Another tab added the last line that the cart had room for at the same moment.
    throw refusalIn(error) === 'cart full' ? cartFullError() : error
  })
  if (quantity !== null) return { quantity, itemCount }
  if (available === null) throw new ApiError('NOT_FOUND', 'This is not sold at the moment.')
  if (suspended) throw suspendedVendorError(suspended)
  if (available <= 0) throw new ApiError('CONFLICT', 'This is sold out.')
  if (!isFull) throw new Error(`Nothing was written for the variant ${variantId}`)
  throw cartFullError()
}

const cartFullError = () => new ApiError('CONFLICT', `A cart holds at most ${maxCartLines} different things.`)

export async function chooseCartItem(db: Tx, userId: string, variantId: number, isChosen: boolean) {
  if (!(await chooseLine(db, userId, variantId, isChosen))) throw notFound('This in your cart')
  return getCart(db, userId)
}

export async function chooseCartItems(db: Tx, userId: string, variantIds: number[]) {
  await chooseLines(db, userId, variantIds)
  return getCart(db, userId)
}

export const removeCartItem = async (db: Tx, userId: string, variantId: number) => ({
  itemCount: await deleteLines(db, userId, [variantId]),
})

export async function setCartCoupon(db: Tx, userId: string, typed: string) {
  await setCouponCode(db, userId, normalizeCouponCode(typed))
  return getCart(db, userId)
}

export async function removeCartCoupon(db: Tx, userId: string) {
  await deleteCouponCode(db, userId)
  return getCart(db, userId)
}

export const exportCart = async (db: Tx, userId: string) => ({
  items: (await listCartEntries(db, userId)).map(({ item: { productId, title, choice, quantity } }) => ({
    productId,
    title,
    choice,
    quantity,
  })),
  coupon: await findCouponCode(db, userId),
})

export async function deleteCart(tx: Tx, userId: string) {
  await deleteMergesOf(tx, userId)
  await deleteLines(tx, userId)
  await deleteCouponCode(tx, userId)
}
