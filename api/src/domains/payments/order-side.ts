import type { PaymentProblem } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import type { GatewayMethod } from '#platform/payments/payment-gateway.ts'

/** Money that came through a gateway for one try to pay. */
export interface Money {
  paymentId: string
  method: GatewayMethod
  amountPaisa: number
}

/** What the room of orders does when something is decided about money, in the same transaction. */
export interface OrderSide {
  /** Over: it was cancelled, or is paid by another try; then the money has to go back. */
  markPaid(tx: Tx, orderId: number, money: Money): Promise<'paid' | 'over'>
  /** One try failed or ran out; the order may have others. */
  paymentFailed?(tx: Tx, orderId: number): Promise<void>
  /** The gateway tells of money in a way that people have to look at. */
  paymentStrange?(
    tx: Tx,
    orderId: number,
    money: Money & { problem: PaymentProblem; reportedPaisa: number | null },
  ): Promise<void>
  /** Money came that is for nothing any more. */
  moneyOwed?(tx: Tx, orderId: number, money: Money): Promise<void>
  /** Some or all of it went back. */
  moneyReturned?(tx: Tx, orderId: number, money: Money & { taskId: number }): Promise<void>
}
