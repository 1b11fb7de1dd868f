import { mailState } from '#platform/mail/mail.store.ts'
import { isUnreachable } from '#platform/db/is-unreachable.ts'
import type { Services } from '#services.ts'
import { openPayments } from '../payments/payments.service.ts'

interface Figures {
  mail: Awaited<ReturnType<typeof mailState>>
  payments: Awaited<ReturnType<typeof openPayments>>
}
type Known = { isUp: true; figures: Figures } | { isUp: false; figures?: undefined }

/** However many ask, the database is asked this often. */
const keptMs = 5000

/** What only the database knows: two short questions, each answered from an index. */
export function createShopFigures({ db }: Pick<Services, 'db'>, onTrouble: (error: unknown) => void) {
  let known: { at: number; read: Promise<Known> } | undefined
  const read = async (): Promise<Known> => {
    try {
      const [mail, payments] = await Promise.all([mailState(db), openPayments(db)])
      return { isUp: true, figures: { mail, payments } }
    } catch (error) {
      // That it is away stands in the answer; anything else is ours to mend.
      if (!isUnreachable(error)) onTrouble(error)
      return { isUp: false }
    }
  }
  return (): Promise<Known> => {
    if (!known || Date.now() - known.at >= keptMs) known = { at: Date.now(), read: read() }
    return known.read
  }
}
