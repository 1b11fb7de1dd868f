import { readMailState } from '#platform/mail/mail.store.ts'
import { isUnreachable } from '#platform/database/errors/is-unreachable.ts'
import type { Services } from '#services.ts'
import { countOpenPayments } from '../payments/payments.service.ts'

interface Figures {
  mail: Awaited<ReturnType<typeof readMailState>>
  payments: Awaited<ReturnType<typeof countOpenPayments>>
}
type DatabaseFigures = { isUp: true; figures: Figures } | { isUp: false; figures?: undefined }

/** Figures are cached for this long, however many clients ask. */
const maxAgeMs = 5000

/** Figures from the database: two short queries, each answered from an index. */
export function createShopFigures({ db }: Pick<Services, 'db'>, onError: (error: unknown) => void) {
  let cached: { at: number; read: Promise<DatabaseFigures> } | undefined
  const read = async (): Promise<DatabaseFigures> => {
    try {
      const [mail, payments] = await Promise.all([readMailState(db), countOpenPayments(db)])
      return { isUp: true, figures: { mail, payments } }
    } catch (error) {
      // The answer says that the database is unreachable. Any other error is a mistake of ours and is reported.
      if (!isUnreachable(error)) onError(error)
      return { isUp: false }
    }
  }
  return (): Promise<DatabaseFigures> => {
    if (!cached || Date.now() - cached.at >= maxAgeMs) cached = { at: Date.now(), read: read() }
    return cached.read
  }
}
