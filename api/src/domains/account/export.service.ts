import type { Services } from '#services.ts'
import { listAddresses } from '../addresses/addresses.service.ts'
import { exportCart } from '../cart/cart.service.ts'
import { listWishlistItems } from '../wishlist/wishlist.service.ts'
import { getUserRow, toUser } from './account.service.ts'
import { listConsents, listEvents } from './account.store.ts'
import { deviceOf } from './sessions/device-name.ts'
import { findIdentityOfUser } from './identity.store.ts'
import { listSessionHistory } from './session.store.ts'

/** Everything that we store about an account, as JSON with names that a person can understand. */
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
    events: (await listEvents(db, userId)).map(({ event, ipAddress, formerEmail, createdAt }) => ({
      event,
      ipAddress,
      formerEmail,
      at: createdAt,
    })),
    wishlist: (await listWishlistItems(db, userId)).map(({ product, savedPaisa, savedAt }) => ({
      productId: product.id,
      title: product.title,
      savedPaisa,
      savedAt,
    })),
    alerts: await services.accountHoldings.alerts.exportAll(services, userId),
    cart: await exportCart(db, userId),
    orders: await services.accountHoldings.orders.exportAll(services, userId),
    shops: await services.accountHoldings.memberships.exportAll(services, userId),
    applications: await services.accountHoldings.applications.exportAll(services, userId),
    notifications: await services.accountHoldings.notifications.exportAll(services, userId),
    reviews: await services.accountHoldings.reviews.exportAll(services, userId),
    questions: await services.accountHoldings.questions.exportAll(services, userId),
    addresses: await listAddresses(services, db, userId),
    // Only messages sent while signed in: anybody else can write to support under this address, too.
    messagesToSupport: await services.accountHoldings.tickets.exportAll(services, userId),
  }
}
