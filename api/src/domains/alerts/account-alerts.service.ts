import type { AlertsOfAccount } from '../account/account-holdings.ts'
import { alertListOf } from './alerts.service.ts'
import { deleteAlertsOf } from './alerts.store.ts'

export const alertsOfAccount: AlertsOfAccount = {
  async exportAll({ db }, userId) {
    const { waiting, following } = await alertListOf(db, userId)
    return {
      waitingFor: waiting.map(({ product, choice, since }) => ({
        productId: product.id,
        title: product.title,
        choice,
        since,
      })),
      following: following.map(({ shop, since }) => ({ shop: shop.slug, name: shop.name, since })),
    }
  },
  deleteAll: deleteAlertsOf,
}
