import { randomInt, timingSafeEqual } from 'node:crypto'
import { confirmCodeDigits, doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'

const newCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0')

/** The code by which a shopper confirms an order that is paid in cash. */
export const newConfirmCode = () => newCode(confirmCodeDigits)
/** The code that a shopper tells the courier at the door. */
export const newDoorCode = () => newCode(doorCodeDigits)

/** Takes equally long for every code of the right length, so that the time tells nothing about it. */
export const isSameCode = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
