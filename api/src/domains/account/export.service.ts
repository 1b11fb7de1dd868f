import type { Services } from '#services.ts'
import { listAddresses } from '../addresses/addresses.service.ts'
import { exportCart } from '../cart/cart.service.ts'
import { listMessagesOf } from '../tickets/tickets.service.ts'
import { listWishlistItems } from '../wishlist/wishlist.service.ts'
import { getUserRow, toUser } from './account.service.ts'
import { listConsents, listEvents } from './account.store.ts'
import { deviceOf } from './device-name.ts'
import { findIdentityOfUser } from './identity.store.ts'
import { listSessionHistory } from './session.store.ts'

/** Everything that is kept about an account, in words a person can read and a computer too. */
export async function exportMyData(services: Services, userId: string) {
  const { db } = services
  const row = await getUserRow(db, userId)
  const identity = await findIdentityOfUser(db, userId)
  return {
    exportedAt: new Date().toISOString(),
    user: { ...toUser(services, row), hasPassword: row.passwordHash !== null },
    google: identity && { email: identity.email, linkedAt: identity.createdAt },
    consents: (await listConsents(db, userId)).map(({ contentKey, version, acceptedAt }) => ({
      document: contentKey,
      version,
      acceptedAt,
    })),
    signIns: (await listSessionHistory(db, userId)).map((session) => ({
      device: deviceOf(session.userAgent),
      way: session.way,
      ipAddress: session.ipAddress,
      signedInAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      endedAt: session.endedAt,
    })),
    events: (await listEvents(db, userId)).map(({ event, ipAddress, createdAt }) => ({
      event,
      ipAddress,
      at: createdAt,
    })),
    wishlist: (await listWishlistItems(db, userId)).map(({ product, savedPaisa, savedAt }) => ({
      productId: product.id,
      title: product.title,
      savedPaisa,
      savedAt,
    })),
    cart: await exportCart(db, userId),
    orders: await services.ordersOfAccount.exportAll(services, userId),
    addresses: await listAddresses(services, db, userId),
    // What somebody wrote under the same address without being signed in is not this person's.
    messagesToSupport: await listMessagesOf(services, userId),
  }
}
