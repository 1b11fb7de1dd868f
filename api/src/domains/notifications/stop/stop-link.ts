import { notificationKinds } from '@haat/contract/domains/notifications.rules.ts'
import type { NotificationKind } from '@haat/contract/domains/notifications.ts'
import { isFingerprint, type Encryption } from '#platform/secrets/encryption.ts'
import type { Services } from '#services.ts'

/** What a link in a mail stops: the mails of one kind, or the mail of the day with all that it holds. */
export interface StopTarget {
  userId: string
  vendorId: number | null
  kind: NotificationKind | 'daily'
}

const purpose = 'notification-stop'
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const textOf = ({ userId, vendorId, kind }: StopTarget) => `${userId}.${vendorId ?? 0}.${kind}`

export const stopToken = (encryption: Encryption, target: StopTarget) =>
  `${textOf(target)}.${encryption.fingerprint(purpose, textOf(target))}`

const isStoppable = (kind: string): kind is StopTarget['kind'] =>
  kind === 'daily' || notificationKinds.some((one) => one === kind)

/** Null for a link that we did not write. */
export function readStopToken(encryption: Encryption, token: string): StopTarget | null {
  const [userId = '', vendor = '', kind = '', by = ''] = token.split('.')
  if (!uuidPattern.test(userId) || !/^\d{1,15}$/.test(vendor) || !isStoppable(kind)) return null
  const target = { userId, vendorId: vendor === '0' ? null : Number(vendor), kind }
  return isFingerprint(encryption.fingerprints(purpose, textOf(target)), by) ? target : null
}

/** The address that a mail and its program know. */
export const stopLink = ({ config, encryption }: Services, target: StopTarget) =>
  `${config.siteUrl}/api/notifications/stop/${stopToken(encryption, target)}`
