import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'

/** What an account asks of the room of orders, which knows accounts and not the other way round. */
export interface OrdersOfAccount {
  /** Everything somebody has bought, as they may take it along. */
  exportAll(services: Services, userId: string): Promise<unknown[]>
  /** Throws in words for the shopper while something is on its way, or money has to go back. */
  refuseWhileOpen(tx: Tx, userId: string): Promise<void>
}
