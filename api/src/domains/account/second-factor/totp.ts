import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { maxRecoveryCodes, secondFactorDigits } from '@haat/contract/domains/account.second-factor.rules.ts'

const periodSeconds = 30
/** The clock of a phone may be one time step fast or slow. */
const clockDriftSteps = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Haat',
    label,
    algorithm: 'SHA1',
    digits: secondFactorDigits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The text of the QR code that an authenticator app scans. */
export const totpUri = (secret: string, label: string) => totpOf(secret, label).toString()

/** The time step that a code belongs to; null for a wrong code. */
export function stepOfCode(secret: string, code: string, timestamp = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: clockDriftSteps, timestamp })
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}

export interface TotpCode {
  code: string
  step: number
  secondsLeft: number
}

/** The code that an authenticator app shows at a moment. */
export function codeAt(secret: string, timestamp = Date.now()): TotpCode {
  return {
    code: totpOf(secret).generate({ timestamp }),
    step: TOTP.counter({ period: periodSeconds, timestamp }),
    secondsLeft: Math.ceil(TOTP.remaining({ period: periodSeconds, timestamp }) / 1000),
  }
}

/** Without letters and digits that are easily confused, such as o and 0. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupCount = 4
const groupLength = 4

const newGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
const newRecoveryCode = () => Array.from({ length: groupCount }, newGroup).join('-')

/** Each code has nearly 80 random bits, too many to guess, so a fast hash is enough to store them. */
export const newRecoveryCodes = () => Array.from({ length: maxRecoveryCodes }, newRecoveryCode)

/** Removes what people add when they type a recovery code: capitals, spaces and dashes. */
export const normalizeRecoveryCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '')
