import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'

export interface OrdersOfAccount {
  /** Everything that the person has bought, in a form that they may take along. */
  exportAll(services: Services, userId: string): Promise<unknown[]>
  /** Throws a refusal that the shopper reads while a parcel is under way or money has to be sent back. */
  refuseWhileOpen(tx: Tx, userId: string): Promise<void>
}

export interface TicketsOfAccount {
  /** The conversations with support that the person began while signed in, as far as they may see them. */
  exportAll(services: Services, userId: string): Promise<unknown[]>
  /** Writes the new address of the account on its tickets. */
  changeEmail(tx: Tx, userId: string, email: string): Promise<void>
  /** Takes the account off its tickets and writes `email`, an address of nobody, on them. */
  detach(tx: Tx, userId: string, email: string): Promise<void>
}

export interface MembershipsOfAccount {
  /** The shops that the person belongs or belonged to. */
  exportAll(services: Services, userId: string): Promise<unknown[]>
  /** Throws a refusal that the person reads while a shop would be left without an owner. */
  refuseWhileOnlyOwner(tx: Tx, userId: string): Promise<void>
  /** Ends every membership, and writes `email`, an address of nobody, where the person's own stood. */
  endAll(services: Services, tx: Tx, userId: string, email: string): Promise<void>
}

export interface ApplicationsOfAccount {
  /** The applications to open a shop, with what was written in them and how they went. */
  exportAll(services: Services, userId: string): Promise<unknown[]>
  /** Withdraws what is not over, and has everything erased that became no shop. */
  endAll(services: Services, tx: Tx, userId: string): Promise<void>
}

export interface AlertsOfAccount {
  /** What the person waits for, and the shops that they follow. */
  exportAll(services: Services, userId: string): Promise<unknown>
  deleteAll(tx: Tx, userId: string): Promise<void>
}

export interface NotificationsOfAccount {
  /** What the person was told and has not been deleted yet, and what they chose about it. */
  exportAll(services: Services, userId: string): Promise<unknown>
  deleteAll(tx: Tx, userId: string): Promise<void>
}

export interface ReviewsOfAccount {
  /** What the person wrote about things and shops, what they found helpful, and how many photos they sent. */
  exportAll(services: Services, userId: string): Promise<unknown>
  /** Reviews stay without their author; votes go, and photos that are in no review. */
  detach(tx: Tx, userId: string): Promise<void>
}

export interface QuestionsOfAccount {
  /** What the person asked about things and answered. */
  exportAll(services: Services, userId: string): Promise<unknown>
  /** Leaves questions and answers without their author, and takes back what nobody answered. */
  detach(tx: Tx, userId: string): Promise<void>
}

/**
 * What other domains hold of a person. Those domains import account, so account cannot import them: they implement
 * these interfaces, and connect-domains.ts hands them in.
 */
export interface AccountHoldings {
  alerts: AlertsOfAccount
  memberships: MembershipsOfAccount
  applications: ApplicationsOfAccount
  notifications: NotificationsOfAccount
  orders: OrdersOfAccount
  reviews: ReviewsOfAccount
  questions: QuestionsOfAccount
  tickets: TicketsOfAccount
}
