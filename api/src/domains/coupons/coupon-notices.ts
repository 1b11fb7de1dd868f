import type { NotificationData } from '@haat/contract/domains/notifications.ts'
import type { Tx } from '#platform/database/database.ts'

/** How a shop is told of what staff do with its coupons. Coupons are below notifications, which know accounts and their carts. */
export interface CouponNotices {
  /** `key` is another one for each pause, and for each end of one. */
  tell(tx: Tx, vendorId: number, key: string, data: NotificationData['couponByStaff']): Promise<unknown>
}
