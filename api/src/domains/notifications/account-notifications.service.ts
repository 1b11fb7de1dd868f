import type { NotificationsOfAccount } from '../account/account-holdings.ts'
import { deleteChoicesOf, listChoices } from './choices.store.ts'
import { deleteNotificationsOf, listAllOf } from './notifications.store.ts'

export const notificationsOfAccount: NotificationsOfAccount = {
  async exportAll({ db }, userId) {
    const rows = await listAllOf(db, userId)
    const choices = await listChoices(db, userId)
    return {
      told: rows.map(({ kind, data, createdAt, readAt }) => ({ kind, data, at: createdAt, readAt })),
      choices: choices.map(({ kind, vendorId, mail, isStopped }) => ({
        kind,
        isOfShop: vendorId !== null,
        mail,
        isStopped,
      })),
    }
  },
  async deleteAll(tx, userId) {
    await deleteNotificationsOf(tx, userId)
    await deleteChoicesOf(tx, userId)
  },
}
