import type { PaymentMethod, PaymentProblem } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { GatewayMethod } from '#platform/payments/payment-gateway.ts'

/** Money that came through a gateway for one payment. */
export interface Money {
  paymentId: string
  method: GatewayMethod
  amountPaisa: number
}

/** What orders do when payments decide something about money, in the same transaction. */
export interface PaymentEvents {
  /** Returns `over` if the order was cancelled or is paid by another payment: the money then has to go back. */
  markPaid(tx: Tx, orderId: number, money: Money): Promise<'paid' | 'over'>
  /** One payment failed or expired; the order may have others. */
  onPaymentFailed?(tx: Tx, orderId: number): Promise<void>
  /** The gateway reports money in a way that staff have to look at. */
  onPaymentProblem?(
    tx: Tx,
    orderId: number,
    money: Money & { problem: PaymentProblem; reportedPaisa: number | null },
  ): Promise<void>
  /** Money came for an order that takes none any more. */
  onRefundDue?(tx: Tx, orderId: number, money: Money): Promise<void>
  /** Some or all of the money was sent back: through a gateway, or otherwise where it had been paid at the door. */
  onRefunded?(
    tx: Tx,
    orderId: number,
    money: Pick<Money, 'amountPaisa'> & { method: PaymentMethod; taskId: number },
  ): Promise<void>
}
