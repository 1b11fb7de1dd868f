import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseRawJson } from './raw-json.ts'

export const requestFields = ['total_amount', 'transaction_uuid', 'product_code'] as const
export const returnFields = [
  'transaction_code',
  'status',
  'total_amount',
  'transaction_uuid',
  'product_code',
  'signed_field_names',
] as const

/** The signature covers "name=value,name=value" in the order of the names. */
export const signEsewa = (secret: string, fields: readonly string[], values: Record<string, string>) =>
  createHmac('sha256', secret)
    .update(fields.map((name) => `${name}=${values[name]}`).join(','))
    .digest('base64')

export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const maxLength = 4096

/** Browsers turn a plus in an address into a space, and some senders use the URL-safe alphabet of Base64. */
function decode(data: string): string | undefined {
  const base64 = data.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  if (base64.length > maxLength || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined
  return Buffer.from(base64, 'base64').toString('utf8')
}

/**
 * Reads what eSewa appends to the return address, if all of it is signed. The list of signed fields comes from
 * the address: fewer than all of them would be a signature over something else.
 */
export function readSignedReturn(secret: string, data: string): Record<string, string> | undefined {
  const parsed = parseRawJson(decode(data) ?? '')
  if (!parsed) return undefined
  const values = Object.fromEntries(
    Object.entries(parsed).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
  const names = (values['signed_field_names'] ?? '').split(',')
  const isWhole = names.length === returnFields.length && returnFields.every((name) => names.includes(name))
  const isThere = returnFields.every((name) => values[name] !== undefined)
  if (!isWhole || !isThere) return undefined
  return isSameSignature(values['signature'] ?? '', signEsewa(secret, names, values)) ? values : undefined
}
