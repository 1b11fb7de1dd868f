import type { Address } from '@haat/contract/domains/addresses.ts'
import {
  commissionOfParcel,
  commissionVatRate,
  defaultCommissionRate,
} from '@haat/contract/domains/commission.rules.ts'
import { holdMinutes } from '@haat/contract/domains/orders.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import type { Services } from '#services.ts'
import type { RatesOfDay } from '#domains/commission/commission.service.ts'
import type { OrderRequest } from './place-order.service.ts'
import type { NewLine, NewOrder } from './placing.store.ts'
import { entriesOf, type Basis } from './quote.service.ts'

const minuteMs = 60_000

/** What the order keeps of an address: the shopper may change or delete theirs later. */
const addressOfOrder = ({
  name,
  phoneNumber,
  otherPhone,
  district,
  localLevel,
  ward,
  tole,
  landmark,
}: Address) => ({ name, phoneNumber, otherPhone, district, localLevel, ward, tole, landmark })

interface OrderParts {
  orderId: number
  basis: Basis
  body: OrderRequest
  /** The confirmation code of an order that is paid in cash. */
  code: string | undefined
}

export function newOrder({ encryption }: Services, { orderId, basis, body, code }: OrderParts): NewOrder {
  const { userId, address, coupon, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa } = basis
  return {
    id: orderId,
    userId,
    method: body.method,
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    couponCode: coupon?.code ?? null,
    district: address!.district,
    addressSealed: encryption.encrypt(JSON.stringify({ ...addressOfOrder(address!), note: body.note ?? '' })),
    buyerPanSealed: body.buyerPan === undefined ? null : encryption.encrypt(body.buyerPan),
    heldUntil: isGateway(body.method) ? new Date(Date.now() + holdMinutes * minuteMs) : null,
    confirmCodeSealed: code === undefined ? null : encryption.encrypt(code),
  }
}

export const newLines = (basis: Basis, rates: RatesOfDay['rates']) =>
  entriesOf(basis).map(({ variantId, vendorId, item, sku, returnDays, taxKind }) => ({
    variantId,
    vendorId,
    productId: item.productId,
    title: item.title,
    choice: item.choice,
    picture: item.picture,
    sku,
    pricePaisa: item.pricePaisa,
    quantity: item.quantity,
    returnDays,
    taxKind,
    commissionRate: rates[variantId] ?? defaultCommissionRate,
    bearsDiscount: basis.coupon?.variantIds.has(variantId) ?? true,
  }))

export const newParcels = ({ parcels, coupon }: Basis, lines: NewLine[], isOnline: boolean) =>
  parcels.map(
    ({ vendorId, entries, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, dueFrom, dueTo }) => ({
      vendorId,
      isVatRegistered: entries[0]!.isVatRegistered,
      state: isOnline ? ('awaitingPayment' as const) : ('placed' as const),
      goodsPaisa,
      discountPaisa,
      deliveryPaisa,
      totalPaisa,
      discountPayer: coupon?.payerVendorId === vendorId ? ('vendor' as const) : ('haat' as const),
      commissionVatRate,
      ...commissionOfParcel(
        { discountPaisa, commissionVatRate },
        lines.filter((line) => line.vendorId === vendorId),
      ),
      dueFrom,
      dueTo,
    }),
  )
